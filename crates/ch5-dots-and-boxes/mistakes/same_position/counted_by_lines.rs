//! mistake: The number of lines is the key.
//! says: one value for each number of lines
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ if let Some(&known) = memo.get(&u64::from(dots.drawn.count_ones())) {

- memo.insert(dots.drawn, best);
+ memo.insert(u64::from(dots.drawn.count_ones()), best);
