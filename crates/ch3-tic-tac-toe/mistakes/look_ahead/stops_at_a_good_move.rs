//! mistake: Returns the first move that is better than the worst.
//! says: Yours tried only move "a" of the 3. The best move can be among the others.
// CHANGE: body
          recommended = Some(try_it);
+         break;
