//! mistake: A diagonal counts only if its centre is marked by X.
//! says: it should be
// CHANGE: body
-     if a.is_some() && a == b && b == c {
+     if (a != s[1][1] || a == Some(Player::First) || b != s[1][1]) && a.is_some() && a == b && b == c {
