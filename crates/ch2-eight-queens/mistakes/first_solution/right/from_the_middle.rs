//! right: The columns are tried from the middle outwards.
// CHANGE: body
- for col in 0..n {
+ let mut cols: Vec<usize> = (0..n).collect();
+ cols.sort_by_key(|col| col.abs_diff(n / 2));
+ for col in cols {
