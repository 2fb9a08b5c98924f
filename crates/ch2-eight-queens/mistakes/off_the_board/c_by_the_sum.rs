//! mistake: c is asked for the sum as well.
//! says: Nothing keeps two queens off one falling diagonal
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = (i + j) % (2 * n - 1);
