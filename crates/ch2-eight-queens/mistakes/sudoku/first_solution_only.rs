//! mistake: It stops at the first solution.
//! says: there was more to try
// CHANGE: body
- if found == most {
+ if found > 0 {
