//! mistake: The choice is not looked at.
//! says: was left out, and it was added.
// CHANGE: choose
- if take {
-     self.sum += number;
-     self.taken.push(number);
- }
+ let _ = take;
+ self.sum += number;
+ self.taken.push(number);
