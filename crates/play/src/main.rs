//! `cargo course play`: a game at the terminal, between people, computers, or one of each.
//!
//! Input and output are line by line, so a game can also be played through a pipe. The computer uses the reference code of the
//! chapters. Student code is not linked here, as in every tool: `--mine` runs it as a child process and requests its moves.
//!
//! Exit codes: 0 played, or left; 2 impossible request; 130 interrupted with Ctrl-C.

mod args;
mod at_work;
mod connect_four;
mod dots_and_boxes;
mod dots_and_squares;
mod field;
mod game;
mod mine;
mod place;
mod seats;
mod table;
#[cfg(test)]
mod tests;
mod tic_tac_toe;
mod typed;

use std::io::{self, IsTerminal};
use std::process::ExitCode;
use std::time::Duration;

use advice::{Thought, moves};
use anyhow::Result;
use clap::Parser;
use terminal::{Ascii, BAD, answer_to, complain, paint, width};

use args::{Cli, Game};
use place::Place;

/// The default time limit of the computer for one move.
const LIMIT: Duration = Duration::from_secs(5);

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(answer) => return answer_to(&answer),
    };
    let played = run(&cli);
    // Once the program is ending, only the thread that ends it may exit, since it knows the exit code.
    while subprocess::is_ending() {
        std::thread::park();
    }
    match played {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&format!("{} {error:#}", paint(BAD, "✗")));
            ExitCode::from(2)
        }
    }
}

/// Plays the requested game at this terminal.
fn run(cli: &Cli) -> Result<()> {
    terminal::when_ended(|code| {
        subprocess::end_all();
        complain("\nThe game was interrupted.");
        std::process::exit(code);
    })?;
    let place = Place {
        input: &mut io::stdin().lock(),
        output: &mut anstream::stdout(),
        echo: !io::stdin().is_terminal(),
        live: io::stdout().is_terminal(),
        width: width(),
    };
    match play(cli, place) {
        // A closed output pipe is not an error.
        Err(error) if is_broken_pipe(&error) => Ok(()),
        done => done,
    }
}

/// Plays the requested game with the input of `place`.
fn play(cli: &Cli, place: Place<'_>) -> Result<()> {
    let players = match &cli.game {
        Game::TicTacToe(args) => &args.players,
        Game::DotsAndBoxes(args) => &args.players,
        Game::DotsAndSquares(args) => &args.players,
        Game::ConnectFour(args) => &args.players,
    };
    if !players.ascii {
        return play_there(cli, place);
    }
    let plain = Place {
        input: place.input,
        output: &mut Ascii(place.output),
        echo: place.echo,
        live: place.live,
        width: place.width,
    };
    play_there(cli, plain)
}

fn play_there(cli: &Cli, place: Place<'_>) -> Result<()> {
    match &cli.game {
        Game::TicTacToe(args) => tic_tac_toe::play(args, place),
        Game::DotsAndBoxes(args) => dots_and_boxes::play(args, place),
        Game::DotsAndSquares(args) => dots_and_squares::play(args, place),
        Game::ConnectFour(args) => connect_four::play(args, place),
    }
}

/// Describes how well the computer plays, to follow "the computer".
fn skill(depth: Option<u32>, limit: Duration) -> String {
    let seconds = limit.as_secs_f64();
    match depth {
        None => format!("thinks for {seconds} s at most"),
        Some(depth) => format!("looks {} ahead, for {seconds} s at most", moves(depth)),
    }
}

/// Returns the computer's comment after its move.
fn in_passing(thought: &Thought) -> String {
    format!("  ({})", thought.words())
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
