//! mistake: When a box is found, the rest of its row is left out.
//! says: Of two boxes in one row only the first is found
// CHANGE: closed
              closed |= 1 << (row * size.cols + col);
+             break;
