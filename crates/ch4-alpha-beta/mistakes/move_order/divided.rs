//! mistake: A value is made small.
//! says: Yours gives 3, 8 and 5 the same rank, and values far apart different ones
// CHANGE: by_value
- let value = board.play(mv).evaluate();
+ let value = board.play(mv).evaluate() / 10;
