//! A recording, read once, and its boards, each read once.

use std::cell::OnceCell;
use std::ops::Deref;
use std::rc::Rc;

use boards::{Board, Queens};
use call_trace::{ArgsAre, BoardState, Call, Run, Trace};

/// A recording, and the run that was read from it: what every figure of it asks.
pub(crate) struct Recorded<'t> {
    pub trace: &'t Trace,
    run: Run<'t>,
    boards: OnceCell<Vec<RecordedBoard<'t>>>,
}

impl<'t> Recorded<'t> {
    pub(crate) fn new(trace: &'t Trace) -> Rc<Self> {
        Rc::new(Recorded {
            trace,
            run: trace.run(),
            boards: OnceCell::new(),
        })
    }

    /// The boards of all positions, by the numbers of these.
    pub(crate) fn boards(&self) -> &[RecordedBoard<'t>] {
        let boards = || {
            let states = self.run.positions.iter().map(|it| it.state);
            states.map(RecordedBoard::new).collect()
        };
        self.boards.get_or_init(boards)
    }

    /// What a position is.
    pub(crate) fn board(&self, position: u32) -> &Board {
        self.boards()[position as usize].read()
    }
}

impl<'t> Deref for Recorded<'t> {
    type Target = Run<'t>;

    fn deref(&self) -> &Run<'t> {
        &self.run
    }
}

/// The board of a position: its text, and what it is, which is read when a figure asks for it first:
/// most positions of a large run are never drawn.
#[derive(Debug, Clone)]
pub(crate) struct RecordedBoard<'t> {
    pub text: &'t str,
    kind: &'t str,
    read: OnceCell<Box<Board>>,
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
        self.read
            .get_or_init(|| Box::new(board(self.kind, self.text)))
    }
}

/// The board of a text, of the kind that the recording says.
pub(crate) fn board(kind: &str, text: &str) -> Board {
    Board::read(kind, text)
}

/// For each call its arguments, where they are a board of their own; nothing at all where no
/// function says so.
pub(crate) fn boards_of_arguments(trace: &Trace, calls: &[Call<'_>]) -> Vec<Option<Board>> {
    let are_bits = |call: &Call<'_>| trace.args_are(call.function) == Some(ArgsAre::Bits);
    let number = |text: &str| text.parse::<u128>().ok();
    // No call says how many squares there are: the first row of bits fills them at some time.
    let first = |call: &Call<'_>| call.args.iter().next().and_then(|(_, text)| number(text));
    let filled = calls.iter().filter(|call| are_bits(call)).filter_map(first);
    let Some(squares) = filled.max().map(|most| u128::BITS - most.leading_zeros()) else {
        return Vec::new();
    };
    let rows = |call: &Call<'_>| {
        let line = |(name, text): (&str, &str)| {
            let squares = squares as usize;
            Some(format!("{name} {:0squares$b}", number(text)?))
        };
        let lines: Option<Vec<String>> = call.args.iter().map(line).collect();
        Some(board("bits", &lines?.join("\n")))
    };
    let rows = |call: &Call<'_>| are_bits(call).then(|| rows(call)).flatten();
    calls.iter().map(rows).collect()
}

/// The queens that stand where a call has bits in its first row, one more than the call that made it:
/// a row of the board for each call. None where they do not fill the row so.
pub(crate) fn queens_of_bits(
    calls: &[Call<'_>],
    of_arguments: &[Option<Board>],
    call: usize,
) -> Option<Queens> {
    let columns = |call: usize| match of_arguments.get(call) {
        Some(Some(Board::Bits(bits))) => Some(bits.rows().first()?.bits.as_slice()),
        _ => None,
    };
    let squares = columns(call)?.len();
    let (mut below, mut placed) = (call, Vec::new());
    while let Some(above) = calls[below].parent {
        let (before, after) = (columns(above)?, columns(below)?);
        let is_new = |&column: &usize| after[column] && before.get(column) == Some(&false);
        let mut new = (0..after.len()).filter(is_new);
        match (new.next(), new.next()) {
            (Some(column), None) => placed.push(column),
            _ => return None,
        }
        below = above;
    }
    placed.reverse();
    (placed.len() == squares).then(|| Queens::of_columns(&placed))
}
