//! mistake: A line whose three squares are all marked is won.
//! says: winner on XOXO..XOX: yours returned X, and it should be nobody. Three equal marks on one line are needed.
// ANCHOR: body
    let s = &board.squares;
    let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
    let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
    let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
    rows.chain(columns)
        .chain(diagonals)
        .find(|line| line.iter().all(Option::is_some))
        .and_then(|line| line[0])
// ANCHOR_END: body
