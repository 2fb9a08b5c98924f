//! mistake: Each box found replaces the one before.
//! says: the first box was forgotten when the second was found.
// CHANGE: closed
-             closed |= 1 << (row * size.cols + col);
+             closed = 1 << (row * size.cols + col);
