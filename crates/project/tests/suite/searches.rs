//! The student's search as the computer: right ones, and one for each way to fail.

use std::path::Path;
use std::time::Duration;

use call_trace::traced;
use catalogue::Catalogue;
use project::{Board, Failed, Game, Search, Value, run_with};
use rstest::rstest;
use tic_tac_toe::look_ahead::look_ahead;

use crate::tic_tac_toe::Position;
use crate::{demand, nim};

/// How long a search may take for one move.
pub(crate) const LIMIT: Duration = Duration::from_secs(60);

type Answer = (Value, Option<usize>);

/// Returns the output of a game's program for these arguments if this search plays.
fn said_with<G>(words: &[&str], search: Search<G>, limit: Duration) -> Result<String, Failed>
where
    G: Game<Move: Send> + Send + 'static,
{
    let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    let mut output = Vec::new();
    run_with(&words, search, limit, &mut "1\n".as_bytes(), &mut output)?;
    Ok(String::from_utf8(output).unwrap())
}

fn no_move(_: &Position, _: u32) -> Answer {
    (0, None)
}

/// Cell 1 is taken when O is asked.
fn taken_cell(_: &Position, _: u32) -> Answer {
    (0, Some(1))
}

fn first_move(board: &Position, _: u32) -> Answer {
    (0, board.legal_moves().next())
}

fn unwritten(_: &Position, _: u32) -> Answer {
    todo!("the value of the board")
}

fn panics(_: &Position, depth: u32) -> Answer {
    panic!("no value at depth {depth}")
}

#[allow(
    unconditional_recursion,
    clippy::only_used_in_recursion,
    reason = "a student may write it"
)]
#[traced(skip(board))]
fn no_base_case<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    no_base_case(board, depth.wrapping_sub(1))
}

fn never_returns(_: &Position, _: u32) -> Answer {
    loop {
        std::thread::sleep(LIMIT);
    }
}

/// Chooses for both players as if they were X.
fn always_larger<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let moves = board.legal_moves();
    let valued = moves.map(|mv| (always_larger(&board.play(mv), depth - 1).0, mv));
    let best = valued.reduce(|best, next| if next.0 > best.0 { next } else { best });
    best.map_or((board.evaluate(), None), |(value, mv)| (value, Some(mv)))
}

/// Looks one move ahead, whatever it was asked.
fn no_depth(board: &Position, _: u32) -> Answer {
    look_ahead(board, 1)
}

#[test]
fn the_search_answers_a_person_and_says_how_far_it_looks() {
    let words = ["play", "--from", "XX.OO...."];
    let said = said_with::<Position>(&["play"], look_ahead, LIMIT).unwrap();
    demand(
        &said,
        &[
            "X takes 1.",
            "Your search looks 8 moves ahead: value 0.\nO takes 5.",
        ],
    );
    let first = ["--computer-first", "--depth", "3"];
    let said = said_with::<Position>(&[&words[..], &first].concat(), look_ahead, LIMIT).unwrap();
    demand(
        &said,
        &["Your search looks 3 moves ahead: value 5.\nX takes 3."],
    );
}

/// The nodes of the whole tree to this depth.
fn nodes<B: Board>(board: &B, depth: u32) -> u64 {
    let moves = board.legal_moves().filter(|_| depth > 0);
    1 + moves
        .map(|mv| nodes(&board.play(mv), depth - 1))
        .sum::<u64>()
}

/// The tree of a larger game is not searched to its end.
#[test]
fn without_a_depth_a_search_looks_as_far_as_a_million_nodes_allow() {
    let words = ["play", "--people", "0"];
    let said = said_with::<nim::Position>(&words, look_ahead, LIMIT).unwrap();
    let depth = said.split("Your search looks ").nth(1);
    let depth = depth.and_then(|it| it.split(' ').next()).unwrap();
    let depth = depth.parse().unwrap();
    let [reached, further] = [depth, depth + 1].map(|it| nodes(&nim::Position::start(), it));
    assert!(reached <= 1_000_000 && further > 1_000_000, "{depth}");
    demand(&said, &["The game is over"]);
}

#[rstest]
#[case(
    no_move,
    "✗ Your search returned no move, but should return one of these moves: 1 2 3 4 5 6 7 8 9.\n\
     It was asked to look 9 moves ahead, and the game is not over. Check when it stops, and where it stores the move that it returns.\n...\n...\n..."
)]
#[case(
    taken_cell,
    "✗ Your search returned the move 1, but should return one of these moves: 2 3 4 5 6 7 8 9.\n\
     It was asked to look 8 moves ahead. Check that it returns a move of the board that it was given, not one of a later board.\n\
     X..\n...\n..."
)]
fn a_search_without_a_legal_move_is_told_the_board(
    #[case] search: Search<Position>,
    #[case] wanted: &str,
) {
    let failed = said_with(&["play", "--people", "0"], search, LIMIT).unwrap_err();
    assert!(matches!(failed, Failed::Law(_)));
    assert_eq!(failed.to_string(), wanted);
}

#[rstest]
#[case(
    panics,
    "✗ Your search panicked, but should return one of these moves: 1 2 3 4 5 6 7 8 9.\n\
     Asked to look 9 moves ahead, it panics"
)]
#[case(panics, ":\n  no value at depth 9\n...\n...\n...")]
#[case(
    no_base_case,
    "✗ Your search panicked, but should return one of these moves: 1 2"
)]
#[case(no_base_case, "no_base_case went ")]
#[case(no_base_case, " calls deep")]
#[case(unwritten, "This is still to be written")]
#[case(unwritten, ":\n  the value of the board")]
fn a_search_that_panics_is_told_what_it_said(
    #[case] search: Search<Position>,
    #[case] wanted: &str,
) {
    let failed = said_with(&["play", "--people", "0"], search, LIMIT).unwrap_err();
    assert!(matches!(failed, Failed::Panicked(_)));
    demand(&failed.to_string(), &[wanted]);
}

#[test]
fn a_search_that_does_not_return_is_not_waited_for() {
    let limit = Duration::from_millis(20);
    let failed = said_with(&["play", "--people", "0"], never_returns, limit).unwrap_err();
    assert_eq!(
        failed.to_string(),
        "✗ Your search returned nothing within 0 s, but should return one of these moves: 1 2 3 4 5 6 7 8 9.\n\
         It was asked to look 9 moves ahead. Add --depth 2 to your command. If it still returns nothing, check that each call \
         looks one move less ahead than its caller.\n...\n...\n..."
    );
}

/// A command that needs no move of the computer does not call the search.
#[test]
fn what_two_people_do_needs_no_search() {
    let words = ["play", "--people", "2", "--typed", "1 4 2 5 3"];
    let said = said_with(&words, unwritten, LIMIT).unwrap();
    demand(&said, &["The game is over: X wins."]);
    said_with(&["laws"], unwritten, LIMIT).unwrap();
}

#[rstest]
#[case(look_ahead, true)]
#[case(first_move, false)]
#[case(always_larger, false)]
#[case(no_depth, false)]
fn a_wrong_search_does_not_reach_its_milestone(
    #[case] search: Search<Position>,
    #[case] is_reached: bool,
) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let catalogue = Catalogue::load(&root).unwrap();
    let (_, milestone) = catalogue.find_milestone("project-3.7").unwrap();
    let missed = milestone.runs.iter().find(|run| {
        let words: Vec<&str> = run.words.iter().map(String::as_str).collect();
        let said = said_with(&words, search, LIMIT).unwrap_or_default();
        run.missing(&said).is_some()
    });
    assert_eq!(missed.is_none(), is_reached, "{missed:?}");
}
