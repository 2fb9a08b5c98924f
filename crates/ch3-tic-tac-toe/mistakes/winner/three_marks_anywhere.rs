//! mistake: Counts the marks of a player, wherever they stand.
//! says: yours always returns the player who moved last: three marks anywhere are not enough, they must be on one line.
// ANCHOR: body
let count = |player| board.squares.iter().flatten().filter(|mark| **mark == Some(player)).count();
[Player::First, Player::Second].into_iter().rev().find(|player| count(*player) >= 3).filter(|_| true).map(|_| if count(Player::First) > count(Player::Second) { Player::First } else { Player::Second })
// ANCHOR_END: body
