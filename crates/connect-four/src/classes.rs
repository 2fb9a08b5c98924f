//! Positions of 7 × 6 that tell good players from bad ones, each with the columns that keep its value.
//!
//! If every move keeps the value of a position, it does not test a player, so such positions are left out. A position is *easy* if a search
//! of one move loses value in it, with either of two simple evaluations, and *middle* if a search of four moves does so, too.
//! `classes.txt` holds a hundred of each. `cargo run --release -p connect-four --example classes` writes it again.

use std::fmt;

use alpha_beta::alpha_beta::alpha_beta;
use game::{Board, Value};

use crate::board::ConnectFour;
use crate::column::Column;
use crate::evaluate::{middle_discs, open_lines};
use crate::solver::Solver;

/// The difficulty of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// A search of one move goes wrong.
    Easy,
    /// So does a search of four.
    Middle,
}

/// A position, and the columns that keep its value.
#[derive(Debug, Clone)]
pub struct Puzzle {
    /// The position.
    pub board: ConnectFour,
    /// The columns after which the value is the same, from left to right.
    pub keeps: Vec<Column>,
}

impl Class {
    /// Returns the hundred positions of the class.
    pub fn puzzles(self) -> Vec<Puzzle> {
        let lines = include_str!("classes.txt").lines();
        let mine = lines.filter_map(|line| line.strip_prefix(&format!("{self}: ")));
        mine.map(read).collect()
    }
}

/// Reads `7x6 4435 keeps 1 4`.
fn read(line: &str) -> Puzzle {
    let (position, keeps) = line
        .split_once(" keeps ")
        .expect("a position and its columns");
    Puzzle {
        board: position.parse().expect("a position"),
        keeps: keeps
            .split(' ')
            .map(|column| column.parse().expect("a column"))
            .collect(),
    }
}

/// Returns the class of a position and the columns that keep its value, or `None` if it belongs to no class.
pub fn classify(board: &ConnectFour, solver: &mut Solver) -> Option<(Class, Vec<Column>)> {
    let moves: Vec<Column> = board.legal_moves().collect();
    let value = solver.solve(board).value;
    let keeps: Vec<Column> = { moves.iter().copied() }
        .filter(|&column| solver.solve(&board.play(column)).value == value)
        .collect();
    if keeps.len() == moves.len() {
        return None;
    }
    let errs = |depth| {
        [open_lines, middle_discs]
            .into_iter()
            .all(|evaluate| !keeps.contains(&look(board, depth, evaluate)))
    };
    match (errs(1), errs(4)) {
        (true, true) => Some((Class::Middle, keeps)),
        (true, false) => Some((Class::Easy, keeps)),
        (false, _) => None,
    }
}

/// Returns the move that a search of this depth recommends with this evaluation of unfinished positions.
pub fn look(board: &ConnectFour, depth: u32, evaluate: fn(&ConnectFour) -> Value) -> Column {
    let board = Valued {
        board: board.clone(),
        evaluate,
    };
    let (_, recommended) = alpha_beta(&board, depth, Value::MIN, Value::MAX);
    recommended.expect("the game goes on")
}

/// A board with another evaluation.
#[derive(Clone)]
struct Valued {
    board: ConnectFour,
    evaluate: fn(&ConnectFour) -> Value,
}

impl Board for Valued {
    game::pass_on!(board: ConnectFour, except evaluate);

    fn evaluate(&self) -> Value {
        match self.board.done() {
            true => self.board.evaluate(),
            false => (self.evaluate)(&self.board),
        }
    }
}

impl Valued {
    fn after(&self, board: ConnectFour) -> Self {
        Self { board, ..*self }
    }
}

impl fmt::Debug for Valued {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.board, f)
    }
}

impl fmt::Display for Valued {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board, f)
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Easy => "easy",
            Self::Middle => "middle",
        })
    }
}
