//! mistake: Nothing is left of a loop of four.
//! says: A loop of four can be left whole
// CHANGE: body
- if !chain.is_long() {
+ if !chain.is_long() || chain.boxes == 4 && chain.is_loop {
