//! mistake: A dead end counts as one way.
//! says: bitmask(8): yours returned 736, and it should be 92. On a board of 4 place_row(5, 12, 2) has no free column left and not all queens. That is no way, and it returns 1.
// CHANGE: body
  }
- ways
+ if ways == 0 { 1 } else { ways }
