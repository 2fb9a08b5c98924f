//! mistake: The range begins with 0.
//! says: The digits begin with 1.
// CHANGE: digits
- (1..=self.grid.size())
+ (0..=self.grid.size())
