//! mistake: A game that nobody can win any more is over.
//! says: 1 of its squares is empty, so the board is not full. A game that can only be a draw is not over yet.
// ANCHOR: over
    let s = &board.squares;
    let lines = [
        [(0, 0), (0, 1), (0, 2)], [(1, 0), (1, 1), (1, 2)], [(2, 0), (2, 1), (2, 2)],
        [(0, 0), (1, 0), (2, 0)], [(0, 1), (1, 1), (2, 1)], [(0, 2), (1, 2), (2, 2)],
        [(0, 0), (1, 1), (2, 2)], [(0, 2), (1, 1), (2, 0)],
    ];
    let dead = |line: &[(usize, usize); 3]| {
        let has = |p| line.iter().any(|&(r, c)| s[r][c] == Some(p));
        has(Player::First) && has(Player::Second)
    };
    winner.is_some() || board.moves_done == 9 || lines.iter().all(dead)
// ANCHOR_END: over
