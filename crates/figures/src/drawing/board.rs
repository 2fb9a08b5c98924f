//! One board of a run: the position at a call or after a play.

use std::borrow::Cow;

use boards::Board;
use call_trace::EventKind;

use super::worded::options;
use super::{DrawingError, Drawn, missing};
use crate::options::SvgOptions;
use crate::pictures::Picture;
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
        /// For dots: whether each line that is not drawn has its number.
        numbers: bool,
    }
}

/// The move that led to a board, and the player who made it.
pub type Moved<'m> = (&'m str, Option<&'m str>);

impl BoardFigure {
    pub(super) fn draw(&self, run: &Run, page: SvgOptions) -> Result<Drawn, DrawingError> {
        let (board, text, last) = self.shown(run)?;
        Ok(self.drawn(board, &text, last, page))
    }

    /// Returns the number of rows of the board of queens that is drawn, and the row and column of each queen on it.
    ///
    /// # Errors
    /// If the board that is drawn is not a board of queens.
    pub fn queens(&self, run: &Run) -> Result<(usize, Vec<(usize, usize)>), DrawingError> {
        let (board, ..) = self.shown(run)?;
        let queens = board.queens();
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
        let (figure, twin) = self.figure(board, text, last, &options.id);
        let drawing = figure.finish(options);
        Drawn { drawing, twin }
    }

    /// Returns the board, its text, and the move that led to it. The board of a call is its position, or its arguments if
    /// these are a board.
    fn shown<'r, 't>(
        &self,
        run: &'r Run<'t>,
    ) -> Result<(&'r Board, Cow<'t, str>, Option<Moved<'t>>), DrawingError> {
        let recorded = &run.recorded;
        let Some(number) = self.call else {
            let at = played_to(recorded, self.after)?;
            let it = recorded.position(at);
            let last = it.choice.map(|choice| (choice, it.mover));
            return Ok((recorded.board(at), it.state.board.into(), last));
        };
        let (facts, all) = (run.facts(), recorded.tree.calls.len());
        let call = number.checked_sub(1).filter(|&call| call < all);
        let call = call
            .ok_or_else(|| missing(format!("calls are numbered from 1 to {all}, not {number}")))?;
        let board = facts.board_at(call);
        let board = board.ok_or_else(|| missing("nothing was on the board at that call"))?;
        let text = match facts.call(call).at() {
            Some(at) => recorded.position(at).state.board.into(),
            None => Picture::of(board, None).map_or_else(Cow::default, |it| it.text().into()),
        };
        Ok((board, text, None))
    }
}

fn played_to(recorded: &Recorded, after: Option<usize>) -> Result<u32, DrawingError> {
    let plays = recorded.events.iter().filter_map(|it| match it.kind {
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
