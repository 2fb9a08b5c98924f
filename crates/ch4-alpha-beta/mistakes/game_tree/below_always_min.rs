//! mistake: Every call below says that MIN moves.
//! says: Level 1 below MIN is MAX's, and yours takes the smallest there as well.
// CHANGE: body
-     let theirs = valuation(child, mover.other());
+     let theirs = valuation(child, Player::Second);
