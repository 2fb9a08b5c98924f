//! mistake: Rows and columns are numbered from 1.
//! says: both are from 0 to 2.
// CHANGE: body
- let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
+ let rows = (1..=3).map(|i| [s[i][0], s[i][1], s[i][2]]);
