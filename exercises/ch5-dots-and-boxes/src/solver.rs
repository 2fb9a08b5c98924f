//! A solver that finds the field's value with yes-or-no questions: does the rest have at least a
//! given value?
//!
//! # The two negations
//!
//! No board of this course negates a value, and neither does a search that works on any board:
//! values are from the first player's side, and the board determines who moves. Here values are
//! from the mover's side, and the solver negates them in two places. Both are right for the same
//! reason: we know that the turn passes. If no box can be taken, every line passes it. If boxes can
//! be taken, they count as taken at once, and only the end of the turn is a question. A value from
//! the middle of a turn must never be negated, and this search has no such value.
//!
//! You can use `board.legal_moves()`, `board.play(line)`, and the functions of
//! `given/free_boxes.rs` and `given/symmetry.rs`. The comment above each function explains the
//! parts that it needs. The board is in `given/dots.rs`, and its lines are in `given/size.rs`. A
//! [`Value`] is an `i32`.

use std::collections::HashMap;

use call_trace::traced;
use game::Value;

use crate::dots::{Dots, Field};
use crate::free_boxes::free_boxes;
use crate::size::{Lines, Size};
use crate::symmetry::Symmetry;

/// Bounds on the value of a position, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// The value is at least this.
    pub low: Value,
    /// The value is at most this.
    pub high: Value,
}

/// The known bounds of positions, with their [`canonical`] lines as keys. A position in which a box
/// can be taken needs no entry. All positions in a table are from one field.
pub type Table = HashMap<Lines, Bounds>;

/// Returns the same lines for all positions that are mirror images or turns of each other: the
/// smallest number among all images on the field. Only four of the eight symmetries of a square map
/// a field that is not square to itself, and only these give images.
///
/// `Symmetry::all()` returns the eight symmetries of a square, and `image` returns the image of a
/// set of lines: see `given/symmetry.rs`.
pub fn canonical(size: Size, drawn: Lines) -> Lines {
    todo!("the set of lines that stands for all its images")
}

/// Returns whether the open boxes have a value of `t` or more for the player who moves: the boxes
/// this player will get from now on, minus the boxes the other player will get.
///
/// `free` has the number of boxes `taken` before the choice, the number `left` that the choice is
/// about (0 if there is none), and the `rest` after all are taken: see `given/free_boxes.rs`. A
/// position without such boxes needs an entry in the table after a search, whether the answer is
/// yes or no.
///
/// One line or one choice that gives `t` or more is enough: do not try another one after it. The
/// tests compare the answers, check the table, and count the boards that are played.
#[traced(skip(board, table), window(t - 1, t), values(at_least))]
pub fn at_least<B: Field>(board: &B, t: Value, table: &mut Table) -> bool {
    if let Some(free) = free_boxes(board) {
        todo!("is it t or more, where boxes can be taken?")
    }
    let open = open_boxes(board.dots());
    let key = canonical(board.dots().size, board.dots().drawn);
    let nothing_known = Bounds {
        low: -open,
        high: open,
    };
    let mut bounds = *table.get(&key).unwrap_or(&nothing_known);
    todo!("is it t or more, where no line closes a box?")
}

/// Returns the number of boxes not taken yet.
fn open_boxes(board: &Dots) -> Value {
    let boxes = |taken: u32| taken.count_ones().cast_signed();
    let [first, second] = board.taken;
    board.size.boxes() as Value - boxes(first | second)
}

/// Returns the margin of the first player on an empty field, if both make their best moves. You
/// choose the questions and their order.
pub fn solve(size: Size) -> Value {
    todo!("the margin of the first player")
}
