//! mistake: A number that is left out is decided once more.
//! says: choose(false): yours left `next` at 0, and it should be 1.
// CHANGE: choose
- self.next += 1;

  if take {
+     self.next += 1;
