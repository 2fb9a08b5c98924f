//! mistake: The rising diagonal is typed wrong.
//! says: yours returned nobody, and it should be X. Yours takes 3, 5, 8 for a line, and they are not on one
// CHANGE: body
- let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
+ let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][1]]];
