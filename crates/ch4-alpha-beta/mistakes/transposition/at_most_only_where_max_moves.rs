//! mistake: Nothing above alpha is taken for "at most" only where MAX moves.
//! says: where MAX moves you keep AtMost, where MIN moves Exact.
// ANCHOR: keep
        let bound = match value {
            _ if value <= alpha && board.to_move() == Player::First => Bound::AtMost,
            _ if value >= beta => Bound::AtLeast,
            _ => Bound::Exact,
        };
        let entry = Entry {
            depth,
            value,
            bound,
            recommended,
        };
        self.entries.insert(board.clone(), entry);
// ANCHOR_END: keep
