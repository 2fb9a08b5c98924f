//! right: Rows, columns and diagonals each in a way of their own.
// ANCHOR: body
let s = &board.squares;
for i in 0..3 {
    if s[i][0] != None && s[i][0] == s[i][1] && s[i][1] == s[i][2] {
        return s[i][0];
    }
    if s[0][i] != None && s[0][i] == s[1][i] && s[1][i] == s[2][i] {
        return s[0][i];
    }
}
let centre = s[1][1]?;
let falling = s[0][0] == Some(centre) && s[2][2] == Some(centre);
let rising = s[0][2] == Some(centre) && s[2][0] == Some(centre);
if falling || rising { Some(centre) } else { None }
// ANCHOR_END: body
