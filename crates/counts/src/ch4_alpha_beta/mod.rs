//! The counts of chapter 4: nodes, leaves and cut-offs of each search, in each order of moves.

mod boards;
mod fixed_order;
mod hunts;
mod orders;
mod other_searches;
mod trees;

pub use fixed_order::{BEST_AND_WORST, FixedOrder, cells};

use crate::Tables;

/// The tables of the chapter.
pub fn tables() -> Tables {
    vec![
        ("alpha-beta-searches", boards::searches()),
        ("alpha-beta-orders", orders::orders()),
        ("alpha-beta-after-two-moves", orders::after_two_moves()),
        ("alpha-beta-table", boards::with_a_table()),
        ("alpha-beta-deepening", boards::deeper_and_deeper()),
        ("old-beta-calls", hunts::old_beta_calls()),
        ("first-child-only-values", hunts::first_child_only_values()),
        ("minimal-tree", trees::minimal_tree()),
        ("random-trees", trees::random_trees()),
    ]
}
