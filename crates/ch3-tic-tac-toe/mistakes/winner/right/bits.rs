//! right: nine bits a player and eight numbers
// ANCHOR: body
    let bits = |player| {
        let cells = board.squares.iter().flatten().enumerate();
        cells.filter(|(_, mark)| **mark == Some(player)).map(|(at, _)| 1_u32 << at).sum::<u32>()
    };
    for player in [Player::Second, Player::First] {
        if [7, 56, 448, 73, 146, 292, 273, 84].iter().any(|line| bits(player) & line == *line) {
            return Some(player);
        }
    }
    None
// ANCHOR_END: body
