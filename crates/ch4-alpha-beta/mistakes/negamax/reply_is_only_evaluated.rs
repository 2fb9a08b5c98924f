//! mistake: The new board is evaluated, and not searched.
//! says: A reply is not searched in yours
// ANCHOR: reply
        let value = -new_board.evaluate();
// ANCHOR_END: reply
