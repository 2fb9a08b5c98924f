//! mistake: Empties the list first, and with it all that the calls before had added.
//! says: hanoi(1, A, C, B): yours made no move, and it should make A → C. A later call throws away what the earlier ones added.
// CHANGE: body
+ moves.clear();
  if discs > 0 {
