//! mistake: The margin of the whole game is kept, and the rest is returned.
//! says: twice with one memo, yours returned 0 first and then 1. You keep the boxes taken before as well, and they should not count.
// CHANGE: body
- memo.insert(dots.drawn, best);
+ let margin = board.evaluate();
+ let lead = if dots.to_move == game::Player::First { margin } else { -margin };
+ memo.insert(dots.drawn, best + lead);
