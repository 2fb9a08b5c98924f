//! right: j is handed down by value, and each call begins its copy anew.
// CHANGE: first_call
-     try_row(1, &mut board, &mut a, &mut b, &mut c, &mut solutions);
+     try_row(1, 0, &mut board, &mut a, &mut b, &mut c, &mut solutions);
// CHANGE: try_row
      i: usize,
+     mut j: usize,

-     for j in 1..=n {
+     j = 0;
+     while j < n {
+         j += 1;

-                 try_row(i + 1, board, a, b, c, solutions);
+                 try_row(i + 1, j, board, a, b, c, solutions);
