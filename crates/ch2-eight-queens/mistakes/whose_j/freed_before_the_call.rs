//! mistake: The lines are freed before the rows below are filled.
//! says: Nothing keeps two queens off one column or one rising diagonal or one falling diagonal.
// CHANGE: try_row
              c[i + n - 1 - j] = false;
+             a[j] = true;
+             b[i + j] = true;
+             c[i + n - 1 - j] = true;
              if i < n {

-             a[j] = true;
-             b[i + j] = true;
-             c[i + n - 1 - j] = true;
