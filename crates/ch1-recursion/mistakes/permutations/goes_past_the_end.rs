//! mistake: The base case asks for one more than there are.
//! says: no list at all: when all are settled, keep a copy
// CHANGE: body
- if settled == items.len() {
+ if settled == items.len() + 1 {
