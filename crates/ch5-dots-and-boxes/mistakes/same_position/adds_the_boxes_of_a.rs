//! mistake: The first player's boxes are added, whoever moves.
//! says: the boxes that A has count.
// CHANGE: body
-         dots.closes(line) + rest
+         new_board.dots().taken[0].count_ones() as Value + rest
