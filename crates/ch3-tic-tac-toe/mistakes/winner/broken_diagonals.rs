//! mistake: A diagonal goes on at the other side.
//! says: 2, 6, 7 are on none. Yours takes them for a line.
// ANCHOR: body
    let s = &board.squares;
    for i in 0..3 {
        let lines = [
            [s[i][0], s[i][1], s[i][2]],
            [s[0][i], s[1][i], s[2][i]],
            [s[0][i], s[1][(i + 1) % 3], s[2][(i + 2) % 3]],
            [s[0][i], s[1][(i + 2) % 3], s[2][(i + 1) % 3]],
        ];
        for [a, b, c] in lines {
            if a.is_some() && a == b && b == c {
                return a;
            }
        }
    }
    None
// ANCHOR_END: body
