//! mistake: Asks who has won and places no mark.
//! says: Try each empty cell in turn: place the mark, ask, and take it back.
// ANCHOR: win
    if grid.has_won(side) { return (1..=9).find(|c| grid.is_empty(*c)); }
    None
// ANCHOR_END: win
