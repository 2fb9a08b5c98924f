//! The published solver of Connect Four and ours find the same values.

use benches::connect_four_ai::{solve, solve_with};
use connect_four::board::ConnectFour;
use connect_four::classes::Class;
use connect_four::size::Size;
use connect_four::solver::Solver;
use game::Board;

/// Positions of 7 × 6 with 24 to 34 discs that random moves lead to. The seeds are the numbers from 0.
fn late_positions() -> impl Iterator<Item = ConnectFour> {
    (0..).filter_map(|seed| {
        let mut chance = fastrand::Rng::with_seed(seed);
        let discs = chance.u32(24..=34);
        let mut board = ConnectFour::new(Size::USUAL);
        while !board.done() && board.moves_done < discs {
            let moves: Vec<_> = board.legal_moves().collect();
            board = board.play(moves[chance.usize(..moves.len())]);
        }
        (!board.done()).then_some(board)
    })
}

fn assert_agree(positions: impl Iterator<Item = ConnectFour>) {
    let (mut ours, mut peer) = (Solver::new(20), connect_four_ai::Solver::empty());
    for board in positions {
        let want = solve_with(&mut peer, &board).value;
        assert_eq!(ours.solve(&board).value, want, "{board}");
    }
}

#[test]
fn late_positions_have_the_value_that_the_peer_finds() {
    assert_agree(late_positions().take(10_000));
}

#[test]
fn puzzles_have_the_value_that_the_peer_finds() {
    for class in [Class::Easy, Class::Middle] {
        assert_agree(class.puzzles().into_iter().map(|puzzle| puzzle.board));
    }
}

#[test]
fn a_finished_game_has_the_value_of_its_winner() {
    let board: ConnectFour = "7x6 12123212".parse().unwrap();
    assert_eq!(solve(&board).value, -1);
    let board: ConnectFour = "7x6 1212121".parse().unwrap();
    assert_eq!(solve(&board).value, 1);
}
