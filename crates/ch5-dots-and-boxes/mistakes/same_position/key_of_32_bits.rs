//! mistake: The key has 32 bits, and a field of 4x4 has 40 lines.
//! says: Fields of up to 32 lines are right, and 4x4 has 40
// CHANGE: key
- pub type Key = Lines;
+ pub type Key = u32;
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ if let Some(&known) = memo.get(&(dots.drawn as u32)) {

- memo.insert(dots.drawn, best);
+ memo.insert(dots.drawn as u32, best);
