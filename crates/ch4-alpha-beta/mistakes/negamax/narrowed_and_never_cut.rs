//! mistake: Alpha is raised, and the loop goes on to the last move.
//! says: yours reads the 35, and the 40 has closed the window before it.
// CHANGE: negamax
-         if alpha >= beta {
-             break;
-         }
