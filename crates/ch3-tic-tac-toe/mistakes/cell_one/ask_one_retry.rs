//! mistake: Asks twice and gives up.
//! says: Yours passes over one word that will not do, and here it gave up: go on until a cell will do or the input has ended.
// CHANGE: asked
- loop {
+ for _ in 0..2 {

      }
  }
+ None
