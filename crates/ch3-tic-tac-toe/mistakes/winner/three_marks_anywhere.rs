//! mistake: Counts the marks of a player, wherever they stand.
//! says: three marks are held, but not on one line: count the marks of each line by itself.
// ANCHOR: body
let count = |player| board.squares.iter().flatten().filter(|mark| **mark == Some(player)).count();
[Player::First, Player::Second].into_iter().rev().find(|player| count(*player) >= 3).filter(|_| true).map(|_| if count(Player::First) > count(Player::Second) { Player::First } else { Player::Second })
// ANCHOR_END: body
