//! The program of a game: reads its words, and does what they ask for.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use super::command::{Command, HELP, Verb};
use super::rules::Game;
use super::{analyse, laws, play, trace};
use crate::failed::Failed;
use crate::start::start;

/// The `main` of a game.
pub fn main<G: Game>() -> ExitCode {
    start(|words| run::<G>(words, &mut io::stdin().lock(), &mut io::stdout()))
}

/// What [`main`] does with these words, reading what is typed from `input`.
///
/// # Errors
/// When a law is broken, the words make no sense, or reading or writing fails.
pub fn run<G: Game>(
    words: &[String],
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<(), Failed> {
    let Some(Command { verb, options }) = Command::<G>::read(words)? else {
        return Ok(writeln!(output, "{HELP}")?);
    };
    match verb {
        Verb::Play => match &options.typed {
            Some(typed) => play::play(&options, &mut typed.as_bytes(), output),
            None => play::play(&options, input, output),
        },
        Verb::Laws => laws::check(&options, output),
        Verb::Analyse => analyse::analyse(&options, output),
        Verb::Trace => trace::draw(&options, output),
    }
}
