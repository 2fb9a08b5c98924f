//! mistake: After the loop the answer is true.
//! says: Row 2 has no queen, and place_row(
// CHANGE: body
- false
+ true
