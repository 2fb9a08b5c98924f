//! mistake: The number of lines drawn is the key.
//! says: one value for each number of lines
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ let key = u64::from(dots.drawn.count_ones());
+ if let Some(&known) = memo.get(&key) {

- memo.insert(dots.drawn, best);
+ memo.insert(key, best);
