//! A solver for the field's value that asks yes or no: is the rest worth at least a given value?
//!
//! # Nothing is negated?
//!
//! No board of this course negates a value, and no search that works on any board: a value is the
//! first player's, and the board says who moves. Here a value is the mover's, and it is negated in
//! two places. Both are right for the same reason: we know that the turn passes. Where no box can
//! be taken, every line passes it. Where boxes can be taken, they are counted as taken at once, and
//! only the end of the turn is a question. What must never be negated is a value from the middle
//! of a turn, and of that this search has none.
//!
//! You can use `board.legal_moves()`, `board.play(line)`, and what `given/free_boxes.rs` and
//! `given/symmetry.rs` give: what you need of them is said at each function. The board is in
//! `given/dots.rs`, and its lines are in `given/size.rs`. A [`Value`] is an `i32`.

use std::collections::HashMap;

use call_trace::traced;
use game::Value;

use crate::dots::{Dots, Field};
use crate::free_boxes::free_boxes;
use crate::size::{Lines, Size};
use crate::symmetry::Symmetry;

/// What is known about the value of a position: it lies between these two, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// It is at least this.
    pub low: Value,
    /// It is at most this.
    pub high: Value,
}

/// What is known about positions in which no box can be taken, under their [`canonical`] lines. All
/// positions in a table are of one field.
pub type Table = HashMap<Lines, Bounds>;

/// The same lines for all positions that are mirror images or turns of each other: of all images
/// on the field, the one that is the smallest number. A field that is not square lies upon itself
/// in only four of the eight ways, and only these give images.
///
/// `Symmetry::all()` are the eight ways to lay a square upon itself, `image` is where lines come to
/// lie: see `given/symmetry.rs`.
// ANCHOR: canonical
pub fn canonical(size: Size, drawn: Lines) -> Lines {
    // ANCHOR: smallest todo!("the set of lines that stands for all its images")
    Symmetry::all()
        .filter(|symmetry| size.rows == size.cols || !symmetry.swaps)
        .map(|symmetry| symmetry.image(size, drawn))
        .fold(drawn, Lines::min)
    // ANCHOR_END: smallest
}
// ANCHOR_END: canonical

/// Whether the open boxes are worth `t` or more to the player who moves: the boxes this player will
/// get from now on minus those the other will get.
///
/// `free` says how many boxes are `taken` before the choice, how many are `left` for it, and what
/// the `rest` is when all are taken: see `given/free_boxes.rs`. Only positions without free boxes are
/// kept in the table.
///
/// One line or one choice that gives `t` or more is enough: try no other one after it. The tests
/// compare the answers, look into the table, and count the boards that are played.
// ANCHOR: at_least
#[traced(skip(board, table), window(t - 1, t), values(at_least))]
pub fn at_least<B: Field>(board: &B, t: Value, table: &mut Table) -> bool {
    if let Some(free) = free_boxes(board) {
        // ANCHOR: choice todo!("is it t or more, where boxes can be taken?")
        // The boxes `left` are gained by taking them, and lost by leaving them.
        let take_all = t - free.taken - free.left;
        let leave = t - free.taken + free.left;
        return at_least(&free.rest, take_all, table)
            || free.left > 0 && !at_least(&free.rest, 1 - leave, table);
        // ANCHOR_END: choice
    }
    let open = open_boxes(board.dots());
    let key = canonical(board.dots().size, board.dots().drawn);
    let nothing_known = Bounds {
        low: -open,
        high: open,
    };
    let mut bounds = *table.get(&key).unwrap_or(&nothing_known);
    // ANCHOR: search todo!("is it t or more, where no line closes a box?")
    if t <= bounds.low {
        return true;
    }
    if t > bounds.high {
        return false;
    }
    // No line closes a box, so the turn passes: t or more for us is -t or less for the other.
    let answer = board
        .legal_moves()
        .any(|line| !at_least(&board.play(line), 1 - t, table));
    if answer {
        bounds.low = t;
    } else {
        bounds.high = t - 1;
    }
    table.insert(key, bounds);
    answer
    // ANCHOR_END: search
}
// ANCHOR_END: at_least

/// The boxes that nobody has taken yet.
fn open_boxes(board: &Dots) -> Value {
    let boxes = |taken: u32| taken.count_ones().cast_signed();
    let [first, second] = board.taken;
    board.size.boxes() as Value - boxes(first | second)
}

/// The margin of the first player on an empty field, when both play at their best. You choose the
/// questions and their order.
// ANCHOR: solve
pub fn solve(size: Size) -> Value {
    // ANCHOR: ask todo!("the margin of the first player")
    let board = Dots::new(size);
    let mut table = Table::new();
    // The two shares of n boxes differ by n, n - 2, n - 4 and so on.
    let mut value = -open_boxes(&board);
    while at_least(&board, value + 2, &mut table) {
        value += 2;
    }
    value
    // ANCHOR_END: ask
}
// ANCHOR_END: solve
