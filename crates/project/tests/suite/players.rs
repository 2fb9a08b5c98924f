//! The kit for a player of Connect Four, tested with players that have one fault each: the messages about the faults.

use std::process::{Command, Output};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use connect_four::classes::{Class, Puzzle};
use project::Failed;
use project::own_player::{Board, Clock, Column, ConnectFour, FourPlayer, Value, run};
use rstest::rstest;

use crate::demand;
use crate::own_player::Ours;
use crate::own_player_on_bits::OnBits;

/// Returns the output of a player's program for these arguments.
pub(crate) fn said<P: FourPlayer>(words: &[&str]) -> Result<String, Failed> {
    let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    let mut output = Vec::new();
    run::<P>(&words, Duration::from_secs(20), &mut output)?;
    Ok(String::from_utf8(output).unwrap())
}

/// Returns the message about a wrong player.
fn told<P: FourPlayer>(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    let failed = run::<P>(&words, Duration::from_millis(1500), &mut Vec::new()).unwrap_err();
    assert!(
        !matches!(failed, Failed::Writing(_) | Failed::Asked(_)),
        "{failed}"
    );
    let told = failed.to_string();
    assert!(told.lines().count() <= 24, "too long for a screen:\n{told}");
    told
}

/// A player with another way to choose, and one with another way to value.
macro_rules! player {
    ($name:ident, choose($board:ident) $choose:expr) => {
        struct $name;

        impl FourPlayer for $name {
            fn choose($board: &ConnectFour, _: &Clock) -> Column {
                $choose
            }

            fn value(board: &ConnectFour) -> Value {
                Ours::value(board)
            }
        }
    };
    ($name:ident, value($board:ident) $value:expr) => {
        struct $name;

        impl FourPlayer for $name {
            fn choose(board: &ConnectFour, clock: &Clock) -> Column {
                Ours::choose(board, clock)
            }

            fn value($board: &ConnectFour) -> Value {
                $value
            }
        }
    };
}

fn first(board: &ConnectFour) -> Column {
    board.legal_moves().next().unwrap()
}

player!(AlwaysTheFirst, choose(_board) Column(0));
player!(OutsideTheBoard, choose(_board) Column(9));
player!(LeftToRight, choose(board) first(board));
player!(NeverMeets, choose(board) {
    let wins = |&column: &Column| board.play(column).winner.is_some();
    board.legal_moves().find(wins).unwrap_or(first(board))
});
player!(Endless, choose(_board) loop { std::thread::sleep(Duration::from_millis(50)); });
player!(Panics, choose(board) if board.moves_done > 2 { panic!("no idea") } else { first(board) });
player!(IgnoresTheLastColumn, choose(board) {
    let columns: Vec<Column> = board.legal_moves().filter(|column| column.0 < 6).collect();
    let wins = |board: &ConnectFour, column: Column| board.play(column).winner.is_some();
    let loses = |column: Column| {
        let next = board.play(column);
        next.legal_moves().any(|reply| wins(&next, reply))
    };
    let column = columns.iter().copied().find(|&column| wins(board, column));
    column.or(columns.iter().copied().find(|&column| !loses(column))).unwrap_or(first(board))
});
player!(Unwritten, choose(_board) todo!("a column that is not full"));
player!(SeesNothing, value(_board) 0);
player!(ForTheMover, value(board) match board.moves_done % 2 {
    0 => Ours::value(board),
    _ => -Ours::value(board),
});
player!(MinAndMaxExchanged, value(board) 0 - Ours::value(board));
player!(EndlessValue, value(_board) loop { std::thread::sleep(Duration::from_millis(50)); });
player!(ValuePanics, value(_board) panic!("no value"));
player!(OneMoveAhead, value(board) {
    let values = board.legal_moves().map(|column| board.play(column).evaluate());
    if board.done() { board.evaluate() } else { values.max().unwrap() }
});

#[rstest]
#[case::full_column(told::<AlwaysTheFirst>, "legal", &["returned column 1, but should return", "Column 1 is full."])]
#[case::no_column(told::<OutsideTheBoard>, "legal", &["returned column 10", "There is no column 10 on a board of 7x6."])]
#[case::misses_a_win(told::<LeftToRight>, "threats", &["Look for such a move before you search."])]
#[case::misses_a_threat(told::<NeverMeets>, "threats", &["in the next move. Only a disc there prevents that."])]
#[case::endless(told::<Endless>, "legal", &["Your choose on", "did not return within 1 s", "or forever?"])]
#[case::panics(told::<Panics>, "legal", &["Your choose panics", "no idea"])]
#[case::unwritten(told::<Unwritten>, "legal", &["This is still to be written", "a column that is not full"])]
#[case::all_equal(told::<SeesNothing>, "solve 4x4", &["returned 0, but should return a number", "With the best play"])]
#[case::other_side(told::<ForTheMover>, "solve 4x4", &["but should return a number"])]
#[case::edge(told::<IgnoresTheLastColumn>, "threats", &["but should return 7.", "wins with 7 at once"])]
#[case::exchanged(told::<MinAndMaxExchanged>, "solve 4x4", &["returned 1, but should return a number below 0.", "With the best play O wins."])]
#[case::endless_value(told::<EndlessValue>, "solve 4x4", &["Your value on", "did not return within 1 s"])]
#[case::value_panics(told::<ValuePanics>, "solve 4x4", &["Your value panics", "no value"])]
#[case::horizon(told::<OneMoveAhead>, "solve 4x4", &["Search to the end of every game."])]
fn a_wrong_player_is_told_where(
    #[case] told: fn(&[&str]) -> String,
    #[case] words: &str,
    #[case] wanted: &[&str],
) {
    let words: Vec<&str> = words.split(' ').collect();
    demand(&told(&words), wanted);
}

#[rstest]
#[case(&["dance"], "There is no command \"dance\" here.")]
#[case(&["solve"], "Type the size of a board after solve: solve 4x4.")]
#[case(&["solve", "7x6"], "A size is 4x4, 5x4 or 5x5.")]
#[case(&["keep", "hard"], "Type easy or middle after keep.")]
#[case(&["legal", "now"], "Type nothing after legal.")]
#[case(&["table", "plain"], "Type nothing after table.")]
fn what_makes_no_sense_is_told(#[case] words: &[&str], #[case] why: &str) {
    let failed = said::<Ours>(words).unwrap_err();
    assert!(matches!(failed, Failed::Asked(_)));
    demand(&failed.to_string(), &[why, "solve SIZE"]);
}

/// As many boards as the fuel of a move is enough for.
const BOARDS: u64 = 1_000;

#[test]
fn ours_keeps_the_value_in_the_easy_positions() {
    let puzzles = Class::Easy.puzzles();
    let keeps = |puzzle: &&Puzzle| {
        let column = Ours::choose(&puzzle.board, &Clock::boards(BOARDS));
        puzzle.keeps.contains(&column)
    };
    let kept = puzzles.iter().filter(keeps).count();
    assert!(kept >= 80, "{kept} of {}", puzzles.len());
}

#[rstest]
#[case(&["legal"], "30 games, and every move was legal.")]
#[case(&["threats"], "Your player took every win in one move, and met every threat.")]
#[case(&["solve", "4x4"], "Every value is right: 40 positions of 4x4.")]
#[case(&["solve", "5x4"], "Every value is right: 40 positions of 5x4.")]
#[case(&["solve", "5x5"], "Every value is right: 40 positions of 5x5.")]
fn the_player_on_bits_reaches_the_first_milestones(#[case] words: &[&str], #[case] shows: &str) {
    demand(&said::<OnBits>(words).unwrap(), &[shows]);
}

/// The same with fuel, by the command that a student types: the player is compiled to WebAssembly.
#[rstest]
#[case("own_player", &["keep", "easy"], "Your player keeps the value in at least 80 easy positions.")]
#[case("own_player_on_bits", &["keep", "easy"], "Your player keeps the value in at least 80 easy positions.")]
#[case("own_player_on_bits", &["keep", "middle"], "Your player keeps the value in at least 60 middle positions.")]
#[case("own_player_on_bits", &["beat"], "Your player beats both searches.")]
#[case("own_player", &["table"], "Each variant needs less fuel than the first.")]
#[case("own_player_on_bits", &["table"], "Each variant needs less fuel than the first.")]
#[ignore = "compiles to WebAssembly: minutes, and the target must be installed"]
fn our_players_reach_the_milestones_with_fuel(
    #[case] example: &str,
    #[case] words: &[&str],
    #[case] shows: &str,
) {
    let output = ran(example, words, "");
    demand(&String::from_utf8_lossy(&output.stdout), &[shows]);
}

/// Runs an example's program by the command that a student types. `fault` selects the fault of `faulty_player`.
fn ran(example: &str, words: &[&str], fault: &str) -> Output {
    let mut command = Command::new(env!("CARGO"));
    command
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("LOOK_AHEAD_EXAMPLE", example)
        .env("LOOK_AHEAD_FAULT", fault);
    command.args(["run", "--quiet", "--release", "--example", example, "--"]);
    command.args(words).output().unwrap()
}

/// Every fault is compiled to the same file.
static ONE_FAULT: Mutex<()> = Mutex::new(());

#[rstest]
#[case("panic", "keep easy", &["it panicked: no idea, but a disc in column"])]
#[case("panic", "table", &["Your variant \"faulty\" on", "panicked: no idea, but should return"])]
#[case("endless", "keep easy", &["it burnt all its fuel, but a disc in column"])]
#[case("endless", "table", &["burnt all its fuel, but should return", "Does the search run forever?"])]
#[case("memory", "keep easy", &["it needed more than 64 MiB, but a disc in column"])]
#[case("memory", "table", &["needed more than 64 MiB, but should return"])]
#[case("stack", "keep easy", &["it called itself too deep, but a disc in column"])]
#[case("stack", "table", &["called itself too deep, but should return"])]
#[case("exit", "keep easy", &["it chose no column, but a disc in column"])]
#[case("exit", "table", &["returned no value, but should return"])]
#[case("illegal", "keep easy", &["it chose \"10\", which is not a column, but a disc in column"])]
#[case("exchanged", "table", &["With the best play", "it must not change the value."])]
#[case("missing", "table", &["Your variants returned 2 variants, but should return at least 3."])]
#[case("same", "table", &["Your variant \"two\" used", "Check that the two call different functions."])]
#[case("slower", "table", &["Your variant \"the middle first\" used", "Compare what the technique costs"])]
#[ignore = "compiles to WebAssembly: minutes, and the target must be installed"]
fn a_fault_is_named_with_fuel(#[case] fault: &str, #[case] words: &str, #[case] wanted: &[&str]) {
    let _one = ONE_FAULT.lock().unwrap_or_else(PoisonError::into_inner);
    let words: Vec<&str> = words.split(' ').collect();
    let output = ran("faulty_player", &words, fault);
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{told}");
    demand(&told, wanted);
}

#[test]
fn help_is_one_page() {
    demand(
        &said::<Ours>(&[]).unwrap(),
        &["legal", "threats", "solve SIZE"],
    );
}
