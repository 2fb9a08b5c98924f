//! mistake: A value is made small.
//! says: In yours 3, 8 and 5 have one rank, and values far apart have not
// CHANGE: by_value
- let value = board.play(mv).evaluate();
+ let value = board.play(mv).evaluate() / 10;
