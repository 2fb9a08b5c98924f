//! mistake: What MAX is sure of is returned, whoever moves.
//! says: Yours gives back an end of its window.
// CHANGE: body
- (best_value, recommended)
+ (alpha, recommended)
