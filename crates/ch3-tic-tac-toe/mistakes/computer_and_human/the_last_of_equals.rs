//! mistake: Takes the last of several equal cells.
//! says: Of equally good cells the first.
// CHANGE: computer
-         if response_value > value {
+         if response_value >= value {
