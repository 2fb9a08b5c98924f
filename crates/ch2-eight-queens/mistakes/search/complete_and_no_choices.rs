//! mistake: Only a complete state without choices is taken for a solution.
//! says: search on [[], *[*]]
// CHANGE: body
- if problem.is_complete() {
+ if problem.is_complete() && problem.choices().is_empty() {
