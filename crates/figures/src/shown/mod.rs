//! Boards that a run shows outside of its calls, one after the other: a tower whose discs are moved, or the images of
//! a board.

mod svg;
mod text;

use call_trace::{EventKind, RunPosition};

use crate::input;
use crate::labels::counted;
use crate::pictures::dots::words::{describe, game_name};
use crate::pictures::{LastMove, Picture, diagonals, pegs};
use crate::recorded::Recorded;

pub(crate) use svg::drawn;
pub(crate) use text::lines;

/// The maximum number of boards. If there are more, the first ones and the last one are shown.
const MOST: usize = 32;

#[derive(Debug)]
pub(crate) struct Shown<'t> {
    pub tiles: Vec<Tile<'t>>,
    /// The number of moves that led from one board to another.
    pub moves: usize,
    /// The number of moves against the rules.
    pub wrong_moves: usize,
    /// The number of boards that are left out before the last one.
    pub hidden: usize,
}

/// A board with its description.
#[derive(Debug)]
pub(crate) struct Tile<'t> {
    /// The number of the move that led to it, or 0 for the first board. If no move led to any of the boards, it is
    /// the number of the board.
    pub number: Option<usize>,
    /// The move that led to it.
    pub choice: Option<&'t str>,
    pub picture: Picture,
    /// The remark about it.
    pub remark: String,
    /// The part of the run's input that it shows.
    pub input: Option<String>,
}

impl<'t> Shown<'t> {
    /// Collects the boards. Returns `None` if the run shows no board that has a picture, or only before or during its
    /// calls.
    pub(crate) fn of(recorded: &Recorded<'t>) -> Option<Self> {
        let mut shown = Shown {
            tiles: Vec::new(),
            moves: 0,
            wrong_moves: 0,
            hidden: 0,
        };
        // Moments before the first call belong to the start of the run.
        let mut begun = recorded.trace.calls() == 0;
        let mut last = None;
        for it in &recorded.moments {
            begun |= it.call.is_some();
            if it.call.is_some() || !begun {
                continue;
            }
            let at = match it.kind {
                EventKind::Began(at) => at,
                EventKind::Played(to) => {
                    shown.moves += 1;
                    to
                }
                EventKind::Noted(text) => {
                    if let Some(tile) = last.and_then(|last: usize| shown.tiles.get_mut(last)) {
                        tile.remark = textfmt::grouped_in(text);
                    }
                    continue;
                }
                _ => continue,
            };
            let RunPosition { from, choice, .. } = *recorded.position(at);
            let move_before = from.map(|before| LastMove {
                before: recorded.board(before),
                choice,
                by: None,
            });
            let board = recorded.board(at);
            last = Picture::of(board, move_before).map(|picture| {
                let wrong = match &picture {
                    Picture::Pegs(pegs, newest) if choice.is_some() => {
                        pegs::against_the_rules(pegs, *newest)
                    }
                    _ => None,
                };
                shown.wrong_moves += usize::from(wrong.is_some());
                shown.tiles.push(Tile {
                    number: choice.map(|_| shown.moves),
                    choice,
                    picture,
                    remark: wrong.unwrap_or_default().to_owned(),
                    input: input::of_position(Some(at), Some(board)),
                });
                shown.tiles.len() - 1
            });
        }
        let several = shown.moves == 0 && shown.tiles.len() > 1;
        for (at, tile) in shown.tiles.iter_mut().enumerate().filter(|_| several) {
            tile.number = Some(at + 1);
        }
        if let Some(first) = shown.tiles.first_mut().filter(|_| shown.moves > 0) {
            first.number.get_or_insert(0);
        }
        shown.hidden = shown.tiles.len().saturating_sub(MOST);
        let from = shown.tiles.len() - 1_usize.min(shown.tiles.len());
        shown.tiles.drain(from - shown.hidden.min(from)..from);
        (!shown.tiles.is_empty()).then_some(shown)
    }

    /// Returns `3 discs: 7 moves`, or the number of boards.
    pub(crate) fn title(&self) -> String {
        let boards = self.tiles.len() + self.hidden;
        match &self.tiles[0].picture {
            Picture::Pegs(pegs, _) => {
                let discs = counted(pegs.discs(), "disc");
                let wrong = match self.wrong_moves {
                    0 => String::new(),
                    wrong => format!(", {} against the rules", textfmt::spaced(wrong)),
                };
                format!("{discs}: {}{wrong}", counted(self.moves, "move"))
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
                format!(
                    "{}, {} queens",
                    counted(boards, "board"),
                    queens.queens().len()
                )
            }
            _ => counted(boards, "board"),
        }
    }

    /// Returns the meaning of the marks.
    fn marks(&self) -> String {
        let pegs = self.tiles.iter().filter_map(|tile| match &tile.picture {
            Picture::Pegs(pegs, _) => Some(pegs),
            _ => None,
        });
        let crushed = pegs.clone().flat_map(boards::Pegs::pegs).any(|peg| {
            let mut discs = 0..peg.discs.len();
            discs.any(|disc| peg.crushes(disc))
        });
        match &self.tiles[0].picture {
            Picture::Pegs(..) if crushed => {
                "blue: the disc that was moved · red and dotted: a disc on a smaller one".into()
            }
            Picture::Pegs(..) if self.moves > 0 => "blue: the disc that was moved".into(),
            Picture::Links(_) => {
                "in a node: its index · down: its first child · dashed: its next sibling".into()
            }
            Picture::Diagonals(_) => "full: a queen · blue: the squares on her diagonal".into(),
            _ => String::new(),
        }
    }

    /// Describes the boards in words: the moves, and the state of each board.
    fn describe(&self) -> String {
        format!("{}. {}.", self.title(), self.told().join("; "))
    }

    /// Returns a sentence for each board that has a description.
    fn told(&self) -> Vec<String> {
        let told = self.tiles.iter().map(Tile::told);
        told.filter(|told| !told.is_empty()).collect()
    }

    /// Returns these sentences, one per line. A board with diagonals has a line for each queen.
    pub(crate) fn listed(&self) -> Vec<String> {
        if let [
            Tile {
                picture: Picture::Diagonals(queens),
                ..
            },
        ] = self.tiles.as_slice()
        {
            return diagonals::said(queens);
        }
        let told = self.told();
        if !told.is_empty() {
            return told;
        }
        let texts: Vec<String> = self.tiles.iter().map(|tile| tile.picture.text()).collect();
        let rows = texts.iter().flat_map(|text| text.lines());
        rows.map(str::to_owned).collect()
    }
}

impl Tile<'_> {
    /// Returns the move, the state of the board after it, and any remark.
    fn told(&self) -> String {
        let lie = match &self.picture {
            Picture::Pegs(pegs, _) => Some(pegs::said(pegs)),
            Picture::Queens(queens, _) => {
                let columns = queens.queens().iter().map(|(_, column)| column.to_string());
                Some(format!("columns {}", columns.collect::<Vec<_>>().join(" ")))
            }
            Picture::Dots(field, _) => Some(describe(field)),
            Picture::Diagonals(queens) => Some(diagonals::said(queens).join(". ")),
            _ => None,
        };
        let head = Some(self.head()).filter(|head| !head.is_empty());
        let remark = Some(self.remark.clone()).filter(|remark| !remark.is_empty());
        let parts: Vec<String> = head.into_iter().chain(lie).chain(remark).collect();
        parts.join(": ")
    }

    /// Returns `3`, or `start` if moves follow.
    fn numbered(&self) -> Option<String> {
        Some(match self.number? {
            0 => "start".to_owned(),
            number => number.to_string(),
        })
    }

    /// Returns the number and the move: `3  A → C`.
    fn head(&self) -> String {
        let number = self.numbered();
        let parts = number.iter().map(String::as_str).chain(self.choice);
        parts.collect::<Vec<_>>().join(" ")
    }
}
