//! mistake: As many cells as moves were made are gone from the front.
//! says: Cell 4 is marked already. Every empty square once, and no other.
// ANCHOR: moves
    let left = if done(board, winner) { 9 } else { board.moves_done as usize };
    (0..3).flat_map(|row| (0..3).map(move |col| Move { row, col })).skip(left)
// ANCHOR_END: moves
