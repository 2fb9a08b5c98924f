//! The coursework's moves, as far as its text prints them. Given, and not to be repaired: the tests
//! show the faults.
//!
//! A call of [`check_cell`] checks one dot and one direction. The function that calls it is not in
//! the text. [`choose_best_move`] stores the chosen move in the root. C++ silently reads or writes
//! beyond an array. Here each such case has a name: [`Fault`]. The names are from the original.

use game::Value;

/// The number of dots in a row, and the number of rows.
pub const SIDE: usize = 10;

/// The number of children that fit into a node.
pub const ROOM: usize = 30;

/// A fault that C++ would not report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The code reads a dot before the first one or after the last one.
    BeyondTheField,
    /// The code writes a child after the last place.
    NoRoom,
}

/// The direction of a link between two dots.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// Within a column: the original's `c`.
    Column,
    /// Within a row: the original's `s`.
    Row,
}

/// The parts of a node that moves need. The dots are stored row by row, as in memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// 0 is a free dot, 1 a person's, 2 the computer's.
    pub field: [u8; SIDE * SIDE],
    /// The dots linked to each dot.
    pub connections: [[Option<usize>; 4]; SIDE * SIDE],
    /// The number of links of each dot.
    pub count_connections: [usize; SIDE * SIDE],
    /// The children, at most [`ROOM`].
    pub child: Vec<Self>,
    /// The value found by the search.
    pub assessment: Value,
    /// Whether the last move closed a square.
    pub is_square: bool,
}

impl Node {
    /// Creates a node with these dots, and without links.
    pub fn new(field: [u8; SIDE * SIDE]) -> Self {
        Self {
            field,
            connections: [[None; 4]; SIDE * SIDE],
            count_connections: [0; SIDE * SIDE],
            child: Vec::new(),
            assessment: i16::MIN.into(),
            is_square: false,
        }
    }
}

/// Adds the child in which the dot at `row` and `column` is linked to the next dot, if that dot is
/// free, or is `value`'s own and not linked to it yet. Returns whether it did.
///
/// # Errors
/// If C++ would read or write beyond an array. A step out of a *row* is not an error: the next
/// place in memory is the first dot of the next row.
// ANCHOR: check_cell
pub fn check_cell(
    node: &mut Node,
    row: usize,
    column: usize,
    value: u8,
    direction: Direction,
    step: isize,
) -> Result<bool, Fault> {
    let here = row * SIDE + column;
    let steps = match direction {
        Direction::Column => step * SIDE.cast_signed(),
        Direction::Row => step,
    };
    // There is no test whether the dot is still in the same row, or on the field at all.
    let there = here.checked_add_signed(steps);
    let there = there.filter(|&there| there < SIDE * SIDE);
    let there = there.ok_or(Fault::BeyondTheField)?;
    let mut field = node.field;
    if field[there] == 0 {
        field[there] = value;
    }
    if field[there] != value || node.connections[here].contains(&Some(there)) {
        return Ok(false);
    }
    let mut child = Node::new(field);
    child.connections = node.connections;
    child.count_connections = node.count_connections;
    for (from, to) in [(there, here), (here, there)] {
        child.connections[from][child.count_connections[from]] = Some(to);
        child.count_connections[from] += 1;
    }
    if node.child.len() == ROOM {
        return Err(Fault::NoRoom);
    }
    node.child.push(child);
    Ok(true)
}
// ANCHOR_END: check_cell

/// Chooses among the children that have the root's value, and copies the board of the chosen one
/// into the root. `rand` is C's.
// ANCHOR: choose_best_move
pub fn choose_best_move(root: &mut Node, mut rand: impl FnMut() -> u32) {
    let mut tmp = 0;
    for k in 0..root.child.len() {
        if root.child[k].assessment == root.assessment {
            tmp += 1;
            if tmp == 1 || rand().is_multiple_of(2) {
                root.field = root.child[k].field;
                root.count_connections = root.child[k].count_connections;
                root.connections = root.child[k].connections;
                if root.child[k].is_square {
                    root.is_square = true;
                }
            }
        }
    }
}
// ANCHOR_END: choose_best_move
