//! The sentences of a game.

use game::Player;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

use super::picture::{bold, mark, winning_line};

/// The page of instructions.
pub(super) const INSTRUCTIONS: &str = "
How to play
  X and O mark a free cell in turn, X first. Whoever has three in a row, a column or a
  diagonal has won. When all nine cells are taken and nobody has, it is a draw.

Your move
  The number of a free cell, as the board shows it:        6
  or its row and its column, both counted from 1:          2 3   or   2,3

      1 │ 2 │ 3
     ───┼───┼───
      4 │ 5 │ 6
     ───┼───┼───
      7 │ 8 │ 9

The board
  (X) is the last move. *X* marks a line that has won.

Words
  ?  help     this page
  u  undo     takes your last move back, and what came after it
  q  quit     ends the game; so do Ctrl-D and Ctrl-C";

/// Who sits where.
pub(super) struct Seats(pub(super) Vec<Player>);

impl Seats {
    pub(super) fn is_person(&self, player: Player) -> bool {
        self.0.contains(&player)
    }

    /// Who plays what, before the first move.
    pub(super) fn greeting(&self, depth: u32) -> String {
        let ahead = match depth {
            1 => "one move".to_owned(),
            _ => format!("{depth} moves"),
        };
        match self.0[..] {
            [] => format!("The computer plays both sides and looks {ahead} ahead."),
            [person] => {
                let first = match person {
                    Player::First => "You move first.",
                    Player::Second => "The computer moves first.",
                };
                format!(
                    "You are {}, the computer is {} and looks {ahead} ahead. {first}",
                    bold(person),
                    bold(person.other())
                )
            }
            _ => format!(
                "Two people play: {} and {}. {} moves first.",
                bold(Player::First),
                bold(Player::Second),
                bold(Player::First)
            ),
        }
    }

    /// Asks for a move.
    pub(super) fn prompt(&self, player: Player) -> String {
        match self.0.len() {
            1 => format!("Your move, {}: ", bold(player)),
            _ => format!("{}'s move: ", bold(player)),
        }
    }

    /// Says that a move was made.
    pub(super) fn takes(&self, player: Player, cell: Cell) -> String {
        match (self.0.len(), self.is_person(player)) {
            (1, true) => format!("You take {cell}."),
            (1, false) => format!("The computer takes {cell}."),
            _ => format!("{} takes {cell}.", mark(player)),
        }
    }

    /// Says how the game ended.
    pub(super) fn result(&self, board: &Bits) -> String {
        let Some(winner) = board.winner() else {
            return "A draw: all nine cells are taken, and nobody has a line.".to_owned();
        };
        let line = list(&winning_line(board), "and");
        match (self.0.len(), self.is_person(winner)) {
            (1, true) => format!("You have won: {} holds {line}.", mark(winner)),
            (1, false) => format!("The computer has won: {} holds {line}.", mark(winner)),
            _ => format!("{} has won with {line}.", mark(winner)),
        }
    }
}

/// `1, 5 and 9`.
pub(super) fn list(cells: &[Cell], and: &str) -> String {
    match cells {
        [] => String::new(),
        [only] => only.to_string(),
        [rest @ .., last] => {
            let rest: Vec<String> = rest.iter().map(Cell::to_string).collect();
            format!("{} {and} {last}", rest.join(", "))
        }
    }
}
