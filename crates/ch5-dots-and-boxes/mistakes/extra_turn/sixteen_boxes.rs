//! mistake: The boxes that a line closes are kept in sixteen bits.
//! says: On fields of up to 16 boxes all is well, and the boxes from number 16 on give no extra turn: a set of boxes is a Boxes, which is a u32.
// CHANGE: next
-     let closed = closed_by(board.size, board.drawn, line.number());
+     let closed = closed_by(board.size, board.drawn, line.number()) & 0xffff;
