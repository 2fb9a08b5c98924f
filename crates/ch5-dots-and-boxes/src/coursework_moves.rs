//! The coursework's moves, as far as its text prints them. Given, and not to be repaired: the tests
//! show what goes wrong.
//!
//! [`check_cell`] is asked for one dot and one direction; the function that calls it is not in the
//! text. [`choose_best_move`] hands the chosen move back. What C++ reads or writes beyond an array
//! without a word has a name here: [`Fault`]. The names are the original's.

use game::Value;

/// The dots in a row, and the rows.
pub const SIDE: usize = 10;

/// The children that a node has room for.
pub const ROOM: usize = 30;

/// What C++ would have passed over in silence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// A dot before the first one or after the last one was asked for.
    BeyondTheField,
    /// A child was to be written behind the last place for one.
    NoRoom,
}

/// In which direction a dot is linked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// Within its column: the original's `c`.
    Column,
    /// Within its row: `s`.
    Row,
}

/// A node as far as moves need it. The dots lie row by row, as in memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// 0 is a free dot, 1 a person's, 2 the computer's.
    pub field: [u8; SIDE * SIDE],
    /// The dots that each is linked to.
    pub connections: [[Option<usize>; 4]; SIDE * SIDE],
    /// How many they are.
    pub count_connections: [usize; SIDE * SIDE],
    /// The children; at most [`ROOM`].
    pub child: Vec<Self>,
    /// What the search found.
    pub assessment: Value,
    /// Whether the last move closed a square.
    pub is_square: bool,
}

impl Node {
    /// A node with these dots, and no link yet.
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

/// Adds the child in which the dot at `row` and `column` is linked to the next one, when that one is
/// free or `value`'s own and not linked to it yet; says whether it did.
///
/// # Errors
/// Where C++ reads or writes beyond an array. A step out of a *row* is none: the next place in
/// memory is the first dot of the next row.
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
    // No test whether the dot is still in the same row, or on the field at all.
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

/// Chooses among the children that are worth what the root is, and writes the chosen one's board
/// over the root's. `rand` is C's.
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
