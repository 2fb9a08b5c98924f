//! Tests dots and squares in this process.

use dots_and_boxes::squares::Squares;
use game::{Board, Player};

use super::DotsAndSquares;
use crate::field::Scale;
use crate::game::{Game, Turn};

/// Returns the output of a game with this input.
fn played(options: &str, typed: &str) -> String {
    crate::tests::played(&format!("dots-and-squares {options}"), typed)
}

fn position(text: &str) -> Squares {
    text.parse().unwrap()
}

fn at_the_table(start: Squares) -> DotsAndSquares {
    DotsAndSquares {
        start,
        scale: Scale::Wide,
        depth: None,
        limit: crate::LIMIT,
        random: fastrand::Rng::with_seed(1),
    }
}

#[test]
fn dots_links_squares_and_the_score_are_seen_without_colour() {
    let board = position("3x3 a1b1 c3c2 a1a2 c3b3 a2b2 c2c1 b1b2");
    let game = at_the_table(board);
    let last = Turn {
        player: Player::First,
        moves: vec![board.read_link("b1b2").unwrap()],
    };
    let drawn = game.picture(&board, Some(&last));
    assert_eq!(
        anstream::adapter::strip_str(&drawn).to_string(),
        "      a   b   c
   1  A━━━A   B
      ┃ A ║   ┃
   2  A━━━A   B
              ┃
   3  ·   B━━━B

      A 1 · B 0 · 1 free dot
"
    );
}

#[test]
fn whatever_is_no_link_is_answered_in_a_sentence_and_asked_again() {
    for (typed, wanted) in [
        ("", "You typed nothing: type a link, or ? for help."),
        (
            "a1a4",
            "There is no dot a4: columns are a to c, rows 1 to 3.",
        ),
        ("a1b2", "a1 and b2 are not neighbours: a link goes one step"),
        ("x", "\"x\" is not a link"),
        ("a1b1", "a1b1 is linked already."),
        (
            "a3b3",
            "Neither end of a3b3 is a dot of A: a link must start at one.",
        ),
        (
            "b1c1",
            "One end of b1c1 is a dot of B: link a free dot, or two of your own.",
        ),
        ("?", "passed over"),
    ] {
        let typed_then_good = format!("a1b1\nc3c2\nb1b2\nc2c1\n{typed}\na1a2\n");
        let said = played("--people 2 --size 3x3", &typed_then_good);
        assert!(said.contains(wanted), "{wanted:?}, {typed:?}:\n{said}");
        assert!(said.contains("A links a1a2."), "{typed:?}:\n{said}");
    }
}

#[test]
fn a_square_is_told_and_so_is_a_turn_that_is_passed_over() {
    let said = played(
        "--people 2 --size 3x3",
        "a1b1\nc3c2\na1a2\nc3b3\na2b2\nc2c1\nb1b2\n",
    );
    assert!(
        said.contains("A links b1b2, which closes a square."),
        "{said}"
    );
    // B is enclosed and has no link to make.
    let said = played("--people 2 --size 2x3", "a1b1\nc1c2\nb1b2\nb2a2\n");
    assert!(
        said.contains("A links b1b2. B has no link to make: A moves again."),
        "{said}"
    );
    assert!(said.ends_with("A tie: 0 squares each.\n"), "{said}");
}

#[test]
fn the_computer_closes_a_square_and_stops_the_other_s() {
    for (board, wanted) in [
        ("3x3 a1b1 c3c2 a1a2 c3b3 a2b2 c2c1", "b1b2"),
        ("4x4 a1b1 d4c4 a1a2 d4d3 a2b2 d3c3 a2a3", "c3c4"),
    ] {
        let mut game = at_the_table(position(board));
        game.depth = Some(2);
        let board = game.start();
        let chosen = crate::tests::somewhere(|place| game.choose(&board, place));
        let Ok(Some(chosen)) = chosen else {
            panic!("no link on {board:?}");
        };
        assert_eq!(chosen.mv.to_string(), wanted, "{board:?}");
    }
}

#[test]
fn a_game_against_the_computer_ends_with_a_score() {
    for (size, seed) in [("2x2", 1), ("3x3", 2), ("4x4", 3)] {
        let options = format!("--people 0 --size {size} --seed {seed} --depth 2");
        let said = played(&options, "");
        let last = said.lines().last().unwrap_or_default();
        let ends = ["A tie: ", "A has won, ", "B has won, "];
        assert!(ends.iter().any(|end| last.starts_with(end)), "{said}");
    }
}

#[test]
fn a_large_field_keeps_its_limit_too() {
    let mut game = at_the_table(position("10x10"));
    game.limit = std::time::Duration::from_millis(300);
    let began = std::time::Instant::now();
    let board = game.start();
    let chosen = crate::tests::somewhere(|place| game.choose(&board, place));
    assert!(chosen.unwrap().is_some());
    assert!(began.elapsed().as_secs() < 10);
    assert_eq!(board.to_move(), Player::First);
}
