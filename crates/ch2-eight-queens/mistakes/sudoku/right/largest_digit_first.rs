//! right: The digits are tried from the largest down.
// CHANGE: digits
- (1..=self.grid.size())
+ (1..=self.grid.size())
+     .rev()
