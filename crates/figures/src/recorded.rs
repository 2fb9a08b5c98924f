//! A recording, read once, and its boards, each read once.

use std::cell::OnceCell;
use std::ops::Deref;
use std::rc::Rc;

use boards::{Board, Queens};
use call_trace::{ArgsAre, BoardState, Call, Run, Trace};

/// A recording and the run that was read from it, as the source of every figure.
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

    /// Returns the boards of all positions, by the numbers of the positions.
    pub(crate) fn boards(&self) -> &[RecordedBoard<'t>] {
        let boards = self.run.positions.iter();
        let boards = boards.map(|it| RecordedBoard::new(it.state));
        self.boards.get_or_init(|| boards.collect())
    }

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

/// The board of a position: its text, and the board read from it. The text is read when a figure first needs it, because
/// most positions of a large run are never drawn.
#[derive(Debug, Clone)]
pub(crate) struct RecordedBoard<'t> {
    pub text: &'t str,
    kind: &'t str,
    read: OnceCell<Box<Board>>,
}

impl<'t> RecordedBoard<'t> {
    /// Creates the board of a state with its kind.
    pub(crate) fn new(state: BoardState<'t>) -> Self {
        RecordedBoard {
            text: state.board,
            kind: state.kind,
            read: OnceCell::new(),
        }
    }

    /// Returns the board, read as the kind that the recording states.
    pub(crate) fn read(&self) -> &Board {
        self.read
            .get_or_init(|| Box::new(Board::read(self.kind, self.text)))
    }
}

/// Returns for each call its arguments, if they are a board of their own. The list is empty if no function has such
/// arguments.
pub(crate) fn boards_of_arguments(trace: &Trace, calls: &[Call<'_>]) -> Vec<Option<Board>> {
    let are_grids = |call: &Call<'_>| trace.args_are(call.function) == Some(ArgsAre::Grid);
    if calls.iter().any(are_grids) {
        let grid = |call: &Call<'_>| {
            let (_, text) = call.args.iter().next().filter(|_| are_grids(call))?;
            let grid = Board::read("digits", &text.replace(' ', "\n"));
            (grid != Board::Text).then_some(grid)
        };
        return calls.iter().map(grid).collect();
    }
    let are_bits = |call: &Call<'_>| trace.args_are(call.function) == Some(ArgsAre::Bits);
    let number = |text: &str| text.parse::<u128>().ok();
    // No call states the number of squares. The first row of bits fills them at some time.
    let first = |call: &Call<'_>| call.args.iter().next().and_then(|(_, text)| number(text));
    let filled = calls.iter().filter(|call| are_bits(call)).filter_map(first);
    let Some(squares) = filled.max().map(|most| u128::BITS - most.leading_zeros()) else {
        return Vec::new();
    };
    let squares = squares as usize;
    let line = |(name, text): (&str, &str)| Some(format!("{name} {:0squares$b}", number(text)?));
    let rows = |call: &Call<'_>| {
        if !are_bits(call) {
            return None;
        }
        let lines: Option<Vec<String>> = call.args.iter().map(line).collect();
        Some(Board::read("bits", &lines?.join("\n")))
    };
    calls.iter().map(rows).collect()
}

/// Returns the board of queens for a call on rows of bits. Compared with its caller, each call has one more bit in its first
/// row: the queen in one row of the board. Returns `None` if the queens do not fill all rows in this way.
pub(crate) fn queens_of_bits(
    calls: &[Call<'_>],
    of_arguments: &[Option<Board>],
    call: usize,
) -> Option<Queens> {
    let columns = |call: usize| match of_arguments.get(call) {
        Some(Some(Board::Bits(bits))) => Some(bits.rows().first()?.bits.as_slice()),
        _ => None,
    };
    let way = std::iter::successors(Some(call), |&call| calls[call].parent);
    let placed = way.clone().zip(way.skip(1)).map(|(below, above)| {
        let (before, after) = (columns(above)?, columns(below)?);
        let is_new = |&column: &usize| after[column] && before.get(column) == Some(&false);
        let mut new = (0..after.len()).filter(is_new);
        new.next().filter(|_| new.next().is_none())
    });
    let mut placed: Vec<usize> = placed.collect::<Option<_>>()?;
    placed.reverse();
    (placed.len() == columns(call)?.len()).then(|| Queens::of_columns(&placed))
}
