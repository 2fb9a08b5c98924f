//! mistake: The boxes of a move are all that are closed now and that nobody has.
//! says: No box was closed by this line, so the turn passes. The closed box here was closed before: only a box that this line closes gives a turn.
// CHANGE: next
-     let closed = closed_by(board.size, board.drawn, line.number());
+     let drawn = board.drawn | 1 << line.number();
+     let around = |box_: usize| crate::boxes::sides(board.size, box_ / board.size.cols, box_ % board.size.cols);
+     let is_closed = |&box_: &usize| around(box_).iter().all(|&side| drawn & 1 << side != 0);
+     let all: u32 = (0..board.size.boxes()).filter(is_closed).map(|box_| 1 << box_).sum();
+     let closed = all & !(board.taken[0] | board.taken[1]);
