//! mistake: Asks the question once, before the loop.
//! says: yours did not ask again after "abc", and it should ask before each line.
// CHANGE: body
- loop {

+ loop {
      line.clear(); // read_line appends
