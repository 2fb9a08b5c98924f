//! mistake: Each line sets the answer anew, so that only the last one counts.
//! says: of the 8 lines never win in yours. Does a later line replace what was found? 1, 2, 3
// ANCHOR: body
    let s = &board.squares;
    let mut answer = None;
    for i in 0..3 {
        answer = if s[i][0].is_some() && s[i][0] == s[i][1] && s[i][1] == s[i][2] {
            s[i][0]
        } else if s[0][i].is_some() && s[0][i] == s[1][i] && s[1][i] == s[2][i] {
            s[0][i]
        } else if s[1][1].is_some()
            && (s[0][0] == s[1][1] && s[1][1] == s[2][2]
                || s[0][2] == s[1][1] && s[1][1] == s[2][0])
        {
            s[1][1]
        } else {
            None
        };
    }
    answer
// ANCHOR_END: body
