//! mistake: A number that is left out still counts among those that are left.
//! says: is decided now, and it still counts among those that are left.
// CHANGE: choose
- self.left -= number;
- if take {
+ if take {
+     self.left -= number;
