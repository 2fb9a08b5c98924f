//! The boards of a run, each read once.

use std::cell::OnceCell;

use boards::Board;
use call_trace::{BoardState, Event, Trace};

/// The board of a position: its text, and what it is, which is read when a figure asks for it first:
/// most positions of a large run are never drawn.
#[derive(Debug, Clone)]
pub(crate) struct RecordedBoard<'t> {
    pub text: &'t str,
    kind: &'t str,
    read: OnceCell<Board>,
}

impl<'t> RecordedBoard<'t> {
    /// The board of a state that says its kind.
    pub(crate) fn new(state: BoardState<'t>) -> Self {
        RecordedBoard {
            text: state.board,
            kind: state.kind,
            read: OnceCell::new(),
        }
    }

    /// What it is, by the kind that the recording says.
    pub(crate) fn read(&self) -> &Board {
        self.read.get_or_init(|| Board::read(self.kind, self.text))
    }
}

/// The boards of all positions of a run, by the numbers of these. The kind of a first board is that
/// of all boards that it led to.
pub(crate) fn recorded_boards(trace: &Trace) -> Vec<RecordedBoard<'_>> {
    let mut boards: Vec<RecordedBoard> = Vec::with_capacity(trace.positions());
    for event in trace.events() {
        let (from, text) = match event {
            Event::Board { state, .. } => {
                boards.push(RecordedBoard::new(state));
                continue;
            }
            Event::Play { at, state, .. } => (at, state.board),
            // What is taken back may show a board that was not there before.
            Event::TakeBack { at, to, board, .. } if to as usize == boards.len() => (at, board),
            _ => continue,
        };
        let kind = boards[from as usize].kind;
        boards.push(RecordedBoard {
            text,
            kind,
            read: OnceCell::new(),
        });
    }
    boards
}
