//! How deep is deep enough, and what a look that is too short leads to.

use std::collections::HashMap;

use game::{Board, Player};
use rstest::rstest;
use tic_tac_toe::analysis::{Verdict, assess};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::look_ahead::look_ahead;
use tic_tac_toe::lost_games::lost_games;
use tic_tac_toe::open_lines::OpenLines;

/// Games lost over every line of the opponent: moving first and second, by wins alone, and by
/// open lines. Six moves are enough, and by open lines five are worse than four.
#[rstest]
#[case(1, [32, 329], [4, 89])]
#[case(2, [9, 106], [0, 34])]
#[case(3, [8, 106], [0, 32])]
#[case(4, [6, 42], [0, 26])]
#[case(5, [0, 36], [0, 30])]
#[case(6, [0, 0], [0, 0])]
#[case(7, [0, 0], [0, 0])]
#[case(8, [0, 0], [0, 0])]
#[case(9, [0, 0], [0, 0])]
fn games_lost_by_depth(#[case] depth: u32, #[case] wins: [u64; 2], #[case] lines: [u64; 2]) {
    let start = Bits::new();
    let players = [Player::First, Player::Second];
    assert_eq!(
        players.map(|player| lost_games(&start, player, depth)),
        wins
    );
    let start = OpenLines(start);
    assert_eq!(
        players.map(|player| lost_games(&start, player, depth)),
        lines
    );
}

/// After X in the corner all of O's answers look alike for five moves, and seven of the eight lose.
#[rstest]
#[case(2, "2", Verdict::ThrowsAwayADraw)]
#[case(5, "2", Verdict::ThrowsAwayADraw)]
#[case(6, "5", Verdict::Best)]
#[case(9, "5", Verdict::Best)]
fn a_short_look_blunders(#[case] depth: u32, #[case] mv: &str, #[case] verdict: Verdict) {
    let board: Bits = "X........".parse().unwrap();
    let (value, chosen) = look_ahead(&board, depth);
    let chosen = chosen.unwrap();
    assert_eq!((value, chosen.to_string().as_str()), (0, mv));
    assert_eq!(assess(&board, chosen, &mut HashMap::new()), verdict);
    if depth == 2 {
        let all: Vec<i32> = board
            .legal_moves()
            .map(|mv| look_ahead(&board.play(mv), 1).0)
            .collect();
        assert_eq!(all, [0; 8], "at depth 2 all answers look like 0");
    }
}
