//! Pictures of boards in words.

use super::dots::words::{describe, game_name};
use super::{Picture, diagonals};
use crate::labels::counted;

impl Picture {
    /// Describes the board in sentences, without a full stop at their ends. The list is empty if the picture has no
    /// description.
    pub(crate) fn sentences(&self) -> Vec<String> {
        match self {
            Picture::Pegs(pegs, _) => vec![pegs.to_string().replace('\n', ", ")],
            Picture::Queens(queens, _) => {
                let columns = queens.queens().iter().map(|(_, column)| column.to_string());
                vec![format!("columns {}", columns.collect::<Vec<_>>().join(" "))]
            }
            Picture::Dots(field, _) => vec![describe(field)],
            Picture::Diagonals(queens) => diagonals::said(queens),
            Picture::Digits(..) | Picture::Bits(_) | Picture::Links(_) | Picture::Three(..) => {
                Vec::new()
            }
        }
    }

    /// Returns the rule that the move to the board broke, or `None` if it broke no rule that is known.
    pub(crate) fn broken_rule(&self) -> Option<&'static str> {
        match self {
            Picture::Pegs(_, None) => Some("no disc to move"),
            Picture::Pegs(pegs, Some(newest)) => {
                let peg = &pegs.pegs()[*newest];
                let top = peg.discs.len().checked_sub(1)?;
                peg.crushes(top).then_some("on a smaller disc")
            }
            _ => None,
        }
    }

    /// Returns the title of several boards of which this is the first: `3 discs: 7 moves`, or the number of boards.
    pub(crate) fn title_of_boards(
        &self,
        boards: usize,
        moves: usize,
        wrong_moves: usize,
    ) -> String {
        match self {
            Picture::Pegs(pegs, _) => {
                let discs = counted(pegs.discs(), "disc");
                let wrong = match wrong_moves {
                    0 => String::new(),
                    wrong => format!(", {} against the rules", textfmt::spaced(wrong)),
                };
                format!("{discs}: {}{wrong}", counted(moves, "move"))
            }
            Picture::Diagonals(_) => "Each diagonal has one number".into(),
            Picture::Links(links) if boards == 1 => {
                let nodes = counted(links.nodes().len(), "node");
                format!("{nodes}, each with a link down and one to the right")
            }
            Picture::Dots(field, _) if boards == 1 => game_name(field),
            Picture::Dots(field, _) => {
                format!("{}: {}", game_name(field), counted(boards, "board"))
            }
            Picture::Queens(queens, _) => {
                let queens = queens.queens().len();
                format!("{}, {queens} queens", counted(boards, "board"))
            }
            _ => counted(boards, "board"),
        }
    }

    /// Returns the meaning of the marks in several boards of which this is the first.
    pub(crate) fn marks_of_boards(&self, moves: usize, wrong_moves: usize) -> &'static str {
        match self {
            Picture::Pegs(..) if wrong_moves > 0 => {
                "blue: the disc that was moved · red and dotted: a disc on a smaller one"
            }
            Picture::Pegs(..) if moves > 0 => "blue: the disc that was moved",
            Picture::Links(_) => {
                "in a node: its index · down: its first child · dashed: its next sibling"
            }
            Picture::Diagonals(_) => "full: a queen · blue: the squares on her diagonal",
            _ => "",
        }
    }
}
