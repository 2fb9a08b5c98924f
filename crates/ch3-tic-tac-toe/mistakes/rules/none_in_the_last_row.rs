//! mistake: The last row is forgotten.
//! says: is empty and is not there
// CHANGE: moves
- (0..3)
+ (0..2)
