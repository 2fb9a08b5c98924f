//! Minimax for tic-tac-toe only, written by hand on two sets of bits. It shows the cost of a search that is specialized for its
//! game. The generic search should not be much slower.

use tic_tac_toe::bits::HOLDS_A_LINE;

const ALL: u16 = 0b111_111_111;

/// Returns the value of a position for the player to move, who owns the cells `mine`: 1 for a win, 0 for a draw, −1 for a loss.
/// The opponent, who moved last, owns `theirs`.
pub fn minimax(mine: u16, theirs: u16) -> i32 {
    if HOLDS_A_LINE[usize::from(theirs & ALL)] {
        return -1; // only who moved last can have completed a line
    }
    let mut free = ALL & !(mine | theirs);
    if free == 0 {
        return 0;
    }
    let mut best = -1;
    while free != 0 {
        let cell = free & free.wrapping_neg();
        best = best.max(-minimax(theirs, mine | cell));
        free ^= cell;
    }
    best
}

/// As `minimax`, with the number of calls, including this one.
pub fn minimax_counted(mine: u16, theirs: u16) -> (i32, u64) {
    if HOLDS_A_LINE[usize::from(theirs & ALL)] {
        return (-1, 1);
    }
    let mut free = ALL & !(mine | theirs);
    if free == 0 {
        return (0, 1);
    }
    let (mut best, mut calls) = (-1, 1);
    while free != 0 {
        let cell = free & free.wrapping_neg();
        let (value, below) = minimax_counted(theirs, mine | cell);
        best = best.max(-value);
        calls += below;
        free ^= cell;
    }
    (best, calls)
}
