//! mistake: The line that marks the falling diagonal stays in its comment.
//! says: After `place` a[j], b[i + j] and c[…] must become false: is one of them only in a comment
//! says: After `place` a[j], b[i + j] and c[…] must become false: is one of them only in a comment
// CHANGE: square
-     c[falling] = false;
