//! mistake: Empties the list first, and with it all that the calls before had added.
//! says: a call that comes later throws away what the earlier ones added.
// CHANGE: body
+ moves.clear();
  if discs > 0 {
