//! mistake: Says nobody as soon as the first row and the first column are not won.
//! says: These 6 of the 8 lines never win in yours. Does your search end before it comes to them?
// ANCHOR: body
    let s = &board.squares;
    for i in 0..3 {
        if s[i][0].is_some() && s[i][0] == s[i][1] && s[i][1] == s[i][2] {
            return s[i][0];
        } else if s[0][i].is_some() && s[0][i] == s[1][i] && s[1][i] == s[2][i] {
            return s[0][i];
        } else {
            return None;
        }
    }
    None
// ANCHOR_END: body
