//! mistake: Where a move is better, the reply is asked for once more.
//! says: look_ahead on the empty board at depth 9: yours played more than 1 099 890 moves, and it should play 549 945 at most. Some boards
//! judged: calls of look_ahead, and
// CHANGE: body
-             best_value = value;
+             best_value = look_ahead(&new_board, depth - 1).0;
