//! mistake: The digit itself is compared, and not its bit.
//! says: placements(
// CHANGE: digits
- .filter(|digit| taken & (1 << digit) == 0)
+ .filter(|&digit| taken & digit as u32 == 0)
