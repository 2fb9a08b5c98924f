//! mistake: Every line is played twice.
//! says: was played twice from one position
// CHANGE: body
+     let _ = board.play(line);
      let rest = same_position(&new_board, memo);
