//! mistake: When one item is left, all is settled; that there can be none is not thought of.
//! says: no list for no items: nothing has one order, the empty list. Where all are settled, and of none all are, keep a copy.
// CHANGE: body
- if settled == items.len() {
+ if settled + 1 == items.len() {
