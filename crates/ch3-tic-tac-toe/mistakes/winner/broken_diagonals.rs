//! mistake: A diagonal goes on at the other side.
//! says: 2, 6, 7 are not on one. Yours takes them for a line.
// CHANGE: body
- let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
- let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
- let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
- for [a, b, c] in rows.chain(columns).chain(diagonals) {
+ for i in 0..3 {
+     let lines = [
+         [s[i][0], s[i][1], s[i][2]],
+         [s[0][i], s[1][i], s[2][i]],
+         [s[0][i], s[1][(i + 1) % 3], s[2][(i + 2) % 3]],
+         [s[0][i], s[1][(i + 2) % 3], s[2][(i + 1) % 3]],
+     ];
+     for [a, b, c] in lines {

+ }
  None
