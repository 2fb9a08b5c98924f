//! mistake: The value of a line is stored as that of the board after it.
//! says: What is kept in the memo is not what is returned
// CHANGE: body
+     memo.insert(new_board.dots().drawn, value);
  }
- memo.insert(dots.drawn, best);
