//! mistake: The second player gets the cells in reverse, as if a good cell were bad for the other.
//! says: is it the same order for both players? A good cell is good for either.
// ANCHOR: by_cell
let rank = match cell.number() {
    5 => 0,
    1 | 3 | 7 | 9 => 1,
    _ => 2,
};
if _board.to_move() == Player::First { rank } else { -rank }
// ANCHOR_END: by_cell
