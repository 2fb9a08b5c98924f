//! mistake: Stores the value under the board after the move.
//! says: Remember values, each under its own board: the empty one is not known afterwards.
// CHANGE: value
          best = value;
+         known.insert(board.play(mv), best);

- known.insert(board.clone(), best);
