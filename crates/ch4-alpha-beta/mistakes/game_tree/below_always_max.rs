//! mistake: Every call below says that MAX moves.
//! says: Level 1 below MAX is MIN's, and yours takes the largest there as well.
// CHANGE: body
-     let theirs = valuation(child, mover.other());
+     let theirs = valuation(child, Player::First);
