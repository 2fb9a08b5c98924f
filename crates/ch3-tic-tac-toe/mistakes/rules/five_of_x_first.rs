//! mistake: X has five marks and O four, so the first five moves are X's.
//! says: Cell 1 is marked with X: X makes the first move, and then the two take turns.
// ANCHOR: next
    let mut next = board.clone();
    next.squares[mv.row][mv.col] = Some(if board.moves_done < 5 { Player::First } else { Player::Second });
    next.moves_done += 1;
    next
// ANCHOR_END: next
