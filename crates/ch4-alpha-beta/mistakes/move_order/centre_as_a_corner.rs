//! mistake: The centre counts as a corner.
//! says: The centre has the rank of a corner in yours.
// CHANGE: by_cell
-     5 => 0,
+     5 => 1,
