//! mistake: The search ends at the first box, so a line closes one at most.
//! says: It is a side of both: go on after the first box.
// CHANGE: closed
- let mut closed = 0;

-             closed |= 1 << (row * size.cols + col);
+             return 1 << (row * size.cols + col);

- closed
+ 0
