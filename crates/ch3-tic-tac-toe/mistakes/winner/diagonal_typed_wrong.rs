//! mistake: The rising diagonal is typed wrong.
//! says: X on 3, 5, 7 has won, and you say nobody. 3, 5, 8 you take for a line, and they are on none
// CHANGE: body
- let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
+ let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][1]]];
