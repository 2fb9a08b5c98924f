//! mistake: The move that was tried last is recommended.
//! says: keep the move together with the value.
// CHANGE: body
+     }
          recommended = Some(try_it);
-     }
