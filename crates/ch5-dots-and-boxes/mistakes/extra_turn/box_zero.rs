//! mistake: Whether box 0 was closed decides.
//! says: you look for box 0 alone
// CHANGE: next
- if closed == 0 {
+ if closed & 1 == 0 {
