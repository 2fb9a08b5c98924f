//! mistake: What the board says is returned, and the best value only found.
//! says: Yours returns what the board says as it stands.
// CHANGE: body
- (best_value, recommended)
+ (board.evaluate(), recommended)
