//! `cargo course play`: a game at the terminal, between people, computers, or one of each.
//!
//! Lines are read and lines are written, so a game can be played through a pipe as well. The
//! computer is our own code of the chapters. What a student wrote is linked here no more than in any
//! tool: with `--mine` it is a child process that is asked for its moves.
//!
//! Exit codes: 0 played, or left; 2 it cannot be done; 130 broken off with Ctrl-C.

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

use advice::Thought;
use anyhow::Result;
use clap::Parser;
use terminal::{Ascii, BAD, answer_to, complain, paint, width};

use args::{Cli, Game};
use place::Place;

/// How long the computer may think about a move unless it is told.
const LIMIT: Duration = Duration::from_secs(5);

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(answer) => return answer_to(&answer),
    };
    let played = run(&cli);
    // Once the program is to end, only the thread that ends it may: it knows the exit code.
    while child::is_ending() {
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

/// Plays the game that was asked for at this terminal.
fn run(cli: &Cli) -> Result<()> {
    terminal::when_ended(|code| {
        child::end_all();
        complain("\nThe game is broken off.");
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
        // A reader that has gone is no error.
        Err(error) if is_broken_pipe(&error) => Ok(()),
        done => done,
    }
}

/// Plays with what is typed there.
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

/// What the computer says of its move when its turn is over.
fn in_passing(thought: &Thought) -> String {
    format!("  ({})", thought.words())
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
