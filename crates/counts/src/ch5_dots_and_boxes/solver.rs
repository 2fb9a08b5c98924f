//! Counts the questions and calls of the solver that asks yes-or-no questions.

use call_trace::record;
use charts::Table;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Size;
use dots_and_boxes::solver::{Table as Kept, at_least};
use game::Value;

use crate::counted::{row, table};

/// A strategy that finds the value by questions.
pub type Strategy = fn(Value, &mut dyn FnMut(Value) -> bool) -> Value;

/// The compared strategies: from the least value upwards, as `solve` does; from the largest value downwards; from the middle
/// towards the value; and by halving.
pub const STRATEGIES: [(&str, Strategy); 4] = [
    ("from below", from_below),
    ("from above", from_above),
    ("from the middle", from_the_middle),
    ("by halves", by_halves),
];

/// The cost of finding a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cost {
    /// The value.
    pub value: Value,
    /// The number of questions about the empty field.
    pub questions: usize,
    /// The number of calls that answered them.
    pub calls: usize,
    /// The number of positions with a stored result afterwards.
    pub known: usize,
}

/// Finds the value of an empty field, and returns the counts. Calls are counted only in a build that records.
pub fn cost(size: Size, strategy: Strategy) -> Cost {
    let board = Dots::new(size);
    let mut kept = Kept::new();
    let mut questions = 0;
    let (value, trace) = record(|| {
        strategy(size.boxes() as Value, &mut |t| {
            questions += 1;
            at_least(&board, t, &mut kept)
        })
    });
    Cost {
        value,
        questions,
        calls: trace.calls(),
        known: kept.len(),
    }
}

/// Compares calls and positions with the memo of `same_position`, which asks for values.
pub fn questions() -> Table {
    let sizes = ["1x1", "1x2", "1x3", "1x4", "2x2", "2x3"];
    let rows = sizes.map(|name| {
        let size: Size = name.parse().expect("a size");
        let cost = cost(size, from_below);
        let lines = size.lines() as u32;
        let memo = u64::from(lines) * 2_u64.pow(lines - 1) + 1;
        let calls = [cost.questions, cost.calls, cost.known].map(|count| count as u64);
        row(name, [calls[0], calls[1], calls[2], memo])
    });
    table(
        "field | questions | calls of at_least | positions kept | calls of same_position",
        rows,
    )
}

/// Compares the orders of questions.
pub fn orders() -> Table {
    let rows = STRATEGIES.map(|(name, strategy)| {
        let calls = ["1x4", "2x2", "2x3"].map(|size| {
            let size = size.parse().expect("a size");
            cost(size, strategy).calls
        });
        row(name, calls)
    });
    table("questions | 1x4 | 2x2 | 2x3", rows)
}

fn from_below(boxes: Value, at_least: &mut dyn FnMut(Value) -> bool) -> Value {
    let mut value = -boxes;
    while at_least(value + 2) {
        value += 2;
    }
    value
}

fn from_above(boxes: Value, at_least: &mut dyn FnMut(Value) -> bool) -> Value {
    let mut value = boxes;
    while !at_least(value) {
        value -= 2;
    }
    value
}

fn from_the_middle(boxes: Value, at_least: &mut dyn FnMut(Value) -> bool) -> Value {
    let mut value = boxes % 2;
    if at_least(value) {
        while at_least(value + 2) {
            value += 2;
        }
    } else {
        value -= 2;
        while !at_least(value) {
            value -= 2;
        }
    }
    value
}

fn by_halves(boxes: Value, at_least: &mut dyn FnMut(Value) -> bool) -> Value {
    let (mut low, mut high) = (-boxes, boxes);
    while low < high {
        // Possible values have a distance of 2. The middle is low + 2k, with k from 0 to the number of steps.
        let middle = low + (high - low + 2) / 4 * 2;
        if at_least(middle) {
            low = middle;
        } else {
            high = middle - 2;
        }
    }
    low
}
