//! mistake: When all choices have failed, the answer is true.
//! says: search on []: yours returned true, and it should be false.
// CHANGE: body
- false
+ true
