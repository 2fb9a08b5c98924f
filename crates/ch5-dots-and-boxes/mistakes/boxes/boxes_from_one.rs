//! mistake: Boxes are numbered from 1.
//! says: Boxes are numbered from 0
// CHANGE: closed
-             closed |= 1 << (row * size.cols + col);
+             closed |= 1 << (row * size.cols + col + 1);
