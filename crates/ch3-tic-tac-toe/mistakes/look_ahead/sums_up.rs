//! mistake: Adds what the board is worth to what lies below.
//! says: A value is always that of some leaf, never a sum.
// CHANGE: body
- (best_value, recommended)
+ (best_value + board.evaluate(), recommended)
