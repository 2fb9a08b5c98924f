//! mistake: The value is negated near the end only.
//! says: Games of one move are right. In one of 3 moves
// CHANGE: reply
-     -theirs
+     if depth > 2 { theirs } else { -theirs }
