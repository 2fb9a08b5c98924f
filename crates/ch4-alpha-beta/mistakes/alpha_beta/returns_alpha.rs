//! mistake: What MAX is sure of is returned, whoever moves.
//! says: yours gives back an end of its window.
// CHANGE: body
-         break; // whoever can avoid this board will
+         break;

- (best_value, recommended)
+ (alpha, recommended)
