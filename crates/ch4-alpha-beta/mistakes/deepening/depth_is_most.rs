//! mistake: The depth asked for is reported.
//! says: The value and the move are those of depth 1, which was finished, and you say depth 3: the depth goes with them.
// CHANGE: body
-         depth,
+         depth: most,
