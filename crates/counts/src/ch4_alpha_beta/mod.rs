//! The counts of chapter 4: nodes, leaves and cut-offs of each search, in each order of moves.

mod altered;
mod fixed_order;
mod hunts;
mod move_order;
mod null_windows;
mod positions;
mod printed_pair;
mod remembered;
mod searches;
mod uniform_trees;
mod visited;

pub use fixed_order::{BEST_AND_WORST, fixed_order};

use crate::Tables;

/// The tables of the chapter.
pub fn tables() -> Tables {
    let [searches, searches_chart] = searches::searches();
    let [orders, orders_chart] = move_order::orders();
    let [after_two, after_two_chart] = move_order::after_two_moves();
    let [deepening, deepening_chart] = searches::deeper_and_deeper();
    let [minimal, minimal_chart] = uniform_trees::minimal_tree();
    let [visited, visited_chart] = visited::visited();
    vec![
        ("alpha-beta-visited", visited),
        ("alpha-beta-visited-chart", visited_chart),
        ("alpha-beta-searches", searches),
        ("alpha-beta-searches-chart", searches_chart),
        ("alpha-beta-orders", orders),
        ("alpha-beta-orders-chart", orders_chart),
        ("alpha-beta-after-two-moves", after_two),
        ("alpha-beta-after-two-moves-chart", after_two_chart),
        ("alpha-beta-table", searches::with_a_table()),
        ("alpha-beta-equal-moves", positions::equal_moves()),
        ("alpha-beta-all-exact", positions::all_exact()),
        ("alpha-beta-deepening", deepening),
        ("alpha-beta-deepening-chart", deepening_chart),
        ("alpha-beta-deepening-kept", remembered::between_depths()),
        ("alpha-beta-null-window", null_windows::null_windows()),
        ("old-beta-calls", hunts::old_beta_calls()),
        ("old-beta-occupied", printed_pair::occupied()),
        ("first-child-only-values", hunts::first_child_only_values()),
        ("minimal-tree", minimal),
        ("minimal-tree-chart", minimal_chart),
        ("random-trees", uniform_trees::random_trees()),
    ]
}
