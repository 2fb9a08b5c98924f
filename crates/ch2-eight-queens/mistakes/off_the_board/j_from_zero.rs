//! mistake: Columns are tried from 0, and a queen is placed in column j − 1.
//! says: off_the_board(4): yours stopped with a panic, and it should find 2 boards. A subtraction went below zero, and a board of 1 is not filled either, where i − j is 0. Rows and columns are numbered from 1: is i or j 0 somewhere?
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
