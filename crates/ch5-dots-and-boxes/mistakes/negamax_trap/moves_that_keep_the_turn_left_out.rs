//! mistake: Moves that keep the turn are left out.
//! says: Where the mover stays no move counts in yours: the best value stays at Value::MIN.
//! also: is it the best value of a board on which no move was tried?
// ANCHOR: reply
if new_board.to_move() == board.to_move() {
    continue;
}
let value = -negamax_trap(&new_board, depth - 1, -beta, -alpha).0;
// ANCHOR_END: reply
