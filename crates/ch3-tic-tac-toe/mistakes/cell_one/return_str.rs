//! mistake: Sets what was said to the result alone.
//! says: Add it to the end of `said`.
// CHANGE: announced
- said += match result {
+ said = String::new(); said += match result {
