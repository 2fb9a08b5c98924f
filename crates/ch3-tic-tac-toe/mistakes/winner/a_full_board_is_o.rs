//! mistake: When the board is full and X has no line, O must have won.
//! says: winner on XOXXOOOXX: yours returned O, and it should be nobody. Three equal marks on one line are needed.
// ANCHOR: body
    let s = &board.squares;
    let line = |p: Option<Player>, cells: [(usize, usize); 3]| cells.iter().all(|&(r, c)| s[r][c] == p);
    for p in [Player::First, Player::Second] {
        for i in 0..3 {
            if line(Some(p), [(i, 0), (i, 1), (i, 2)]) || line(Some(p), [(0, i), (1, i), (2, i)]) {
                return Some(p);
            }
        }
        if line(Some(p), [(0, 0), (1, 1), (2, 2)]) || line(Some(p), [(0, 2), (1, 1), (2, 0)]) {
            return Some(p);
        }
    }
    if board.moves_done == 9 {
        Some(Player::Second)
    } else {
        None
    }
// ANCHOR_END: body
