//! mistake: Asks twice and gives up.
//! says: One word that will not do you pass over, and here you gave up
// CHANGE: asked
- loop {
+ for _ in 0..2 {

      }
  }
+ None
