//! mistake: The value is negated near the end only.
//! says: games of one move are right. In one of 3 moves
// ANCHOR: reply
        let value = if new_board.to_move() == board.to_move() {
            let (mine, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
            mine
        } else {
            let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
            if depth > 2 { theirs } else { -theirs }
        };
// ANCHOR_END: reply
