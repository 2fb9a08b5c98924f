//! mistake: A box is added when the mover stays.
//! says: On the way up a value keeps its size
// CHANGE: reply
-     mine
+     mine + 1
