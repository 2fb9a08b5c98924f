//! mistake: The step always says that the search is over.
//! says: changed the board and answered false
// CHANGE: body
- true
+ false
