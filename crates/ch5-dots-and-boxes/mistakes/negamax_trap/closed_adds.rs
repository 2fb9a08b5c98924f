//! mistake: A box is added when the mover stays.
//! says: on the way up a value keeps its size
// CHANGE: reply
-     mine
+     mine + 1
