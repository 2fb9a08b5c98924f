//! mistake: Asks the question once, before the loop.
//! says: after "abc" the question does not come again: ask before each line.
// CHANGE: body
- loop {

+ loop {
      line.clear(); // read_line appends
