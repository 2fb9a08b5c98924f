//! Counts the leaves read in uniform trees, in which every inner node has equally many children and every leaf has the same
//! depth.

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::minimal_tree::minimal_leaves;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use charts::{ChartKind, Table};
use game::Value;

use crate::counted::{Drawn, of_each, row, table, with_chart_named};

/// The number of random trees for the mean.
const TREES: u64 = 100;

/// Returns how many leaves alpha-beta reads.
fn leaves_read(tree: &Tree, depth: u32) -> usize {
    alpha_beta(&TreeBoard::new(tree), depth, Value::MIN, Value::MAX);
    tree.leaves_read().len()
}

fn mean_leaves_read(branching: usize, depth: u32) -> f64 {
    let read = (0..TREES).map(|seed| leaves_read(&uniform::random(branching, depth, seed), depth));
    read.sum::<usize>() as f64 / TREES as f64
}

/// Compares uniform trees: all leaves, the minimum, and the leaves read in a perfect and in a random order.
pub(super) fn minimal_tree() -> Table {
    let shapes = [
        (2, 4),
        (2, 8),
        (3, 3),
        (3, 4),
        (3, 6),
        (4, 4),
        (6, 3),
        (8, 4),
    ];
    let rows = shapes.map(|(branching, depth)| {
        let least = minimal_leaves(branching as u64, depth) as usize;
        let perfect = leaves_read(&uniform::perfectly_ordered(branching, depth), depth);
        let mean = mean_leaves_read(branching, depth).round() as usize;
        let counts = [branching.pow(depth), least, perfect, mean];
        row(branching, row(depth, counts))
    });
    let counted = table(
        "children | levels | leaves | the least | read, best child first | read, random order (mean)",
        rows,
    );
    let drawn = Drawn {
        title: "Between the least tree and minimax",
        counted: "Leaves that are read",
        kind: ChartKind::Band,
        columns: &[
            (3, "the least"),
            (5, "alpha-beta, random order"),
            (2, "minimax"),
        ],
        ladder: None,
    };
    with_chart_named(of_each(&["child", "level"], counted), &drawn, |row| {
        format!("{} children, {} levels", row[0], row[1])
    })
}

/// Returns the effective branching factor of random trees: the d-th root of the number of leaves read.
pub(super) fn random_trees() -> Table {
    let shapes = [(2, 6), (2, 10), (3, 6), (4, 5), (6, 4), (10, 4), (20, 3)];
    let rows = shapes.map(|(branching, depth)| {
        let root = |leaves: f64| leaves.powf(1.0 / f64::from(depth));
        let least = minimal_leaves(branching as u64, depth) as f64;
        let b = branching as f64;
        let factors = [
            root(least),
            root(mean_leaves_read(branching, depth)),
            b.powf(0.75),
        ];
        let factors = factors.map(|factor| format!("{factor:.2}"));
        row(branching, row(depth, factors))
    });
    table(
        "children b | levels d | d-th root of the least | d-th root of the leaves read (mean) | b^(3/4)",
        rows,
    )
}
