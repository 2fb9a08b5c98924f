//! mistake: Stores no 0.
//! says: No board that is worth 0 is known afterwards: 0 is a value too, so store it.
// CHANGE: value
- known.insert(board.clone(), best);
+ if best != 0 { known.insert(board.clone(), best); }
