//! mistake: The answer is written again for each line, so the last line decides.
//! says: of the 8 lines never win in yours. Does a later line replace what was found?
    // ANCHOR: body
    let s = &board.squares;
    let mut won = None;
    for i in 0..3 {
        won = if s[i][0] == s[i][1] && s[i][1] == s[i][2] { s[i][0] } else { None };
    }
    for i in 0..3 {
        if s[0][i].is_some() && s[0][i] == s[1][i] && s[1][i] == s[2][i] {
            won = s[0][i];
        }
    }
    if s[1][1].is_some() && s[0][0] == s[1][1] && s[1][1] == s[2][2] {
        won = s[1][1];
    }
    if s[1][1].is_some() && s[0][2] == s[1][1] && s[1][1] == s[2][0] {
        won = s[1][1];
    }
    won
    // ANCHOR_END: body
