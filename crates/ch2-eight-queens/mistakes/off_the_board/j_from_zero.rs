//! mistake: Columns are tried from 0, and a queen is placed in column j − 1.
//! says: a subtraction went below zero, and a board of 1 is not filled either, where i − j is 0.
// CHANGE: off_the_board
// CHANGE: try_row
-     for j in 1..=n {
-         let falling = i + n - 1 - j;
-         if a[j] && b[i + j] && c[falling] {
+     for j in 0..n {
+         if a[j] && b[i + j] && c[i + n - 1 - j] {

-             c[falling] = false;
+             c[i + n - 1 - j] = false;

-             c[falling] = true;
+             c[i + n - 1 - j] = true;
