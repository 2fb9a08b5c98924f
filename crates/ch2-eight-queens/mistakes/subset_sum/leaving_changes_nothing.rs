//! mistake: To leave a number is to do nothing.
//! says: Nothing has changed. To leave 5 decides it as well
// CHANGE: choose
+ if !take {
+     return;
+ }
  let number = self.numbers[self.next];
// CHANGE: take_back
+ if !take {
+     return;
+ }
  self.next -= 1;
