//! The functions of the debugging exercises, before and after the repair.

use alpha_beta::debugging;
use alpha_beta::debugging::first_child_only::first_child_only as hunted;
use alpha_beta::first_child_only;
use alpha_beta::game_tree::valuation;
use alpha_beta::old_beta;
use alpha_beta::tree::Tree;
use alpha_beta::uniform;
use call_trace::record;
use charts::{Cell, Table};
use game::{Player, Value};
use textfmt::grouped;
use tic_tac_toe::computer_and_human::{self, COMPUTER_LOSS, COMPUTER_WIN};
use tic_tac_toe::grid::Grid;

use crate::counted::{row, table};

/// The number of random trees of each shape for the faulty valuation. With this many, another random seed changes the share of
/// right values by less than one percent.
const TREES: u64 = 10_000;

/// The number of children of a node in these trees, and the number of levels below the root.
const SHAPES: [(usize, u32); 4] = [(3, 2), (3, 3), (3, 4), (6, 3)];

/// The two windows at the root: as wide as the values of the game, and one wider at each end. The source of the faulty pair
/// prints no window.
pub(super) const WINDOWS: [(Value, Value); 2] = [
    (COMPUTER_LOSS, COMPUTER_WIN),
    (COMPUTER_LOSS - 1, COMPUTER_WIN + 1),
];

/// Formats a window for a table: `(−1, 1)`.
pub(super) fn window((alpha, beta): (Value, Value)) -> String {
    format!("({alpha}, {beta})").replace('-', "−")
}

/// One of the two functions that call each other.
type Half = fn(&mut Grid, Value, Value) -> (Value, Option<usize>);

pub(super) fn old_beta_calls() -> Table {
    let calls = |search: &dyn Fn(&mut Grid)| record(|| search(&mut Grid::new())).1.calls();
    let unbounded = [
        calls(&|grid| {
            computer_and_human::find_human_move(grid);
        }),
        calls(&|grid| {
            computer_and_human::find_computer_move(grid);
        }),
    ];
    let pairs: [(&str, [Half; 2]); 2] = [
        (
            "the human hands down the old beta",
            [
                debugging::old_beta::find_human_move,
                debugging::old_beta::find_computer_move,
            ],
        ),
        (
            "repaired",
            [old_beta::find_human_move, old_beta::find_computer_move],
        ),
    ];
    let line = |name: &str, root: Cell, counts: [usize; 2]| row(name, row(root, counts));
    let mut rows = vec![line("without bounds (chapter 3)", Cell::Nothing, unbounded)];
    for root in WINDOWS {
        for (name, halves) in pairs {
            let counts = halves.map(|half| {
                calls(&|grid| {
                    half(grid, root.0, root.1);
                })
            });
            rows.push(line(name, window(root).into(), counts));
        }
    }
    table(
        "the two functions | window at the root | calls, human first | calls, computer first",
        rows,
    )
}

/// Returns the same tree with a win, a draw or a loss at each leaf, equally often: the number of leaves is a multiple of 3.
fn results(tree: &Tree) -> Tree {
    match tree.children() {
        [] => Tree::leaf(tree.value() % 3 - 1),
        children => Tree::inner(children.iter().map(results).collect()),
    }
}

/// Counts how often the faulty function is right before the repair, and how many leaves both versions read.
pub(super) fn first_child_only_values() -> Table {
    let rows = SHAPES.map(|(branching, depth)| {
        let (mut right, mut read, mut repaired) = (0, 0, 0);
        for seed in 0..TREES {
            let tree = || results(&uniform::random(branching, depth, seed));
            let (wrong, whole, one_bound) = (tree(), tree(), tree());
            let value = valuation(&whole, Player::First);
            right += usize::from(hunted(&wrong) == value);
            read += wrong.leaves_read().len();
            first_child_only::first_child_only(&one_bound);
            repaired += one_bound.leaves_read().len();
        }
        let each = TREES as usize;
        let leaves = branching.pow(depth);
        let counts = [right, leaves, read / each, repaired / each];
        row(branching, row(depth, counts))
    });
    table(
        &format!(
            "children | levels | right values, of {} trees | leaves | read with the bugs (mean) | read when repaired (mean)",
            grouped(TREES as usize)
        ),
        rows,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_of_min_has_the_value_of_its_first_child() {
        fn first_of_min(tree: &Tree, mover: Player) -> i32 {
            match (tree.children(), mover) {
                ([], _) => tree.value(),
                (children, Player::First) => {
                    let values = children.iter().map(|it| first_of_min(it, Player::Second));
                    values.max().unwrap()
                }
                (children, Player::Second) => first_of_min(&children[0], Player::First),
            }
        }
        for (branching, depth) in SHAPES {
            for seed in 0..50 {
                let tree = results(&uniform::random(branching, depth, seed));
                assert_eq!(hunted(&tree), first_of_min(&tree, Player::First));
            }
        }
    }

    #[test]
    fn wins_draws_and_losses_are_equally_many() {
        for (branching, depth) in SHAPES {
            let tree = results(&uniform::random(branching, depth, 0));
            let leaves = branching.pow(depth);
            let count = |value| leaves_of(&tree).iter().filter(|it| **it == value).count();
            assert_eq!([1, 0, -1].map(count), [leaves / 3; 3]);
        }
    }

    fn leaves_of(tree: &Tree) -> Vec<i32> {
        match tree.children() {
            [] => vec![tree.value()],
            children => children.iter().flat_map(leaves_of).collect(),
        }
    }
}
