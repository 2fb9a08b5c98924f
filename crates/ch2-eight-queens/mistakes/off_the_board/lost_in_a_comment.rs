//! mistake: The line that marks the falling diagonal stays in its comment.
//! says: After `place` a[j], b[i + j] and c[…] become false: does one of them stand in a comment
//! says: After `place` a[j], b[i + j] and c[…] become false: does one of them stand in a comment
// CHANGE: square
-     c[falling] = false;
