//! mistake: The range ends before n.
//! says: The digits are 1 to n, and n is one of them.
// CHANGE: digits
- (1..=self.grid.size())
+ (1..self.grid.size())
