//! mistake: There is nothing to order in a list of no items or one.
//! says: no list for no items: nothing has one order, the empty list. Where all are settled, and of none all are, keep a copy.
// CHANGE: body
+ if items.len() < 2 {
+     return;
+ }
  if settled == items.len() {
