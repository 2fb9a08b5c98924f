//! The words of `cargo course play`, and which of them go together.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use game::Player;

/// A game that can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Game {
    /// Three in a row on nine cells
    TicTacToe,
}

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// The game
    #[arg(value_enum)]
    pub(super) game: Game,
    /// How many people play: 0, 1 or 2. The computer plays the rest
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=2))]
    pub(super) people: u8,
    /// The computer is X and moves first, against one person
    #[arg(long)]
    pub(super) computer_first: bool,
    /// How many moves the computer looks ahead, 1 to 9; 9 if left out
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=9))]
    pub(super) depth: Option<u32>,
    /// Say after each move, of either side, how good it was
    #[arg(long)]
    pub(super) analyse: bool,
    /// Write the game to this file as a page, with the tree that the computer searched for each
    /// of its moves
    #[arg(long, value_name = "FILE")]
    pub(super) html: Option<PathBuf>,
    /// Of several moves that are equally good the computer picks one at random; the same number
    /// makes it pick the same ones again
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
}

impl PlayArgs {
    /// The players who are people.
    ///
    /// # Errors
    /// When an option is given that says nothing here: it was meant for something else.
    pub(super) fn people(&self) -> Result<Vec<Player>> {
        if self.computer_first && self.people != 1 {
            bail!(
                "--computer-first is for one person against the computer; with --people {} leave it out",
                self.people
            );
        }
        if self.people == 2 {
            for (name, given) in [
                ("--depth", self.depth.is_some()),
                ("--seed", self.seed.is_some()),
            ] {
                if given {
                    bail!(
                        "{name} is for the computer, and with --people 2 it does not play; leave it out"
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
}
