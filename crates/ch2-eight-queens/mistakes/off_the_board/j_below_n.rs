//! mistake: The last column is left out.
//! says: column n is never tried: j is 1 to n.
// CHANGE: try_row
-     for j in 1..=n {
+     for j in 1..n {
