//! mistake: Empties `found` at the start.
//! says: list
// CHANGE: body
+ if settled == 0 { found.clear(); }
  if settled == items.len() {
