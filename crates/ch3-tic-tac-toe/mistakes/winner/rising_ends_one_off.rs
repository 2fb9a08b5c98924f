//! mistake: The rising diagonal ends one square too far to the right.
//! says: Yours takes 3, 5, 8 for a line, and they are not on one
    // ANCHOR: body
    let s = &board.squares;
    for i in 0..3 {
        if s[i][0].is_some() && s[i][0] == s[i][1] && s[i][1] == s[i][2] {
            return s[i][0];
        }
        if s[0][i].is_some() && s[0][i] == s[1][i] && s[1][i] == s[2][i] {
            return s[0][i];
        }
    }
    if s[1][1].is_some() && s[0][0] == s[1][1] && s[1][1] == s[2][2] {
        return s[1][1];
    }
    if s[1][1].is_some() && s[0][2] == s[1][1] && s[1][1] == s[2][1] {
        return s[1][1];
    }
    None
    // ANCHOR_END: body
