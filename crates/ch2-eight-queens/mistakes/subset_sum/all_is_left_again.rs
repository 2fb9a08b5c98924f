//! mistake: All numbers are left again, not only the one that is taken back.
//! says: All that choose(
// CHANGE: take_back
- self.left += number;
+ self.left = self.numbers.iter().sum();
