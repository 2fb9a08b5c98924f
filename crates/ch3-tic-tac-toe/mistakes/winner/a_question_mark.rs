//! mistake: An empty first square means that nobody has won: the ? leaves the whole function.
//! says: and misses it exactly where cell 1 is empty
// ANCHOR: body
    let s = &board.squares;
    for i in 0..3 {
        let player = s[i][0]?;
        if s[i][1] == Some(player) && s[i][2] == Some(player) {
            return Some(player);
        }
    }
    for i in 0..3 {
        let player = s[0][i]?;
        if s[1][i] == Some(player) && s[2][i] == Some(player) {
            return Some(player);
        }
    }
    let player = s[1][1]?;
    let falling = s[0][0] == s[1][1] && s[2][2] == s[1][1];
    let rising = s[0][2] == s[1][1] && s[2][0] == s[1][1];
    (falling || rising).then_some(player)
// ANCHOR_END: body
