//! right: One open place has one order only.
//! told: 3 items took 10 calls
// CHANGE: body
- if settled == items.len() {
+ if settled + 1 >= items.len() {
