//! The program of an opponent: reads its question, searches, and prints its answer.

use std::process::ExitCode;
use std::thread;

use call_trace::try_record;
use game::{Board, Counting, Value, Watched};
use protocol::Answer;

use crate::question::{Game, Question};

/// A search that accepts any board.
pub trait Search {
    /// Returns the value of a board, looking `depth` moves ahead, and the move to make.
    fn search<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>);
}

/// Answers the question on the command line. The exit code is 0, 101 if the search panicked, or 2 with a sentence if there is no
/// such question.
pub fn main(search: fn(&Question) -> Result<Answer, String>) -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let question = match Question::read(&words) {
        Ok(question) => question,
        Err(why) => return refused(&why),
    };
    // On every system, a thread has the stack size that the environment sets.
    match thread::spawn(move || search(&question)).join() {
        Ok(Ok(answer)) => {
            // The search may have printed an unfinished line.
            println!("\n{answer}");
            ExitCode::SUCCESS
        }
        Ok(Err(why)) => refused(&why),
        Err(_) => ExitCode::from(101),
    }
}

fn refused(why: &str) -> ExitCode {
    eprintln!("{why}");
    ExitCode::from(2)
}

/// Answers with a search that accepts any board.
///
/// # Errors
/// Never: it plays every game that a question can contain.
pub fn by_search<S: Search>(question: &Question) -> Result<Answer, String> {
    let depth = question.depth;
    Ok(match &question.game {
        Game::TicTacToe(board) => answer::<S, _>(board, depth),
        Game::DotsAndBoxes(board) => answer::<S, _>(board, depth),
        Game::ConnectFour(board) => answer::<S, _>(board, depth),
    })
}

fn answer<S: Search, B: Board>(board: &B, depth: u32) -> Answer {
    let (value, mv, nodes) = if is_recorded() {
        let watched = Watched::new(board.clone());
        let (value, mv) = searched(|| S::search(&watched, depth));
        (value, mv, None)
    } else {
        let counting = Counting::new(board.clone());
        let (value, mv) = S::search(&counting, depth);
        // Every node except the first was reached by a move.
        (value, mv, Some(counting.asked().play + 1))
    };
    Answer {
        mv: mv.map(|mv| mv.to_string()),
        value,
        nodes,
    }
}

/// Runs a search and returns its result. If a recording is wanted, the board records itself.
pub fn searched<R>(search: impl FnOnce() -> R) -> R {
    if !is_recorded() {
        return search();
    }
    let (ended, _) = try_record(search);
    // The panic has already printed its message on standard error.
    ended.unwrap_or_else(|_| std::process::exit(101))
}

fn is_recorded() -> bool {
    std::env::var_os("CALL_TRACE_FILE").is_some()
}
