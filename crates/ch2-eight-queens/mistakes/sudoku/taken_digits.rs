//! mistake: The digits that are taken are kept.
//! says: These are the digits that row, column and box have.
// CHANGE: digits
- .filter(|digit| taken & (1 << digit) == 0)
+ .filter(|digit| taken & (1 << digit) != 0)
