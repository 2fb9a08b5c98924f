//! mistake: A retreat is made without asking whether there is a row to go back to.
//! says: above row 0 there is no row to go back to, so there the search is over.
// CHANGE: body
- } else if self.row > 0 {
+ } else {

- } else {
-     return false;
