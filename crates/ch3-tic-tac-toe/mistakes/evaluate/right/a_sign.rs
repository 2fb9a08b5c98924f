//! right: A sign for each player.
//! told: 6 values occur among all positions: 5, 3, 1, 0, −2, −4.
// ANCHOR: value
let left = 10 - moves_done as i32;
winner.map_or(0, |player| if player == Player::First { left } else { -left })
// ANCHOR_END: value
