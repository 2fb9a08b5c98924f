//! mistake: A game that is over keeps the value that the search began with.
//! says: a game that is over is worth what its board evaluates to.
// CHANGE: value
-     board.evaluate()
+     board.worst_case()
