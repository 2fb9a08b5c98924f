//! mistake: The digits are counted from 0.
//! says: The digits are 1 to n, not 0 to n − 1.
// CHANGE: digits
- (1..=self.grid.size())
+ (0..self.grid.size())
