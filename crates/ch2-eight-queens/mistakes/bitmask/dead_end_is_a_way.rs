//! mistake: A dead end counts as one way.
//! says: on a board of 2 place_row(1, 2, 0) has no free column left and not all queens. That is no way, and it returns 1.
// CHANGE: body
  }
- ways
+ if ways == 0 { 1 } else { ways }
