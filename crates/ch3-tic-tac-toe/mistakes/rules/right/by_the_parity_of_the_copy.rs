//! right: Counts first, and asks the number rightly.
// ANCHOR: next
let mut next = board.clone();
next.moves_done += 1;
let player = if next.moves_done % 2 == 1 { Player::First } else { Player::Second };
next.squares[mv.row][mv.col] = Some(player);
next
// ANCHOR_END: next
