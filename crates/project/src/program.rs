//! The program of a game: reads its words, and does what they ask for.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::thread;

use crate::command::{Command, HELP, Verb};
use crate::failed::Failed;
use crate::rules::Game;
use crate::{analyse, laws, play, trace};

/// The `main` of a game. Its exit code is 0, 1 where a law is broken, 2 where the words ask for something that cannot be
/// done, or 101 after a panic.
pub fn main<G: Game>() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    // A thread has the stack that the environment asks for, on every system.
    let ran = thread::spawn(move || run::<G>(&words, &mut io::stdin().lock(), &mut io::stdout()));
    match ran.join() {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(failed)) => {
            eprintln!("{failed}");
            match failed {
                Failed::Law(_) => ExitCode::from(1),
                Failed::Asked(_) | Failed::Writing(_) => ExitCode::from(2),
            }
        }
        Err(_) => ExitCode::from(101),
    }
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
    let Command { verb, options } = Command::<G>::read(words)?;
    match verb {
        Verb::Play => match &options.typed {
            Some(typed) => play::play(&options, &mut typed.as_bytes(), output),
            None => play::play(&options, input, output),
        },
        Verb::Laws => laws::check(&options, output),
        Verb::Analyse => analyse::analyse(&options, output),
        Verb::Trace => trace::draw(&options, output),
        Verb::Help => Ok(writeln!(output, "{HELP}")?),
    }
}
