//! The boards of a run, one after the other: the fields of a game that was only played, or the boards that a run shows outside
//! of its calls, such as a tower whose discs are moved.

mod svg;
mod text;

use boards::Side;
use call_trace::{EventKind, RunPosition};

use crate::input;
use crate::pictures::dots::LastLine;
use crate::pictures::{LastMove, Picture};
use crate::played::{AboutPlayed, Played};
use crate::recorded::Recorded;

/// The maximum number of boards outside of the calls. If there are more, the first ones and the last one are shown.
const MOST: usize = 32;

#[derive(Debug, Clone, Default)]
pub(crate) struct Strip<'t> {
    tiles: Vec<Tile<'t>>,
    /// The number of moves that led from one board to another.
    moves: usize,
    /// The number of moves against the rules.
    wrong_moves: usize,
    /// The number of boards that are left out before the last one.
    hidden: usize,
    /// The game, if the boards are the fields of one.
    pub game: Option<Played<'t>>,
}

/// A board with its description.
#[derive(Debug, Clone)]
struct Tile<'t> {
    /// The number of the move that led to it, or 0 for the first board. If no move led to any of the boards, it is
    /// the number of the board.
    number: Option<usize>,
    /// The player who made that move.
    by: Option<Side>,
    /// The move that led to it.
    choice: Option<&'t str>,
    picture: Picture,
    /// The remark about it, or the score of a game.
    remark: String,
    /// The part of the run's input that it shows.
    input: Option<String>,
}

impl<'t> Strip<'t> {
    /// Returns the boards of a run, or `None` if it has no such boards.
    pub(crate) fn of(recorded: &Recorded<'t>) -> Option<Self> {
        Self::of_game(recorded).or_else(|| Self::outside_calls(recorded))
    }

    /// Returns the fields of a game of dots that was only played, one for each move.
    pub(crate) fn of_game(recorded: &Recorded<'t>) -> Option<Self> {
        Played::of(recorded).map(Self::of_moves)
    }

    fn of_moves(game: Played<'t>) -> Self {
        let tiles = game.moves.iter().enumerate().map(|(at, mv)| {
            let (line, by) = (mv.line, Some(mv.by));
            Tile {
                number: Some(game.before + at + 1),
                by,
                choice: Some(mv.name),
                picture: Picture::Dots(mv.field.clone(), Some(LastLine { line, by })),
                remark: mv.score() + if mv.again() { " again" } else { "" },
                input: None,
            }
        });
        Strip {
            tiles: tiles.collect(),
            moves: game.moves.len(),
            game: Some(game),
            ..Strip::default()
        }
    }

    /// Collects the boards outside of the calls. Returns `None` if the run shows no board that has a picture, or only before
    /// or during its calls.
    pub(crate) fn outside_calls(recorded: &Recorded<'t>) -> Option<Self> {
        let mut shown = Strip::default();
        // Moments before the first call belong to the start of the run.
        let mut begun = recorded.trace.calls() == 0;
        let mut last = None;
        for it in &recorded.events {
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
                let wrong = choice.and_then(|_| picture.broken_rule());
                shown.wrong_moves += usize::from(wrong.is_some());
                shown.tiles.push(Tile {
                    number: choice.map(|_| shown.moves),
                    by: None,
                    choice,
                    picture,
                    remark: wrong.unwrap_or_default().to_owned(),
                    input: input::of_position(Some(at), Some(board)),
                });
                shown.tiles.len() - 1
            });
        }
        let several = shown.moves == 0 && shown.tiles.len() > 1;
        for (tile, number) in shown.tiles.iter_mut().zip(1..).filter(|_| several) {
            tile.number = Some(number);
        }
        if let Some(first) = shown.tiles.first_mut().filter(|_| shown.moves > 0) {
            first.number.get_or_insert(0);
        }
        shown.hidden = shown.tiles.len().saturating_sub(MOST);
        let last = shown.tiles.len().checked_sub(1)?;
        shown.tiles.drain(last - shown.hidden..last);
        Some(shown)
    }

    /// Returns the result of a game, `3 discs: 7 moves`, or the number of boards.
    pub(crate) fn title(&self) -> String {
        match &self.game {
            Some(game) => AboutPlayed::of(game).title,
            None => self.tiles[0].picture.title_of_boards(
                self.tiles.len() + self.hidden,
                self.moves,
                self.wrong_moves,
            ),
        }
    }

    /// Returns a sentence for each board that has a description.
    fn descriptions(&self) -> Vec<String> {
        let told = self.tiles.iter().map(Tile::description);
        told.filter(|told| !told.is_empty()).collect()
    }

    /// Returns the boards in words, one sentence per line. A game has a sentence before its first move.
    pub(crate) fn listed(&self, from: usize) -> Vec<String> {
        if let Some(game) = &self.game {
            return AboutPlayed::of(&game.shown_from(from)).sentences;
        }
        if let [only] = self.tiles.as_slice()
            && let Picture::Diagonals(_) = only.picture
        {
            return only.picture.sentences();
        }
        let told = self.descriptions();
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
    fn description(&self) -> String {
        let state = self.picture.sentences().join(". ");
        let parts = [self.head(), state, self.remark.clone()].into_iter();
        let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
        parts.join(": ")
    }

    /// Returns `3`, or `start` if moves follow.
    fn numbered(&self) -> Option<String> {
        Some(match self.number? {
            0 => "start".to_owned(),
            number => number.to_string(),
        })
    }

    /// Returns the number, the player and the move: `3 A → C`, or `3 A a1b1`.
    fn head(&self) -> String {
        let number = self.numbered();
        let parts = number.iter().map(String::as_str);
        let parts = parts.chain(self.by.map(Side::letter)).chain(self.choice);
        parts.collect::<Vec<_>>().join(" ")
    }
}
