//! How deep is deep enough? The games that a player with a limited depth loses.

use std::collections::HashMap;
use std::hash::Hash;

use game::{Board, Player};

use crate::look_ahead::look_ahead;

/// Counts the games that `player` loses with a search to `depth`, over every line of the opponent:
/// the opponent tries all moves, and the player makes the one that `look_ahead` recommends.
// ANCHOR: lost_games
pub fn lost_games<B: Board + Eq + Hash>(board: &B, player: Player, depth: u32) -> u64 {
    play_on(board, player, depth, &mut HashMap::new())
}

fn play_on<B: Board + Eq + Hash>(
    board: &B,
    player: Player,
    depth: u32,
    known: &mut HashMap<B, u64>,
) -> u64 {
    if let Some(&lost) = known.get(board) {
        return lost;
    }
    let lost = if board.done() {
        let lost = match player {
            Player::First => board.evaluate() < 0,
            Player::Second => board.evaluate() > 0,
        };
        u64::from(lost)
    } else if board.to_move() == player {
        let (_, mv) = look_ahead(board, depth);
        mv.map_or(0, |mv| play_on(&board.play(mv), player, depth, known))
    } else {
        board
            .legal_moves()
            .map(|mv| play_on(&board.play(mv), player, depth, known))
            .sum()
    };
    known.insert(board.clone(), lost);
    lost
}
// ANCHOR_END: lost_games
