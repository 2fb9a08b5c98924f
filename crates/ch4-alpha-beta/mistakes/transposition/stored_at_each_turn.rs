//! mistake: The value is stored at each turn of the loop.
//! says: look at with_table, which was given: it stores when the loop is over
// CHANGE: with_table
+         table.store(board, depth, alpha, beta, (best_value, recommended));
          let (value, _reply) = with_table(&board.play(try_it), depth - 1, low, high, table);

-     table.store(board, depth, alpha, beta, (best_value, recommended));
