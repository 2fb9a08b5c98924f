//! mistake: A number that is left out is decided once more.
//! says: yours
// CHANGE: choose
- self.next += 1;

  if take {
+     self.next += 1;
