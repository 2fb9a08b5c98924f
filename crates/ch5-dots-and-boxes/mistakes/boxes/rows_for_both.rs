//! mistake: Both loops go to rows.
//! says: Box 1 is never found on 1x2, whatever is drawn
// CHANGE: closed
-     for col in 0..size.cols {
+     for col in 0..size.rows {
