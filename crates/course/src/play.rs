//! `cargo course play`: a game at the terminal, between people, computers, or one of each.
//!
//! Lines are read and lines are written, so a game can be played through a pipe as well. The
//! computer is our own chapter 4, never the student's code.

mod args;
mod comment;
mod computer;
mod page;
mod picture;
mod table;
#[cfg(test)]
mod tests;
mod typed;
mod words;

use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::{Context, Result};

use crate::interrupt;
use crate::style::{DIM, paint};
use comment::Analyst;
use computer::Computer;
use table::Table;
use words::Seats;

pub(crate) use args::PlayArgs;

/// How far the computer looks unless it is told: to the end.
const DEPTH: u32 = 9;

/// Plays the game that was asked for at this terminal.
pub(crate) fn run(args: &PlayArgs) -> Result<()> {
    interrupt::say_when_interrupted("The game is broken off.");
    let echo = !io::stdin().is_terminal();
    let mut output = anstream::stdout();
    match play(args, &mut io::stdin().lock(), &mut output, echo) {
        // A reader that has gone is no error.
        Err(error) if is_broken_pipe(&error) => Ok(()),
        done => done,
    }
}

/// Plays with what is typed on `input`; `echo` shows that, where no terminal does.
fn play(
    args: &PlayArgs,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
    echo: bool,
) -> Result<()> {
    let args::Game::TicTacToe = args.game;
    let seats = Seats(args.people()?);
    if let Some(path) = &args.html {
        page::check(path)?;
    }
    let depth = args.depth.unwrap_or(DEPTH);
    // A short one, so that it can be typed again.
    let seed = args.seed.unwrap_or_else(|| fastrand::u64(..10_000));
    writeln!(output, "Tic-tac-toe. {}", seats.greeting(depth))?;
    if !seats.0.is_empty() {
        let help = "Type the number of a cell. ? explains, q ends the game.";
        writeln!(output, "{}", paint(DIM, help))?;
    }
    let mut table = Table {
        input,
        output,
        echo,
        seats,
        computer: Computer::new(depth, seed, args.html.is_some()),
        analyst: args.analyse.then(Analyst::default),
        moves: Vec::new(),
    };
    table.play()?;
    if let Some(path) = &args.html {
        let page = page::page(&table, seed);
        std::fs::write(path, page).with_context(|| format!("cannot write {}", path.display()))?;
        writeln!(table.output, "Written to {}", path.display())?;
    }
    Ok(())
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
