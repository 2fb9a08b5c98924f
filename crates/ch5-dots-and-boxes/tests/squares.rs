//! Dots and squares: the rules the text gives, those decided here, and the laws of every board.

use dots_and_boxes::squares::Squares;
use fastrand::Rng;
use game::{Board, Player, check_laws, random_game};
use rstest::rstest;

fn board(text: &str) -> Squares {
    match text.parse() {
        Ok(board) => board,
        Err(fault) => panic!("{text}: {fault}"),
    }
}

fn moves(board: &Squares) -> String {
    let moves: Vec<String> = board.legal_moves().map(|link| link.to_string()).collect();
    moves.join(" ")
}

#[rstest]
#[case::smallest(2, 2, 20)]
#[case::flat(2, 7, 20)]
#[case::tall(6, 2, 20)]
#[case::middling(5, 5, 20)]
#[case::largest(10, 10, 1)]
fn random_games_keep_the_laws(#[case] rows: usize, #[case] cols: usize, #[case] games: u64) {
    for seed in 0..games {
        let mut rng = Rng::with_seed(seed);
        let start = Squares::new(rows, cols).unwrap();
        let game = random_game(&start, |n| rng.usize(..n));
        // On a large field every seventh position will do.
        for position in game.iter().step_by(if rows * cols > 50 { 7 } else { 1 }) {
            assert_eq!(check_laws(position), Ok(()), "{position:?}");
        }
    }
}

#[test]
fn the_game_begins_in_opposite_corners() {
    let start = board("3x4");
    assert_eq!(start.owner(0, 0), Some(Player::First));
    assert_eq!(start.owner(2, 3), Some(Player::Second));
    assert_eq!((start.free_dots(), start.to_move()), (10, Player::First));
    assert_eq!(moves(&start), "a1b1 a1a2");
}

#[test]
fn a_link_goes_to_a_free_dot_or_to_ones_own() {
    let start = board("3x3 a1b1 c3c2 b1b2 c2c1");
    assert_eq!(start.to_move(), Player::First);
    assert_eq!(moves(&start), "a2b2 a1a2 b2b3");
    let own = board("3x3 a1b1 c3c2 a1a2 c2c1 b1b2 c3b3");
    assert_eq!(moves(&own), "a2b2 a2a3");
}
