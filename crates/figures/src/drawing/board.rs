//! One board of a run: the position at a call or after a play.

use boards::{Board, Side};
use call_trace::EventKind;

use super::drawn::{DrawingError, Drawn, missing};
use super::worded::options;
use crate::element::list;
use crate::options::SvgOptions;
use crate::pictures::digits::{digits_listed, digits_svg};
use crate::pictures::dots::{DotsMarks, LastLine, dots_listed, dots_svg};
use crate::pictures::queens::{queens_listed, queens_svg};
use crate::pictures::text::plain;
use crate::pictures::three::{three_listed, three_svg};
use crate::recorded::Recorded;
use crate::run::Run;

options! {
    /// The drawing of a single board: at a call, after a play, or by default after the last play.
    BoardFigure {
        /// The first line; by default a sentence about the board.
        title: Option<String>,
        /// The number of plays after which the board is drawn.
        after: Option<usize>,
        /// The call at which the board is drawn; the first is 1.
        call: Option<usize>,
        /// For queens: whether attacked squares are crossed.
        attacked: bool,
        /// For dots: whether letters and numbers are written at the edge; by default they are.
        names: Option<bool>,
        /// For dots: whether each line that is not drawn has its number.
        numbers: bool,
        /// For dots: whether chains and loops are shaded; by default they are.
        chains: Option<bool>,
    }
}

/// The move that led to a board, and the player who made it.
pub type Moved<'m> = (&'m str, Option<&'m str>);

impl BoardFigure {
    pub(super) fn draw(&self, run: &Run, page: SvgOptions) -> Result<Drawn, DrawingError> {
        let recorded = &run.recorded;
        // A grid of digits is an argument of the call, and no position of a game.
        let argument = self.call.and_then(|number| {
            let calls = 0..recorded.tree.calls.len();
            let call = number.checked_sub(1).filter(|call| calls.contains(call))?;
            run.facts().board_at(call)?.digits()
        });
        if let Some(digits) = argument {
            return Ok(self.drawn(&Board::Digits(digits.clone()), "", None, page));
        }
        let (at, last) = self.standing(recorded)?;
        let text = recorded.position(at).state.board;
        Ok(self.drawn(recorded.board(at), text, last, page))
    }

    /// Returns the number of rows of the board of queens that is drawn, and the row and column of each queen on it.
    ///
    /// # Errors
    /// If the board that is drawn is not a board of queens.
    pub fn queens(&self, run: &Run) -> Result<(usize, Vec<(usize, usize)>), DrawingError> {
        let (at, _) = self.standing(&run.recorded)?;
        let queens = run.recorded.board(at).queens();
        let queens = queens.ok_or_else(|| missing("no board of queens is drawn"))?;
        Ok((queens.size(), queens.queens().to_vec()))
    }

    /// Draws a board that belongs to no run, given by its kind (as in a recording) and its text.
    pub fn svg(&self, kind: &str, text: &str, last: Option<Moved>, options: SvgOptions) -> String {
        let board = Board::read(kind, text);
        self.drawn(&board, text, last, options).drawing
    }

    fn drawn(&self, board: &Board, text: &str, last: Option<Moved>, page: SvgOptions) -> Drawn {
        let options = &SvgOptions {
            title: self.title.clone(),
            ..page
        };
        let (drawing, twin) = match board {
            Board::Queens(queens) | Board::Diagonals(queens) => (
                queens_svg(queens, self.attacked, options),
                queens_listed(queens),
            ),
            Board::Three(three) => {
                let last = last.and_then(|(choice, _)| choice.parse().ok());
                (three_svg(three, last, options), three_listed(three))
            }
            Board::Digits(digits) => (digits_svg(digits, options), digits_listed(digits)),
            Board::Dots(field) => {
                let line = |(choice, mover): Moved| {
                    let line = field.line(choice)?;
                    let by = mover.and_then(Side::named);
                    Some(LastLine { line, by })
                };
                let marks = DotsMarks {
                    last: last.and_then(line),
                    names: self.names.unwrap_or(true),
                    numbers: self.numbers,
                    chains: self.chains.unwrap_or(true),
                };
                (dots_svg(field, marks, options), dots_listed(field))
            }
            Board::Bits(_) | Board::Pegs(_) | Board::Links(_) | Board::Tree(_) | Board::Text => {
                (plain(text, options), list(text.lines().map(str::to_owned)))
            }
        };
        Drawn { drawing, twin }
    }

    /// Returns the position of the board, and the move that led to it.
    fn standing<'t>(
        &self,
        recorded: &Recorded<'t>,
    ) -> Result<(u32, Option<Moved<'t>>), DrawingError> {
        match self.call {
            Some(number) => Ok((at_call(recorded, number)?, None)),
            None => {
                let at = played_to(recorded, self.after)?;
                let position = recorded.position(at);
                Ok((at, position.choice.map(|choice| (choice, position.mover))))
            }
        }
    }
}

fn at_call(recorded: &Recorded, number: usize) -> Result<u32, DrawingError> {
    let calls = &recorded.tree.calls;
    let call = number.checked_sub(1).and_then(|index| calls.get(index));
    let call = call.ok_or_else(|| {
        let all = calls.len();
        missing(format!("calls are numbered from 1 to {all}, not {number}"))
    })?;
    { call.position }.ok_or_else(|| missing("nothing was on the board at that call"))
}

fn played_to(recorded: &Recorded, after: Option<usize>) -> Result<u32, DrawingError> {
    let plays = recorded.moments.iter().filter_map(|it| match it.kind {
        EventKind::Played(at) => Some(at),
        _ => None,
    });
    let plays: Vec<u32> = plays.collect();
    let after = after.unwrap_or(plays.len());
    let at = after.checked_sub(1).and_then(|index| plays.get(index));
    at.copied().ok_or_else(|| {
        let all = plays.len();
        missing(format!("plays are numbered from 1 to {all}, not {after}"))
    })
}
