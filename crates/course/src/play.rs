//! `cargo course play`: a game at the terminal, between people, computers, or one of each.
//!
//! Lines are read and lines are written, so a game can be played through a pipe as well. The
//! computer is our own code of the chapters, never the student's.

mod args;
mod ascii;
mod at_work;
mod deepen;
mod dots_and_boxes;
mod dots_and_squares;
mod field;
mod game;
mod place;
mod seats;
mod shuffled;
mod table;
#[cfg(test)]
mod tests;
mod tic_tac_toe;
mod typed;

use std::io::{self, IsTerminal};
use std::time::Duration;

use anyhow::Result;

use crate::interrupt;
use crate::style::width;
use args::Game;
use ascii::Ascii;
use place::Place;

pub(crate) use args::PlayArgs;

/// How long the computer may think about a move unless it is told.
const LIMIT: Duration = Duration::from_secs(5);

/// Plays the game that was asked for at this terminal.
pub(crate) fn run(args: &PlayArgs) -> Result<()> {
    interrupt::say_when_interrupted("The game is broken off.");
    let place = Place {
        input: &mut io::stdin().lock(),
        output: &mut anstream::stdout(),
        echo: !io::stdin().is_terminal(),
        live: io::stdout().is_terminal(),
        width: width(),
    };
    match play(args, place) {
        // A reader that has gone is no error.
        Err(error) if is_broken_pipe(&error) => Ok(()),
        done => done,
    }
}

/// Plays with what is typed there.
fn play(args: &PlayArgs, place: Place<'_>) -> Result<()> {
    let players = match &args.game {
        Game::TicTacToe(args) => &args.players,
        Game::DotsAndBoxes(args) => &args.players,
        Game::DotsAndSquares(args) => &args.players,
    };
    if !players.ascii {
        return play_there(args, place);
    }
    let plain = Place {
        input: place.input,
        output: &mut Ascii(place.output),
        echo: place.echo,
        live: place.live,
        width: place.width,
    };
    play_there(args, plain)
}

fn play_there(args: &PlayArgs, place: Place<'_>) -> Result<()> {
    match &args.game {
        Game::TicTacToe(args) => tic_tac_toe::play(args, place),
        Game::DotsAndBoxes(args) => dots_and_boxes::play(args, place),
        Game::DotsAndSquares(args) => dots_and_squares::play(args, place),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
