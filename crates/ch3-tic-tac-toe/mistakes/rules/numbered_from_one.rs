//! mistake: Rows and columns from 1 to 3.
//! says: rows and columns are 0, 1 and 2.
// CHANGE: moves
- (0..3)
-     .flat_map(|row| (0..3).map(move |col| Move { row, col }))
+ (1..=3)
+     .flat_map(|row| (1..=3).map(move |col| Move { row, col }))
