//! mistake: The answers of all lines are collected before one yes is looked for.
//! says: at_least(1x3, 1): yours played 1 433 boards, and it should be 400 at most. At the first board of at_least(1x3, −1) alone, yours tries
//! judged: suffice
// CHANGE: search
-     let answer = board
-         .legal_moves()
-         .any(|line| !at_least(&board.play(line), 1 - t, table));
+     let answers: Vec<bool> = board.legal_moves().map(|line| at_least(&board.play(line), 1 - t, table)).collect();
+     let answer = answers.contains(&false);
