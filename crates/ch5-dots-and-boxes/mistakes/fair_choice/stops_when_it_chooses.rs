//! mistake: The loop ends as soon as chance chooses a move.
//! says: your program ends after 2 of the 4 moves
// CHANGE: body
              chosen = Some(mv);
+             break;
          }
