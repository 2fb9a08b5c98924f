//! The program of a player: reads its arguments, requests moves and values, and judges them.

use std::io::Write;
use std::time::Duration;

use connect_four::board::ConnectFour;
use connect_four::column::Column;
use connect_four::position;
use connect_four::size::Size;
use connect_four::solver::Solver;
use game::{Board, Player, Value};
use textfmt::{counted, listed_by};

use super::command::{HELP, Task};
use super::positions::{after, any, threats, wins};
use super::{Clock, FourPlayer};
use crate::failed::Failed;
use crate::panicked;
use crate::unanswered::{Unanswered, answer_within};

/// The time limit for one call of a student's function.
const LIMIT: Duration = Duration::from_secs(20);

/// The time on the clock of a move.
const CLOCK: Duration = Duration::from_millis(20);

/// The number of games of each size, half of them with each colour.
const GAMES: u32 = 10;

/// The number of positions with a win, and of positions with a threat.
const POSITIONS: u32 = 100;

/// The number of solved positions of each size.
const SOLVED: u32 = 40;

/// Runs a player as a program, with the arguments of the command line.
#[cfg(not(target_family = "wasm"))]
pub(super) fn main<P: FourPlayer>() -> std::process::ExitCode {
    crate::start::start(|words| run::<P>(words, LIMIT, &mut std::io::stdout()))
}

/// Runs the program of [`main`](super::main) with these arguments. `limit` is the time limit for one call of a student's function.
///
/// # Errors
/// If a move or a value is wrong, the arguments make no sense, or writing fails.
pub fn run<P: FourPlayer>(
    words: &[String],
    limit: Duration,
    output: &mut impl Write,
) -> Result<(), Failed> {
    match Task::read(words)? {
        Task::Legal => legal::<P>(limit, output),
        Task::Threats => met::<P>(limit, output),
        Task::Solve(size) => solved::<P>(size, limit, output),
        #[cfg(not(target_family = "wasm"))]
        Task::Keep(class) => super::keep::keep(class, output),
        #[cfg(not(target_family = "wasm"))]
        Task::Beat => super::beat::beat(output),
        #[cfg(not(target_family = "wasm"))]
        Task::Table => super::table::table(&P::variants(), output),
        #[cfg(target_family = "wasm")]
        Task::Keep(_) | Task::Beat | Task::Table => Ok(()),
        Task::Help => Ok(writeln!(output, "{HELP}")?),
    }
}

/// Plays games against the random opponent.
fn legal<P: FourPlayer>(limit: Duration, output: &mut impl Write) -> Result<(), Failed> {
    let sizes = [(7, 6), (5, 4), (4, 4)];
    let [mut won, mut drawn, mut lost] = [0_u32; 3];
    for (columns, rows) in sizes {
        let size = Size::new(columns, rows).expect("a size of a board");
        for game in 0..GAMES {
            let student = if game % 2 == 0 {
                Player::First
            } else {
                Player::Second
            };
            match play::<P>(size, student, u64::from(game), limit)? {
                None => drawn += 1,
                Some(winner) if winner == student => won += 1,
                Some(_) => lost += 1,
            }
        }
        writeln!(
            output,
            "{size}: {}, every move legal",
            counted(GAMES, "game")
        )?;
        output.flush()?;
    }
    let games = won + drawn + lost;
    Ok(writeln!(
        output,
        "{}, and every move was legal. Against chance your player won {won}, drew {drawn} and lost {lost}.",
        counted(games, "game")
    )?)
}

/// Plays one game against the random opponent, and returns the winner.
fn play<P: FourPlayer>(
    size: Size,
    student: Player,
    seed: u64,
    limit: Duration,
) -> Result<Option<Player>, Failed> {
    let mut chance = fastrand::Rng::with_seed(seed);
    let mut board = ConnectFour::new(size);
    while !board.done() {
        let column = match board.to_move() == student {
            true => chosen::<P>(&board, limit)?,
            false => any(&board, &mut chance),
        };
        board = board.play(column);
    }
    Ok(board.winner)
}

/// Sets up positions where one move wins, and others where one move saves the game.
fn met<P: FourPlayer>(limit: Duration, output: &mut impl Write) -> Result<(), Failed> {
    let mut chance = fastrand::Rng::with_seed(4);
    let mut position = |fits: &dyn Fn(&ConnectFour) -> bool| loop {
        let moves = chance.u32(7..30);
        let board = after(Size::USUAL, moves, &mut chance);
        if fits(&board) {
            return board;
        }
    };
    for _ in 0..POSITIONS {
        let board = position(&|board| !wins(board).is_empty());
        let column = chosen::<P>(&board, limit)?;
        if board.play(column).winner.is_none() {
            let mover = mark(board.to_move());
            let columns = listed_by(&wins(&board), "or");
            return Err(wrong_move(
                &board,
                column,
                &columns,
                &format!(
                    "{mover} wins with {columns} at once. Look for such a move before you search."
                ),
            ));
        }
    }
    writeln!(
        output,
        "{}: each win in one was taken",
        counted(POSITIONS, "position")
    )?;
    output.flush()?;
    for _ in 0..POSITIONS {
        let board = position(&can_be_met);
        let column = chosen::<P>(&board, limit)?;
        let saves = threats(&board);
        if !saves.contains(&column) {
            let other = mark(board.to_move().other());
            let columns = listed_by(&saves, "or");
            return Err(wrong_move(
                &board,
                column,
                &columns,
                &format!(
                    "{other} wins with {columns} in the next move. Only a disc there prevents that."
                ),
            ));
        }
    }
    Ok(writeln!(
        output,
        "{}: each threat was met\nYour player took every win in one move, and met every threat.",
        counted(POSITIONS, "position")
    )?)
}

/// Compares values with the solver's.
fn solved<P: FourPlayer>(
    size: Size,
    limit: Duration,
    output: &mut impl Write,
) -> Result<(), Failed> {
    let mut chance = fastrand::Rng::with_seed(5);
    let mut solver = Solver::new(18);
    // The empty board of 4 × 4 is small enough for a plain search.
    let begun = match size.squares() {
        ..=16 => 0,
        squares => squares - 16,
    };
    for number in 0..SOLVED {
        let moves = begun + number % 8;
        let board = after(size, moves, &mut chance);
        let want = solver.solve(&board).value;
        let got = valued::<P>(&board, limit)?;
        if got.signum() != want {
            return Err(Failed::Law(format!(
                "✗ Your value on {board:?} returned {got}, but should return {}.\n{} Search to the end of every game.\n{board}",
                sign(want),
                outcome(want)
            )));
        }
        if number % 8 == 7 {
            writeln!(
                output,
                "{}: the values are right",
                counted(number + 1, "position")
            )?;
            output.flush()?;
        }
    }
    Ok(writeln!(
        output,
        "Every value is right: {} of {size}.",
        counted(SOLVED, "position")
    )?)
}

/// Returns the move that a student's function chooses.
fn chosen<P: FourPlayer>(board: &ConnectFour, limit: Duration) -> Result<Column, Failed> {
    let asked = board.clone();
    let answer = answer_within(limit, move || P::choose(&asked, &Clock::time(CLOCK)));
    let column = answer.map_err(|why| unanswered(why, "choose", board, limit))?;
    if board.try_play(column).is_err() {
        let open: Vec<Column> = board.legal_moves().collect();
        let why = match column.index() < board.size.columns() {
            true => format!("Column {column} is full."),
            false => format!("There is no column {column} on a board of {}.", board.size),
        };
        return Err(wrong_move(board, column, &listed_by(&open, "or"), &why));
    }
    Ok(column)
}

/// Returns the result of a student's value function.
fn valued<P: FourPlayer>(board: &ConnectFour, limit: Duration) -> Result<Value, Failed> {
    let asked = board.clone();
    let answer = answer_within(limit, move || P::value(&asked));
    answer.map_err(|why| unanswered(why, "value", board, limit))
}

fn unanswered(why: Unanswered, function: &str, board: &ConnectFour, limit: Duration) -> Failed {
    match why {
        Unanswered::Late => Failed::Law(format!(
            "✗ Your {function} on {board:?} did not return within {} s.\nDoes it search deeper than it must, or \
             forever?\n{board}",
            limit.as_secs()
        )),
        Unanswered::Panic(panic) => {
            Failed::Panicked(panicked::caught(&*panic, &format!("Your {function}")))
        }
    }
}

fn wrong_move(board: &ConnectFour, column: Column, should: &str, why: &str) -> Failed {
    Failed::Law(format!(
        "✗ Your choose on {board:?} returned column {column}, but should return {should}.\n{why}\n{board}"
    ))
}

pub(super) fn mark(player: Player) -> char {
    position::mark(Some(player))
}

pub(super) fn sign(value: Value) -> &'static str {
    match value {
        0 => "0",
        1.. => "a number above 0",
        _ => "a number below 0",
    }
}

pub(super) fn outcome(value: Value) -> &'static str {
    match value {
        0 => "With the best play nobody wins.",
        1.. => "With the best play X wins.",
        _ => "With the best play O wins.",
    }
}

/// Returns whether the other player threatens to win in a single column, and a disc there prevents that.
fn can_be_met(board: &ConnectFour) -> bool {
    match threats(board)[..] {
        [column] if wins(board).is_empty() => wins(&board.play(column)).is_empty(),
        _ => false,
    }
}
