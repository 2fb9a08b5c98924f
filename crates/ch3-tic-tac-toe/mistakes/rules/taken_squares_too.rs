//! mistake: Offers squares that are marked.
//! says: cell 1 is marked already. Every empty square once, and no other.
// ANCHOR: moves
let over = done(board, winner);
(0..3)
    .flat_map(|row| (0..3).map(move |col| Move { row, col }))
    .filter(move |_| !over)
// ANCHOR_END: moves
