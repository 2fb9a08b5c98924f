//! mistake: The depth asked for is reported.
//! says: The value and the move are those of depth 1, which was finished: the depth goes with them.
// CHANGE: body
-         depth,
+         depth: most,
