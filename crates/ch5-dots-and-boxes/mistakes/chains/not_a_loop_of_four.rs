//! mistake: Nothing is left of a loop of four.
//! says: Of a loop of four all can be left, too
// CHANGE: body
- if !chain.is_long() {
+ if !chain.is_long() || chain.boxes == 4 && chain.is_loop {
