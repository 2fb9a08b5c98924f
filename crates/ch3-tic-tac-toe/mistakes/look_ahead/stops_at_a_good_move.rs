//! mistake: Returns the first move that is better than the worst.
//! says: Yours tried only a of the 3 moves: try them all before you answer.
// CHANGE: body
          recommended = Some(try_it);
+         break;
