//! mistake: The second player gets the cells in reverse, as if a good cell were bad for the other.
//! says: Is it the same order for both players? A good cell is good for either.
// CHANGE: by_cell
- match cell.number() {
+ let rank = match cell.number() {

- }
+ };
+ if _board.to_move() == Player::First { rank } else { -rank }
