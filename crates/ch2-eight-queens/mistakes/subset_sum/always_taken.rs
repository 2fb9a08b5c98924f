//! mistake: The choice is not looked at.
//! says: choose(false): yours left the sums
// CHANGE: choose
- if take {
-     self.sum += number;
-     self.taken.push(number);
- }
+ let _ = take;
+ self.sum += number;
+ self.taken.push(number);
