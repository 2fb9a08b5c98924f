//! mistake: The columns are the rows once more: the indices are not exchanged.
//! says: yours returned nobody, and it should be X. There are three rows, three columns and two diagonals. These yours never finds: 1, 4, 7
// CHANGE: body
- let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
+ let columns = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
