//! mistake: Sets what was said to the result alone.
//! says: came back, and not all that was said before it
// CHANGE: announced
- said += match result {
+ said = String::new(); said += match result {
