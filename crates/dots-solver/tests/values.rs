//! Values and best moves, against the full table and against what is published.

use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::{Lines, Size};
use dots_solver::{Limits, Options, Solution, Solver, full_table};
use game::{Board, Player, Value};

fn size(name: &str) -> Size {
    name.parse().expect("a size")
}

fn solve(name: &str) -> Solution {
    let size = size(name);
    let solver = Solver::new(size, Options::default());
    solver
        .solve(&Dots::new(size), Limits::none())
        .expect("no limits")
}

/// A position with these lines drawn and no box counted: what counts is the rest.
fn position(size: Size, drawn: Lines, to_move: Player) -> Dots {
    Dots {
        drawn,
        to_move,
        ..Dots::new(size)
    }
}

/// What the first player's margin of the rest is worth to the mover.
fn to_mover(to_move: Player, value: Value) -> Value {
    match to_move {
        Player::First => value,
        Player::Second => -value,
    }
}

fn check(size: Size, drawn: impl Iterator<Item = Lines>) {
    let table = full_table(size);
    let solver = Solver::new(size, Options::default());
    for (count, drawn) in drawn.enumerate() {
        let to_move = [Player::First, Player::Second][count % 2];
        let board = position(size, drawn, to_move);
        let wanted = Value::from(table[drawn as usize]);
        let found = solver.solve(&board, Limits::none()).expect("no limits");
        assert_eq!(to_mover(to_move, found.value), wanted, "{board}");
        let moves = board.legal_moves().filter(|&line| {
            let rest = Value::from(table[(drawn | 1 << line.number()) as usize]);
            let closed = board.closes(line);
            wanted == if closed > 0 { closed + rest } else { -rest }
        });
        assert_eq!(found.best_moves, moves.collect::<Vec<_>>(), "{board}");
    }
}

#[test]
fn every_position_of_2x2_has_the_value_and_the_best_moves_of_the_full_table() {
    let size = size("2x2");
    check(size, 0..=size.all_lines());
}

#[test]
fn every_position_of_2x3_has_the_value_and_the_best_moves_of_the_full_table() {
    let size = size("2x3");
    check(size, 0..=size.all_lines());
}

#[test]
fn random_positions_of_3x3_have_the_value_and_the_best_moves_of_the_full_table() {
    let size = size("3x3");
    let mut random = fastrand::Rng::with_seed(9);
    check(size, (0..4000).map(|_| random.u64(..) & size.all_lines()));
}

#[test]
fn published_values() {
    let values = [
        ("1x1", -1),
        ("1x2", 0),
        ("1x3", -1),
        ("1x4", 0),
        ("1x5", -1),
        ("2x2", 2),
        ("2x3", -2),
        ("2x4", 2),
        ("3x3", -3),
    ];
    for (name, value) in values {
        assert_eq!(solve(name).value, value, "{name}");
    }
}
