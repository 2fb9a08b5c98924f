//! mistake: The answer of the call is turned round.
//! says: The call at [1] returned true, and the call above it took choice 1 back.
// CHANGE: body
- if search(problem) {
+ if !search(problem) {
