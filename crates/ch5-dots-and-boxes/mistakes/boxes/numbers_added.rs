//! mistake: The numbers of the boxes are added up.
//! says: The numbers of the boxes are added, and a set is wanted
// CHANGE: closed
-             closed |= 1 << (row * size.cols + col);
+             closed += (row * size.cols + col) as Boxes;
