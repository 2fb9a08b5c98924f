//! mistake: Boxes are numbered with the rows instead of the columns.
//! says: Boxes are numbered row * cols + col.
// CHANGE: closed
-             closed |= 1 << (row * size.cols + col);
+             closed |= 1 << (row * size.rows + col);
