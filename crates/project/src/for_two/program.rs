//! The program of a game: reads its arguments and runs the command.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::Duration;

use super::command::{Command, HELP, Verb};
use super::rules::Game;
use super::search::{Search, YourSearch};
use super::{analyse, laws, play, trace};
use crate::failed::Failed;
use crate::start::start;

/// The time limit of the student's search for one move.
const LIMIT: Duration = Duration::from_secs(20);

/// Runs a game as a program, with the arguments of the command line.
pub fn main<G: Game>() -> ExitCode {
    start(|words| run::<G>(words, &mut io::stdin().lock(), &mut io::stdout()))
}

/// Runs a game as a program. `search` plays for the computer.
///
/// For each move `search` is called once, in a thread of its own. Without `--depth N` it looks as far ahead as a search without
/// cuts does in a million nodes. To find that depth, the kit makes at most a million moves itself.
///
/// The program ends with a message if `search` panics, returns no legal move, or does not return within 20 seconds.
pub fn main_with<G>(search: Search<G>) -> ExitCode
where
    G: Game<Move: Send> + Send + 'static,
{
    start(move |words| {
        let (mut input, mut output) = (io::stdin().lock(), io::stdout());
        run_with(words, search, LIMIT, &mut input, &mut output)
    })
}

/// Runs the program of [`main`] with these arguments, and reads typed moves from `input`.
///
/// # Errors
/// If a law is broken, the arguments make no sense, or reading or writing fails.
pub fn run<G: Game>(
    words: &[String],
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<(), Failed> {
    run_by::<G>(words, None, input, output)
}

/// Runs the program of [`main_with`] with these arguments. `limit` is the time limit of `search` for one move.
///
/// # Errors
/// As for [`run`], and if `search` panics, returns no legal move, or takes longer than `limit`.
pub fn run_with<G>(
    words: &[String],
    search: Search<G>,
    limit: Duration,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<(), Failed>
where
    G: Game<Move: Send> + Send + 'static,
{
    run_by(words, Some(&YourSearch::new(search, limit)), input, output)
}

fn run_by<G: Game>(
    words: &[String],
    search: Option<&YourSearch<G>>,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<(), Failed> {
    let Some(Command { verb, options }) = Command::<G>::read(words)? else {
        return Ok(writeln!(output, "{HELP}")?);
    };
    match verb {
        Verb::Play => match &options.typed {
            Some(typed) => play::play(&options, search, &mut typed.as_bytes(), output),
            None => play::play(&options, search, input, output),
        },
        Verb::Laws => laws::check(&options, output),
        Verb::Analyse => analyse::analyse(&options, output),
        Verb::Trace => trace::draw(&options, output),
    }
}
