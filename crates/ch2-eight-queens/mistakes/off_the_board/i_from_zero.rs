//! mistake: The search begins with row 0, and places a queen in row i − 1.
//! says: off_the_board(4): yours stopped with a panic, and it should find 2 boards. A subtraction went below zero, and a board of 1 is not filled either, where i − j is 0. Rows and columns are numbered from 1: is i or j 0 somewhere?
// CHANGE: off_the_board
-     let mut a = vec![true; n + 1]; // j is 1 to n; place 0 is never used
-     let mut b = vec![true; 2 * n + 1]; // i + j is 2 to 2n
-     let mut c = vec![true; 2 * n - 1]; // i - j + n - 1 is 0 to 2n - 2
+     let mut a = vec![true; n];
+     let mut b = vec![true; 2 * n + 1];
+     let mut c = vec![true; 2 * n];
      let mut solutions = Vec::new();
-     try_row(1, &mut board, &mut a, &mut b, &mut c, &mut solutions);
+     try_row(0, &mut board, &mut a, &mut b, &mut c, &mut solutions);
// CHANGE: try_row
-         let falling = i + n - 1 - j;
-         if a[j] && b[i + j] && c[falling] {
+         if a[j - 1] && b[i + j] && c[i + n - 1 - j] {
              board.place(i - 1, j - 1);
-             a[j] = false;
-             b[i + j] = false;
-             c[falling] = false;
+             a[j - 1] = false;
+             b[i + j] = false; // the diagonals are taken too:
+             c[i + n - 1 - j] = false;

-             a[j] = true;
+             a[j - 1] = true;
              b[i + j] = true;
-             c[falling] = true;
+             c[i + n - 1 - j] = true;
