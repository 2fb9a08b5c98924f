//! The arguments of `cargo course play`, and their valid combinations.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::{Args, Parser, Subcommand};
use connect_four::board::ConnectFour;
use connect_four::size::Size as BoardSize;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Size;
use dots_and_boxes::squares::{BadField, Squares};
use game::Player;
use tic_tac_toe::bits::Bits;

use super::mine::MineArgs;

/// Plays a game with you, against you, or alone
#[derive(Parser, Debug)]
#[command(
    name = "cargo course play",
    bin_name = "cargo course play",
    after_help = "Examples:\n  cargo course play tic-tac-toe\n  \
        cargo course play dots-and-boxes --size 2x2 --analyse\n  \
        cargo course play dots-and-boxes --help\n\n\
        Each game has its own options: put --help after its name to see them."
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(super) game: Game,
}

/// A game that can be played.
#[derive(Subcommand, Debug)]
#[command(
    subcommand_value_name = "GAME",
    subcommand_help_heading = "Games",
    disable_help_subcommand = true
)]
pub(super) enum Game {
    /// Three in a row on nine cells
    #[command(after_help = "Examples:\n  cargo course play tic-tac-toe\n  \
        cargo course play tic-tac-toe --computer-first --depth 2 --analyse\n  \
        cargo course play tic-tac-toe --people 0 --html game.html\n  \
        cargo course play tic-tac-toe --from XO.OX....\n  \
        cargo course play tic-tac-toe --mine --analyse\n  \
        cargo course play tic-tac-toe --mine=look_ahead\n\n\
        Type the number of a cell, or its row and column. ? explains, q ends the game.\n\
        Exit codes: 0 played or quit; 2 error; 130 interrupted with Ctrl-C.")]
    TicTacToe(TicTacToeArgs),
    /// Close boxes: the player who closes one moves again
    #[command(after_help = "Examples:\n  cargo course play dots-and-boxes\n  \
        cargo course play dots-and-boxes --size 4x4 --computer-first --seconds 2\n  \
        cargo course play dots-and-boxes --size 2x2 --analyse\n  \
        cargo course play dots-and-boxes --people 2 --size 5x5\n  \
        cargo course play dots-and-boxes --from \"2x2 a1b1 b1c1 a3b3\"\n  \
        cargo course play dots-and-boxes --mine --size 2x2 --analyse\n\n\
        Type a line by its two dots: a1b1. ? explains, q ends the game.\n\
        Exit codes: 0 played or quit; 2 error; 130 interrupted with Ctrl-C.")]
    DotsAndBoxes(DotsArgs),
    /// Link your dots and close squares, as in a coursework of 2024
    #[command(after_help = "Examples:\n  cargo course play dots-and-squares\n  \
        cargo course play dots-and-squares --size 10x10 --seconds 2\n  \
        cargo course play dots-and-squares --people 0 --depth 3\n\n\
        Type a link by its two dots: a1b1. ? explains, q ends the game.\n\
        Exit codes: 0 played or quit; 2 error; 130 interrupted with Ctrl-C.")]
    DotsAndSquares(SquaresArgs),
    /// Drop discs into columns: four in a line win
    #[command(after_help = "Examples:\n  cargo course play connect-four\n  \
        cargo course play connect-four --size 5x4 --analyse\n  \
        cargo course play connect-four --computer-first --seconds 2\n  \
        cargo course play connect-four --from \"7x6 4443\"\n  \
        cargo course play connect-four --mine\n\n\
        Type the number of a column. ? explains, q ends the game.\n\
        Exit codes: 0 played or quit; 2 error; 130 interrupted with Ctrl-C.")]
    ConnectFour(FourArgs),
}

/// The players of a game.
#[derive(Args, Debug)]
pub(super) struct Players {
    /// The number of people: 0, 1 or 2. The computer plays the other sides
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=2))]
    pub(super) people: u8,
    /// The computer moves first, against one person
    #[arg(long)]
    pub(super) computer_first: bool,
    /// The seed of the computer's choice among equally good moves; the same number leads to the same choices
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
    /// Draw with plain characters, for terminals without box-drawing characters
    #[arg(long)]
    pub(super) ascii: bool,
}

#[derive(Args, Debug)]
pub(super) struct TicTacToeArgs {
    #[command(flatten)]
    pub(super) players: Players,
    /// Start from this position: nine cells, row by row, X, O, and a dot for an empty one. X moved first in it: you are X, or O
    /// with --computer-first
    #[arg(long, value_name = "POSITION", value_parser = advice::tic_tac_toe::unfinished)]
    pub(super) from: Option<Bits>,
    #[command(flatten)]
    pub(super) mine: MineArgs,
    /// How many moves the computer looks ahead, 1 to 9; 9 if left out
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=9))]
    pub(super) depth: Option<u32>,
    /// Print after each move, of either side, how good it was
    #[arg(long)]
    pub(super) analyse: bool,
    /// Write the game to this file as a page, with the tree that the computer searched for each
    /// of its moves
    #[arg(long, value_name = "FILE")]
    pub(super) html: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(super) struct DotsArgs {
    #[command(flatten)]
    pub(super) players: Players,
    /// How many rows and columns of boxes; at most 60 lines
    #[arg(long, value_name = "ROWSxCOLUMNS", default_value = "3x3")]
    pub(super) size: Size,
    /// Start from this position: its size, and the lines in the order in which they were drawn. A drew the first line: you are A,
    /// or B with --computer-first
    #[arg(long, value_name = "POSITION", value_parser = begun, conflicts_with = "size")]
    pub(super) from: Option<Begun>,
    #[command(flatten)]
    pub(super) mine: MineArgs,
    /// How many moves the computer looks ahead, at most; it then solves nothing. This is also the depth of your own search. If it
    /// is left out, your search looks as far ahead as a search without cuts can in about a second
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    pub(super) depth: Option<u32>,
    /// How long the computer may think about a move; 5 if left out
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(super) seconds: Option<Duration>,
    /// Print after each move, of either side, how good it was, and the values of the other moves, if they can be found in the
    /// time of a move
    #[arg(long)]
    pub(super) analyse: bool,
}

#[derive(Args, Debug)]
pub(super) struct SquaresArgs {
    #[command(flatten)]
    pub(super) players: Players,
    /// How many rows and columns of dots, from 2 to 10 each
    #[arg(long, value_name = "ROWSxCOLUMNS", default_value = "4x4")]
    pub(super) size: Start,
    /// How many moves the computer looks ahead, at most
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    pub(super) depth: Option<u32>,
    /// How long the computer may think about a move; 5 if left out
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(super) seconds: Option<Duration>,
}

#[derive(Args, Debug)]
pub(super) struct FourArgs {
    #[command(flatten)]
    pub(super) players: Players,
    /// How many columns and rows the board has, at most 7x6
    #[arg(long, value_name = "COLUMNSxROWS", default_value = "7x6")]
    pub(super) size: BoardSize,
    /// Start from this position: its size, and the columns of the moves that were made. X made the first move: you are X, or O
    /// with --computer-first
    #[arg(long, value_name = "POSITION", value_parser = advice::connect_four::unfinished, conflicts_with = "size")]
    pub(super) from: Option<ConnectFour>,
    #[command(flatten)]
    pub(super) mine: MineArgs,
    /// How many moves the computer looks ahead, at most. This is also the depth of your own search. If it is left out, your
    /// search looks as far ahead as a search without cuts can in about a second
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=42))]
    pub(super) depth: Option<u32>,
    /// How long the computer may think about a move; 5 if left out
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(super) seconds: Option<Duration>,
    /// Print after each move, of either side, how good it was, if that can be found in a second or two
    #[arg(long)]
    pub(super) analyse: bool,
}

/// A started game of dots and boxes, as it was typed. The order of the lines determines the owner of each box.
#[derive(Debug, Clone)]
pub(super) struct Begun {
    pub(super) board: Dots,
    pub(super) text: String,
}

fn begun(text: &str) -> Result<Begun, String> {
    let board = advice::dots_and_boxes::unfinished(text)?;
    let text = text.to_owned();
    Ok(Begun { board, text })
}

/// An empty field of dots, given only by its size.
#[derive(Debug, Clone)]
pub(super) struct Start(pub(super) Squares);

impl FromStr for Start {
    type Err = BadField;

    fn from_str(text: &str) -> Result<Self, BadField> {
        let (rows, cols) = text.split_once(['x', 'X', '×']).ok_or(BadField)?;
        let number = |digits: &str| digits.trim().parse().map_err(|_| BadField);
        Ok(Self(Squares::new(number(rows)?, number(cols)?)?))
    }
}

pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|s| (0.1..=600.0).contains(s));
    seconds
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "this must be a number of seconds from 0.1 to 600".to_owned())
}

impl Players {
    /// Returns the human players. `computer` lists the options that concern only the computer, each with whether it was given.
    ///
    /// # Errors
    /// If an option was given that has no effect here, because the user must have meant something else.
    pub(super) fn people(&self, computer: &[(&str, bool)]) -> Result<Vec<Player>> {
        if self.computer_first && self.people != 1 {
            bail!(
                "--computer-first is for one person against the computer; with --people {} leave it out",
                self.people
            );
        }
        if self.people == 2 {
            let seed = ("--seed", self.seed.is_some());
            for (name, given) in computer.iter().chain([&seed]) {
                if *given {
                    bail!(
                        "{name} is for the computer, but with --people 2 the computer does not play; leave it out"
                    );
                }
            }
        }
        Ok(match (self.people, self.computer_first) {
            (0, _) => Vec::new(),
            (1, false) => vec![Player::First],
            (1, true) => vec![Player::Second],
            _ => vec![Player::First, Player::Second],
        })
    }

    /// Returns the requested seed, or a new one that is short enough to type again.
    pub(super) fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(|| fastrand::u64(..10_000))
    }
}
