//! right: The sums are computed anew from the list.
// CHANGE: choices
- let left = self.left - number;
+ let left: u64 = self.numbers[self.next + 1..].iter().sum();
// CHANGE: take_back
- self.left += number;
+ self.left = self.numbers[self.next..].iter().sum();
