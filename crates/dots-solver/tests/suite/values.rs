//! Values and best moves, compared with the full table and with published values.

use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::{Lines, Size};
use dots_solver::{Limits, Options, Solution, Solver, Techniques, full_table};
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

/// Returns a position with these lines drawn and no boxes counted, because the tests compare the value of the rest.
fn position(size: Size, drawn: Lines, to_move: Player) -> Dots {
    Dots {
        drawn,
        to_move,
        ..Dots::new(size)
    }
}

/// Returns the value of the rest for the mover, from the first player's margin.
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
fn random_positions_of_2x4_have_the_value_and_the_best_moves_of_the_full_table() {
    let size = size("2x4");
    let mut random = fastrand::Rng::with_seed(8);
    check(size, (0..4000).map(|_| random.u64(..) & size.all_lines()));
}

#[test]
fn fields_of_one_row_and_small_ones_of_two_have_their_published_values() {
    let rows = ["1x1", "1x2", "1x3", "1x4", "1x5"];
    assert_eq!(rows.map(|name| solve(name).value), [-1, 0, -1, 0, -1]);
    let two = ["2x2", "2x3", "2x4"];
    assert_eq!(two.map(|name| solve(name).value), [2, -2, 2]);
}

#[test]
fn on_2x2_an_outer_line_wins_by_two_and_an_inner_one_ties() {
    let size = size("2x2");
    let outer = "a1b1 b1c1 a3b3 b3c3 a1a2 c1c2 a2a3 c2c3";
    let outer = outer
        .split(' ')
        .map(|name| size.read_line(name).expect("a line"));
    assert_eq!(solve("2x2").best_moves, outer.collect::<Vec<_>>());
    let solver = Solver::new(size, Options::default());
    for name in ["a2b2", "b2c2", "b1b2", "b2b3"] {
        let after = Dots::new(size).play(size.read_line(name).expect("a line"));
        let (value, _) = solver.value(&after, Limits::none()).expect("no limits");
        assert_eq!(value, 0, "{name}");
    }
}

#[test]
fn on_3x3_every_first_move_loses_by_three() {
    let solution = solve("3x3");
    assert_eq!(solution.value, -3);
    assert_eq!(solution.best_moves.len(), 24);
}

#[test]
fn on_3x4_only_the_three_lines_down_the_middle_tie() {
    let solution = solve("3x4");
    assert_eq!(solution.value, 0);
    let names: Vec<String> = solution
        .best_moves
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(names, ["c1c2", "c2c3", "c3c4"]);
    let size = size("3x4");
    let solver = Solver::new(size, Options::default());
    let empty = Dots::new(size);
    let others = empty
        .legal_moves()
        .filter(|line| !solution.best_moves.contains(line));
    for line in others {
        let after = Dots::new(size).play(line);
        let (value, _) = solver.value(&after, Limits::none()).expect("no limits");
        assert_eq!(value, -2, "{line}");
    }
}

#[test]
fn value_of_2x5() {
    assert_eq!(value("2x5"), -2);
}

#[test]
#[ignore = "takes a minute: cargo test --release -- --ignored value_of_3x5"]
fn value_of_3x5() {
    assert_eq!(value("3x5"), -1);
}

#[test]
#[ignore = "takes minutes and 1 GiB: cargo test --release -- --ignored value_of_4x4"]
fn value_of_4x4() {
    assert_eq!(value("4x4"), 0);
}

fn value(name: &str) -> Value {
    let size = size(name);
    let solver = Solver::new(size, Options::default());
    let (value, _) = solver
        .value(&Dots::new(size), Limits::none())
        .expect("no limits");
    value
}

#[test]
fn the_score_so_far_counts_and_a_game_that_is_over_has_no_moves() {
    let size = size("1x1");
    let solver = Solver::new(size, Options::default());
    let mut board = Dots::new(size);
    for line in size.numbers().map(|number| size.line(number)) {
        let solution = solver.solve(&board, Limits::none()).expect("no limits");
        assert_eq!(solution.value, -1);
        assert!(solution.best_moves.contains(&line));
        board = board.play(line);
    }
    let over = solver.solve(&board, Limits::none()).expect("no limits");
    assert_eq!((over.value, over.best_moves), (-1, Vec::new()));
}

#[test]
fn the_largest_fields_are_solved_near_their_end() {
    for name in ["5x5", "1x19", "19x1", "2x11", "3x8", "8x3"] {
        let size = size(name);
        let mut random = fastrand::Rng::with_seed(60);
        for _ in 0..20 {
            let mut drawn = size.all_lines();
            while size.lines() - (drawn.count_ones() as usize) < 14 {
                drawn &= !(1 << random.usize(..size.lines()));
            }
            let board = position(size, drawn, Player::First);
            let plain = Options {
                techniques: Techniques {
                    table: true,
                    ..Techniques::NONE
                },
                memory: 1 << 20,
                ..Options::default()
            };
            let clever = Options {
                memory: 1 << 20,
                ..Options::default()
            };
            let [plain, clever] = [plain, clever].map(|options| {
                let solver = Solver::new(size, options);
                solver.solve(&board, Limits::none()).expect("no limits")
            });
            assert_eq!(clever.value, plain.value, "{board}");
            assert_eq!(clever.best_moves, plain.best_moves, "{board}");
        }
    }
}
