//! The counts of chapter 4: nodes, leaves and cut-offs of each search, in each order of moves.

mod altered;
mod debugging;
mod fixed_order;
mod move_order;
mod null_windows;
mod positions;
mod printed_pair;
mod remembered;
mod searches;
mod uniform_trees;
mod visited;

pub use fixed_order::{BEST_AND_WORST, fixed_order};

use crate::counted::Tables;

/// Returns the tables of the chapter.
pub fn tables() -> Tables {
    vec![
        ("alpha-beta-visited", visited::visited()),
        ("alpha-beta-searches", searches::searches()),
        ("alpha-beta-orders", move_order::orders()),
        ("alpha-beta-after-two-moves", move_order::after_two_moves()),
        ("alpha-beta-table", searches::with_a_table()),
        ("alpha-beta-equal-moves", positions::equal_moves()),
        ("alpha-beta-all-exact", positions::all_exact()),
        ("alpha-beta-deepening", searches::deeper_and_deeper()),
        ("alpha-beta-deepening-kept", remembered::between_depths()),
        ("alpha-beta-null-window", null_windows::null_windows()),
        ("old-beta-calls", debugging::old_beta_calls()),
        ("old-beta-occupied", printed_pair::occupied()),
        (
            "first-child-only-values",
            debugging::first_child_only_values(),
        ),
        ("minimal-tree", uniform_trees::minimal_tree()),
        ("random-trees", uniform_trees::random_trees()),
    ]
}
