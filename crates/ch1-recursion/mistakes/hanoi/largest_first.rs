//! mistake: The largest disc is moved before the two calls.
//! says: the move meant for the largest disc stands first, and the smaller tower still lies on it. Move it between the two.
// CHANGE: body
+     moves.push(Move { from, to });
      hanoi(discs - 1, from, spare, to, moves);
-     moves.push(Move { from, to });
