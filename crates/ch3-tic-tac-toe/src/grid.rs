//! One board for a computer and a human, with marks that are placed and taken back. Given: you
//! write no code here.

use std::fmt;

use call_trace::{Position, State, Way};
use game::Player;

use crate::bits::{Bits, LINES};
use crate::cell::Cell;
use crate::position;

/// The player whose mark is on a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The computer, which plays O and wants the value 1.
    Computer,
    /// The human, who plays X and wants the value −1.
    Human,
}

/// Nine cells, numbered from 1 to 9.
///
/// All calls share one board, change it and restore it, so it has no `Clone`. A recording contains
/// every mark that is placed or taken back.
#[derive(PartialEq, Eq, Default)]
pub struct Grid {
    cells: [Option<Side>; 9],
    /// For a recording: the cells in the order in which they were marked.
    way: Way,
}

impl Grid {
    /// Creates a board of nine empty cells.
    pub fn new() -> Self {
        Self::default()
    }

    /// Copies the position of another board, from a game that `first` began.
    pub fn of(position: Bits, first: Side) -> Self {
        let side = |player| match (player, first) {
            (Player::First, side) => side,
            (Player::Second, Side::Computer) => Side::Human,
            (Player::Second, Side::Human) => Side::Computer,
        };
        let cells = Cell::all().map(|cell| position.holder(cell).map(side));
        let mut grid = Self::new();
        grid.cells
            .iter_mut()
            .zip(cells)
            .for_each(|(at, is)| *at = is);
        grid
    }

    /// Puts a mark on an empty cell.
    ///
    /// # Panics
    /// If there is no such cell, or if it already has a mark.
    #[track_caller]
    pub fn place(&mut self, cell: usize, side: Side) {
        let at = index(cell);
        if let Some(holder) = self.cells[at] {
            panic!("cell {cell} already holds {holder}: a mark goes on an empty cell");
        }
        let before = self.ask();
        self.cells[at] = Some(side);
        if call_trace::is_recording() {
            let then = State {
                to_move: Some(&side.other()),
                ..self.state()
            };
            self.way.play(before, (cell, cell), Some(&side), &then);
        }
    }

    /// Takes the mark off a cell.
    ///
    /// # Panics
    /// If there is no such cell, or if it has no mark.
    #[track_caller]
    pub fn take_back(&mut self, cell: usize) {
        let before = self.ask();
        let mark = self.cells[index(cell)].take();
        assert!(mark.is_some(), "cell {cell} is empty: nothing to take back");
        self.way.take_back(before, (cell, cell), self);
    }

    /// Returns whether a cell has no mark.
    ///
    /// # Panics
    /// If there is no such cell.
    #[track_caller]
    pub fn is_empty(&self, cell: usize) -> bool {
        let at = index(cell);
        self.ask();
        self.way.offer(self.empty());
        self.cells[at].is_none()
    }

    /// Returns whether every cell has a mark.
    pub fn is_full(&self) -> bool {
        self.ask();
        self.cells.iter().all(Option::is_some)
    }

    /// Returns whether a side has a whole line.
    pub fn has_won(&self, side: Side) -> bool {
        self.ask();
        let won = self.holds_a_line(side);
        if won {
            let worth = match side {
                Side::Computer => 1,
                Side::Human => -1,
            };
            self.way.value(worth);
        }
        won
    }

    fn holds_a_line(&self, side: Side) -> bool {
        let holds =
            |line: &u16| (0..9).all(|at| line >> at & 1 == 0 || self.cells[at] == Some(side));
        LINES.iter().any(holds)
    }

    /// Returns the empty cells.
    fn empty(&self) -> impl Iterator<Item = usize> {
        (1..=9).filter(|cell| self.cells[cell - 1].is_none())
    }

    /// Reports to a recording that the search examines the board. Returns the position in the
    /// recording.
    fn ask(&self) -> Position {
        let at = self.position_in_recording();
        at.ask();
        at
    }

    /// Returns the position of the current recording that this board shows.
    #[doc(hidden)]
    pub fn position_in_recording(&self) -> Position {
        self.way.at(|| self.state())
    }

    /// Returns the board as a recording describes it.
    fn state(&self) -> State<'_> {
        let won = |side| self.holds_a_line(side);
        State {
            kind: "three",
            max: Some(&Side::Computer),
            over: self.empty().next().is_none() || won(Side::Computer) || won(Side::Human),
            ..State::text(self)
        }
    }
}

#[track_caller]
fn index(cell: usize) -> usize {
    assert!(
        (1..=9).contains(&cell),
        "there is no cell {cell}: the cells are 1 to 9"
    );
    cell - 1
}

impl Side {
    fn other(self) -> Self {
        match self {
            Self::Computer => Self::Human,
            Self::Human => Self::Computer,
        }
    }
}

/// `O` for the computer and `X` for the human.
impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Side::Computer => "O",
            Side::Human => "X",
        })
    }
}

impl Grid {
    fn mark(&self, cell: Cell) -> char {
        position::mark(self.cells[cell.index()].map(|side| match side {
            Side::Human => Player::First,
            Side::Computer => Player::Second,
        }))
    }
}

/// Three lines of three cells.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        position::lines(|cell| self.mark(cell), f)
    }
}

/// The nine cells in one word.
impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        position::word(|cell| self.mark(cell), f)
    }
}
