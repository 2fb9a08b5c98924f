//! The published solver of Connect Four and ours find the same values.

use benches::connect_four_ai::{solve, solve_with};
use connect_four::board::ConnectFour;
use connect_four::classes::Class;
use connect_four::solver::Solver;

use crate::late::late_positions;

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
