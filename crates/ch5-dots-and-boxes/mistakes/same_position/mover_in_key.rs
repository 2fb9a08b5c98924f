//! mistake: Who moves is part of the key.
//! says: Is there more in the key than decides the rest?
//! says: whoever took the boxes and whoever moves
// ANCHOR: key
pub type Key = (Lines, game::Player);
// ANCHOR_END: key
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ if let Some(&known) = memo.get(&(dots.drawn, dots.to_move)) {

- memo.insert(dots.drawn, best);
+ memo.insert((dots.drawn, dots.to_move), best);
