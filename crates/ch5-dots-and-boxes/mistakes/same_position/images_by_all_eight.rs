//! mistake: The key is the smallest image of all eight, also on a field that is not square.
//! says: a field that is not square has only four images, and its columns never become rows.
// CHANGE: body
- if let Some(&known) = memo.get(&dots.drawn) {
+ let images = crate::symmetry::Symmetry::all().map(|it| it.image(dots.size, dots.drawn));
+ let key = images.min().unwrap_or(dots.drawn);
+ if let Some(&known) = memo.get(&key) {

- memo.insert(dots.drawn, best);
+ memo.insert(key, best);
