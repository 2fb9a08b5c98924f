//! mistake: A number that is left out still counts among those that are left.
//! says: choose(false): yours left the sums
// CHANGE: choose
- self.left -= number;
- if take {
+ if take {
+     self.left -= number;
