//! Tests dots and boxes in this process.

mod answers;
mod judged;
mod looks;

use std::time::{Duration, Instant};

use advice::Thought;
use advice::dots_and_boxes::{Computer, Oracle};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::{Line, Size};
use game::{Board, Player, Value};

use super::MEMORY;

/// Returns the output of a game with this input.
fn played(options: &str, typed: impl AsRef<[u8]>) -> String {
    crate::tests::played(&format!("dots-and-boxes {options}"), typed)
}

fn position(text: &str) -> Dots {
    text.parse().unwrap()
}

fn line(board: &Dots, name: &str) -> Line {
    board.size.read_line(name).unwrap()
}

/// Returns a computer that solves every position it can.
fn perfect(seed: u64) -> Computer {
    Computer::new(None, Duration::from_secs(5), seed)
}

fn choose(computer: &mut Computer, board: &Dots) -> (Line, Thought) {
    choose_knowing(computer, board, &mut Oracle::new(board.size, MEMORY))
}

fn choose_knowing(computer: &mut Computer, board: &Dots, oracle: &mut Oracle) -> (Line, Thought) {
    computer.choose(board, oracle, &|_| ()).expect("a line")
}

/// Returns the margin of the first player when the computer plays `side` against random lines.
fn against_random_lines(size: &str, side: Player, seed: u64) -> Value {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut computer = perfect(seed);
    let mut board = position(size);
    let mut oracle = Oracle::new(board.size, MEMORY);
    while !board.done() {
        let line = if board.to_move() == side {
            choose_knowing(&mut computer, &board, &mut oracle).0
        } else {
            let open: Vec<Line> = board.legal_moves().collect();
            open[random.u64(..open.len() as u64) as usize]
        };
        board = board.play(line);
    }
    board.evaluate()
}

#[test]
fn the_computer_gets_what_the_board_is_worth_whatever_the_opponent_does() {
    for (size, value) in [
        ("1x2", 0),
        ("1x3", -1),
        ("2x2", 2),
        ("2x3", -2),
        ("3x3", -3),
    ] {
        for seed in 0..10 {
            let first = against_random_lines(size, Player::First, seed);
            assert!(first >= value, "{size}, seed {seed}: A by {first}");
            let second = against_random_lines(size, Player::Second, seed);
            assert!(second <= value, "{size}, seed {seed}: A by {second}");
        }
    }
}

#[test]
fn both_at_their_best_come_to_the_value() {
    for (size, result) in [
        ("1x1", "B has won, 1 box to 0."),
        ("1x2", "A tie: 1 box each."),
        ("2x2", "A has won, 3 boxes to 1."),
        ("3x3", "B has won, 6 boxes to 3."),
    ] {
        for seed in 0..5 {
            let said = played(&format!("--people 0 --size {size} --seed {seed}"), "");
            assert!(said.ends_with(&format!("{result}\n")), "{said}");
        }
    }
}

#[test]
fn of_equal_lines_any_may_be_drawn_and_the_seed_says_which() {
    let empty = Dots::new(Size::new(2, 2).unwrap());
    let mut seen: Vec<String> = (0..80)
        .map(|seed| choose(&mut perfect(seed), &empty).0.to_string())
        .collect();
    seen.sort();
    seen.dedup();
    // The outer lines keep A's lead of 2, the inner lines give it away.
    let outer = [
        "a1a2", "a1b1", "a2a3", "a3b3", "b1c1", "b3c3", "c1c2", "c2c3",
    ];
    assert_eq!(seen, outer);
    let game = |seed: u8| played(&format!("--people 0 --size 2x2 --seed {seed}"), "");
    assert_eq!(game(7), game(7));
    assert_ne!(game(7), game(8));
}

#[test]
fn with_a_depth_it_looks_no_further_and_says_so() {
    let mut computer = Computer::new(Some(2), Duration::from_secs(60), 1);
    let (_, thought) = choose(&mut computer, &position("2x2"));
    assert_eq!(thought.depth, Some(2));
    assert_eq!(
        thought.words(),
        "looked 2 moves ahead: nobody is ahead there"
    );
    // A search to the end counts as solved, whichever search it was.
    let (_, thought) = choose(&mut computer, &position("1x1 a1b1 a1a2"));
    assert_eq!(thought.words(), "solved: B wins by 1");
}

#[test]
fn where_it_cannot_solve_it_takes_boxes_and_gives_none_away() {
    let open = "4x4 a1b1 a1a2";
    for (before, wanted) in [("b1b2", true), ("d1e1", false)] {
        let board = position(&format!("{open} {before}"));
        for seed in 0..5 {
            let mut computer = Computer::new(Some(2), Duration::from_secs(60), seed);
            let (chosen, _) = choose(&mut computer, &board);
            let takes = board.closes(chosen) == 1;
            assert_eq!(takes, wanted, "{chosen} in {board:?}");
            let next = board.play(chosen);
            let gives = next.legal_moves().any(|line| next.closes(line) > 0);
            assert!(takes || !gives, "{chosen} in {board:?}");
        }
    }
}

#[test]
fn a_move_keeps_its_limit() {
    for size in ["4x4", "5x5", "4x4 b2c2 c2d2 b3b4"] {
        let mut computer = Computer::new(None, Duration::from_secs(1), 1);
        let began = Instant::now();
        let (_, thought) = choose(&mut computer, &position(size));
        // Busy machines are slow. This catches only a search that does not stop.
        assert!(began.elapsed() < Duration::from_secs(10), "{size}");
        assert!(!thought.words().is_empty());
    }
}

#[test]
fn three_by_four_is_played_perfectly_from_the_first_line() {
    let mut computer = Computer::new(None, Duration::from_secs(120), 4);
    let (line, thought) = choose(&mut computer, &position("3x4"));
    // Only the lines down the middle keep the tie.
    let line = line.to_string();
    assert!(["c1c2", "c2c3", "c3c4"].contains(&line.as_str()), "{line}");
    assert!(thought.words().contains("solved: it is a tie"));
}

#[test]
fn a_large_field_is_played_perfectly_as_soon_as_it_can_be() {
    let mut board = position("4x4");
    let mut random = fastrand::Rng::with_seed(11);
    while board.open().count_ones() > 26 {
        let lines: Vec<Line> = board.legal_moves().collect();
        let chosen = random.u64(..lines.len() as u64);
        board = board.play(lines[chosen as usize]);
    }
    let (_, thought) = choose(&mut perfect(1), &board);
    let mut oracle = Oracle::new(board.size, MEMORY);
    let mut first = perfect(2);
    while !board.done() {
        let (line, now) = choose_knowing(&mut first, &board, &mut oracle);
        assert_eq!((now.depth, now.value), (None, thought.value), "{board:?}");
        board = board.play(line);
    }
    assert_eq!(board.evaluate(), thought.value);
}
