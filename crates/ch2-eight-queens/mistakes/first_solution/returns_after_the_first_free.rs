//! mistake: The answer is false after the first free column failed.
//! says: gave up after 2 placements: a failed child means try the next column.
// CHANGE: body
          free.falling[falling] = true;
+         return false;
