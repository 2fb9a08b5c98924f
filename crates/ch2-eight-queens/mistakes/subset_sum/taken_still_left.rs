//! mistake: A number that was taken still counts among those that are left.
//! says: 9 is decided now, and it still counts among those that are left.
// CHANGE: choose
- self.left -= number;

      self.taken.push(number);
+ } else {
+     self.left -= number;
// CHANGE: take_back
- self.left += number;

      self.taken.pop();
+ } else {
+     self.left += number;
