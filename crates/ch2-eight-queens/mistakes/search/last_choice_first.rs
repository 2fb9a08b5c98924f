//! mistake: The choices are tried from the last to the first.
//! says: choice 2 was tried before choice 1
// CHANGE: body
- for choice in problem.choices() {
+ for choice in problem.choices().into_iter().rev() {
