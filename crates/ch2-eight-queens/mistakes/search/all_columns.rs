//! mistake: All columns are offered, free or not.
//! says: These are all columns. Leave out those that are not free
// CHANGE: choices
- (0..n)
-     .filter(|&col| self.free.is_free(self.row, col))
-     .collect()
+ (0..n).collect()
