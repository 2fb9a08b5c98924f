//! mistake: MAX compares, and MIN takes what comes last.
//! says: MIN keeps the last child in yours, and not the smallest.
// CHANGE: body
-         Player::Second => value.min(theirs),
+         Player::Second => theirs,
