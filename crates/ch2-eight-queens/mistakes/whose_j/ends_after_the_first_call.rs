//! mistake: Each call has its own column, and leaves the loop after its first queen.
//! says: No row tried another column after its first free one.
// CHANGE: try_row
              c[i + n - 1 - j] = true;
+             return;
