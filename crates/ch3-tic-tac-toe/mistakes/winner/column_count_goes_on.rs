//! mistake: Counts the marks of each player in a column, and does not begin again at the next column.
//! says: Yours returns X wherever X has three marks and O two
    // ANCHOR: body
    let s = &board.squares;
    for player in [Player::First, Player::Second] {
        let mut in_columns = 0;
        for i in 0..3 {
            let mut in_row = 0;
            for j in 0..3 {
                if s[i][j] == Some(player) {
                    in_row += 1;
                }
                if s[j][i] == Some(player) {
                    in_columns += 1;
                }
            }
            if in_row == 3 || in_columns == 3 {
                return Some(player);
            }
        }
        let falling = (0..3).filter(|&i| s[i][i] == Some(player)).count();
        let rising = (0..3).filter(|&i| s[i][2 - i] == Some(player)).count();
        if falling == 3 || rising == 3 {
            return Some(player);
        }
    }
    None
    // ANCHOR_END: body
