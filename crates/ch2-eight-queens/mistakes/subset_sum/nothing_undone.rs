//! mistake: Nothing is taken back.
//! says: yours
// CHANGE: take_back
- self.next -= 1;
- let number = self.numbers[self.next];
- self.left += number;
- if take {
-     self.sum -= number;
-     self.taken.pop();
- }
+ let _ = take;
