//! mistake: The rest is stored from A's side under the lines alone.
//! says: What is stored is A's, and it is looked up for both
// CHANGE: body
-     return known;
+     return if dots.to_move == game::Player::First { known } else { -known };

- memo.insert(dots.drawn, best);
+ memo.insert(dots.drawn, if dots.to_move == game::Player::First { best } else { -best });
