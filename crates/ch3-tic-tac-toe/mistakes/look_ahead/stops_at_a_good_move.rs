//! mistake: Returns the first move that is better than the worst.
//! says: Of the 3 moves yours tried only move a. The best move can be among the others.
// CHANGE: body
          recommended = Some(try_it);
+         break;
