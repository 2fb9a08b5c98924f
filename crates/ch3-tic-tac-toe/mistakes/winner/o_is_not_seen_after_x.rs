//! mistake: Gives up on O when X has a mark on any line.
//! says: Yours finds the lines of X alone
// CHANGE: body
-     if a.is_some() && a == b && b == c {
+     if a == Some(Player::First) && a == b && b == c {
