//! mistake: A player who is to move when the game is over has lost; at depth 0 all is right.
//! says: In yours 7 and −7 are both −7 for MAX.
// CHANGE: leaf
  let value = match board.to_move() {
+     _ if board.done() => -board.evaluate().abs(),
