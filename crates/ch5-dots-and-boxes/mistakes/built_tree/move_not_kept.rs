//! mistake: The move that led to a node is not written down.
//! says: Into a new node goes the move that led to its board.
// CHANGE: body
-         mv: Some(mv),
+         mv: None,
