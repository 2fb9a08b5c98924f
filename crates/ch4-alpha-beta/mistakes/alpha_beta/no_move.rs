//! mistake: The move is forgotten.
//! says: no move is recommended: keep the move together with the value.
// CHANGE: body
-         recommended = Some(try_it);
+         recommended = None;
