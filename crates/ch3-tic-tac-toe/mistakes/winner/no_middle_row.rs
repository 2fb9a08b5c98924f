//! mistake: A range that leaves out the last row and column.
//! says: yours returned nobody, and it should be X. There are three rows, three columns and two diagonals. These yours never finds: 7, 8, 9 3, 6, 9
// CHANGE: body
- let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
- let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
+ let rows = (0..2).map(|i| [s[i][0], s[i][1], s[i][2]]);
+ let columns = (0..2).map(|i| [s[0][i], s[1][i], s[2][i]]);
