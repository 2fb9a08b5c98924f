//! Boards that a run shows outside of its calls, one after the other: a tower that is moved, the
//! images of a board.

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

/// Of more boards than this, the first ones are shown and the last one.
const MOST: usize = 32;

/// The boards.
#[derive(Debug)]
pub(crate) struct Shown<'t> {
    pub tiles: Vec<Tile<'t>>,
    /// How many moves led from one to another of them.
    pub moves: usize,
    /// How many of them were against the rules.
    pub wrong_moves: usize,
    /// How many boards before the last one are left out.
    pub hidden: usize,
}

/// A board, and what is said of it.
#[derive(Debug)]
pub(crate) struct Tile<'t> {
    /// The number of the move that led to it, none of them to the first; of boards of which no move led
    /// to any, their own.
    pub number: Option<usize>,
    /// The move that led to it.
    pub choice: Option<&'t str>,
    pub picture: Picture,
    /// What was remarked of it.
    pub remark: String,
    /// Which part of what the run was given it shows.
    pub input: Option<String>,
}

impl<'t> Shown<'t> {
    /// None where the run shows no board that has a picture, or only before its calls or while these
    /// run.
    pub(crate) fn of(recorded: &Recorded<'t>) -> Option<Self> {
        let mut shown = Shown {
            tiles: Vec::new(),
            moves: 0,
            wrong_moves: 0,
            hidden: 0,
        };
        // What was asked before the first call is what the run began with.
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
                        tile.remark = words::grouped_in(text);
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

    /// `3 discs: 7 moves`, or how many boards there are.
    pub(crate) fn title(&self) -> String {
        let boards = self.tiles.len() + self.hidden;
        match &self.tiles[0].picture {
            Picture::Pegs(pegs, _) => {
                let discs = counted(pegs.discs(), "disc");
                let wrong = match self.wrong_moves {
                    0 => String::new(),
                    wrong => format!(", {} against the rules", words::spaced(wrong)),
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

    /// What the marks mean.
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

    /// The boards in words: the moves, and how the boards are then.
    fn describe(&self) -> String {
        format!("{}. {}.", self.title(), self.told().join("; "))
    }

    /// A sentence for each board of which there is something to say.
    fn told(&self) -> Vec<String> {
        let told = self.tiles.iter().map(Tile::told);
        told.filter(|told| !told.is_empty()).collect()
    }

    /// The same, a line each; of a board with diagonals, a line for each queen.
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
    /// The move, how the board is then, and what was remarked of it.
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

    /// `3`, or `start` where moves follow.
    fn numbered(&self) -> Option<String> {
        Some(match self.number? {
            0 => "start".to_owned(),
            number => number.to_string(),
        })
    }

    /// `3  A → C`: the number and the move.
    fn head(&self) -> String {
        let number = self.numbered();
        let parts = number.iter().map(String::as_str).chain(self.choice);
        parts.collect::<Vec<_>>().join(" ")
    }
}
