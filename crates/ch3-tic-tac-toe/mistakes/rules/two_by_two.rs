//! mistake: The ranges end too early.
//! says: Cell 3 is empty and is not there.
// CHANGE: moves
- (0..3)
-     .flat_map(|row| (0..3).map(move |col| Move { row, col }))
+ (0..2)
+     .flat_map(|row| (0..2).map(move |col| Move { row, col }))
