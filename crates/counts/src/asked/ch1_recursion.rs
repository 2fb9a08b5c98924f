//! Answers to questions of the first chapter.

use std::rc::Rc;

use call_trace::record;
use recursion::explicit_stack::Tree;
use recursion::permutations::permutations;

use super::answer::{Asked, answers, only, yes_or_no};
use crate::ch1_recursion::tree_by_levels;

pub(super) fn asked() -> Vec<Asked> {
    let mut items = [1, 2, 3];
    items.swap(0, 2);
    items.swap(0, 2);
    let (_, orders) = record(|| permutations(&mut [1, 2, 3], 0, &mut Vec::new()));
    answers! {
        // All calls but the first, which is made outside the loop.
        "permutations of three: calls that the loop makes" => orders.calls() - 1,
        "0 and 2 swapped twice" => format!("{items:?}"),
        "three parts instead of two, 27 numbers" => three_parts_against_two(27),
        "a third and two thirds of 2 000 numbers: height" => split(2000, &|n| vec![n.div_ceil(3), n - n.div_ceil(3)]).height,
        "is the call of last_line a tail call" => yes_or_no(copies_in_the_last_call("a\nbc\ndef", &Rc::new(())) == 1),
        "the row above, if there is one" => the_row_above(),
        "a node more in an arena: other nodes that change" => changed(&tree_by_levels(6), &tree_by_levels(7)),
    }
}

/// The shape of a tree of calls that splits numbers until one is left.
struct Shape {
    height: u64,
    inner: u64,
}

fn split(numbers: u64, parts: &dyn Fn(u64) -> Vec<u64>) -> Shape {
    if numbers <= 1 {
        return Shape {
            height: 1,
            inner: 0,
        };
    }
    let parts = parts(numbers).into_iter().map(|part| split(part, parts));
    let own = Shape {
        height: 1,
        inner: 1,
    };
    parts.fold(own, |all, part| Shape {
        height: all.height.max(part.height + 1),
        inner: all.inner + part.inner,
    })
}

fn three_parts_against_two(numbers: u64) -> String {
    let three = split(numbers, &|n| {
        let third = n.div_ceil(3);
        vec![third, (n - third).div_ceil(2), (n - third) / 2]
    });
    let two = split(numbers, &|n| vec![n / 2, n - n / 2]);
    let height = match three.height.cmp(&two.height) {
        std::cmp::Ordering::Less => "lower",
        std::cmp::Ordering::Equal => "as high",
        std::cmp::Ordering::Greater => "higher",
    };
    let inner = match three.inner.cmp(&two.inner) {
        std::cmp::Ordering::Less => "fewer",
        std::cmp::Ordering::Equal => "as many",
        std::cmp::Ordering::Greater => "more",
    };
    format!("{height}, with {inner} inner nodes")
}

/// Counts copies like `last_line` in the question. `alive` counts the copies that have not been dropped. A tail call would leave
/// one.
fn copies_in_the_last_call(text: &str, alive: &Rc<()>) -> usize {
    let copy = (String::from(text), Rc::clone(alive));
    match copy.0.split_once('\n') {
        None => Rc::strong_count(alive) - 1,
        Some((_, rest)) => copies_in_the_last_call(rest, alive),
    }
}

/// Returns the way to subtract 1 that yields the row above, and no row above the first.
fn the_row_above() -> &'static str {
    type Above = fn(u64) -> Option<u64>;
    let ways: [(&str, Above); 4] = [
        ("wrapping_sub", |row| Some(row.wrapping_sub(1))),
        ("checked_sub", |row| row.checked_sub(1)),
        ("saturating_sub", |row| Some(row.saturating_sub(1))),
        ("abs_diff", |row| Some(row.abs_diff(1))),
    ];
    only(ways.map(|(name, above)| {
        let is_it = (1..8).all(|row| above(row) == Some(row - 1)) && above(0).is_none();
        (name, is_it)
    }))
}

/// Counts the nodes of a tree that are different in a larger tree.
fn changed(tree: &Tree, larger: &Tree) -> usize {
    let pairs = tree.nodes.iter().zip(&larger.nodes);
    pairs.filter(|(node, other)| node != other).count()
}
