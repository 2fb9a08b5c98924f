//! A played game: lines drawn one after the other, without a search around them.

mod about;
pub(crate) mod numbered;

use boards::{Field, Side};
use call_trace::EventKind;

use crate::recorded::Recorded;

pub(crate) use about::AboutPlayed;

#[derive(Debug, Clone)]
pub(crate) struct Played<'t> {
    /// The field before the first move, and the player who made that move.
    pub start: Field,
    pub first: Side,
    pub moves: Vec<Move<'t>>,
    /// How many moves were made before `start` and are not shown.
    pub before: usize,
}

/// A line that was drawn.
#[derive(Debug, Clone)]
pub(crate) struct Move<'t> {
    pub by: Side,
    /// The line, by its number and by its name.
    pub line: usize,
    pub name: &'t str,
    /// The field after the move.
    pub field: Field,
    /// The number of boxes that it closed.
    pub closed: usize,
    /// The player who moves next, if the game is not over.
    pub next: Side,
}

impl<'t> Played<'t> {
    pub(crate) fn of(recorded: &Recorded<'t>) -> Option<Self> {
        let mut start = None;
        let mut game: Option<Self> = None;
        let field = |position: u32| recorded.board(position).dots().cloned();
        for it in &recorded.events {
            match it.kind {
                // A second board is a second game.
                EventKind::Began(_) if game.is_some() => return None,
                EventKind::Began(at) => start = Some(at),
                EventKind::Played(_) if it.call.is_some() => return None,
                EventKind::TookBack(..) => return None,
                EventKind::Played(to) => {
                    let game = match &mut game {
                        Some(game) => game,
                        None => {
                            let at = start?;
                            let first = recorded.position(at).state.to_move;
                            game.insert(Played {
                                start: field(at)?,
                                first: first.and_then(Side::named)?,
                                moves: Vec::new(),
                                before: 0,
                            })
                        }
                    };
                    let position = recorded.position(to);
                    let players = [position.mover, position.state.to_move];
                    let players = players.map(|name| name.and_then(Side::named));
                    game.add(field(to)?, position.choice?, players)?;
                }
                _ => {}
            }
        }
        game
    }

    /// Returns the game from its move of this number on. The last move is always shown.
    pub(crate) fn shown_from(&self, number: usize) -> Self {
        let mut shown = self.clone();
        let before = number.saturating_sub(1).min(shown.moves.len() - 1);
        for mv in shown.moves.drain(..before) {
            shown.first = mv.next;
            shown.start = mv.field;
        }
        shown.before += before;
        shown
    }

    /// Adds a move that led to this field. The first of the players made it, and the second one moves next. Returns
    /// `None` if the move does not explain the field.
    fn add(&mut self, field: Field, name: &'t str, players: [Option<Side>; 2]) -> Option<()> {
        let (before, line) = (self.field(), field.line(name)?);
        let mut expected = before.drawn.clone();
        *expected.get_mut(line)? = true;
        if before.drawn[line] || expected != field.drawn || before.cols != field.cols {
            return None;
        }
        let [by, next] = players;
        let by = by.unwrap_or(self.to_move());
        let closed = field.closed_with(&[line]);
        let next = next.unwrap_or(field.next(by, closed));
        self.moves.push(Move {
            by,
            line,
            name,
            field,
            closed,
            next,
        });
        Some(())
    }

    /// Returns the field after the last move.
    pub(crate) fn field(&self) -> &Field {
        self.after(self.moves.len())
    }

    /// Returns the field after this number of moves.
    pub(crate) fn after(&self, moves: usize) -> &Field {
        let last = moves.checked_sub(1).map(|last| &self.moves[last].field);
        last.unwrap_or(&self.start)
    }

    /// Returns the player who moves after the last move.
    pub(crate) fn to_move(&self) -> Side {
        self.moves.last().map_or(self.first, |mv| mv.next)
    }
}

impl Move<'_> {
    /// Returns whether the same player moves again.
    pub(crate) fn again(&self) -> bool {
        self.next == self.by && !self.field.is_over()
    }

    /// Returns the score: `1 : 0`.
    pub(crate) fn score(&self) -> String {
        let [a, b] = [Side::A, Side::B].map(|side| self.field.boxes_of(side));
        format!("{a} : {b}")
    }
}
