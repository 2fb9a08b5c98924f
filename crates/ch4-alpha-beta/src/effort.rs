//! The tables of effort that the book shows: every number counted in a run.

use tic_tac_toe::cell::Cell;

mod boards;
mod fixed_order;
mod hunts;
mod orders;
mod other_searches;
mod trees;

pub use fixed_order::FixedOrder;

/// Of all 362 880 fixed orders the one that visits fewest nodes, and the one that visits most.
pub const BEST_AND_WORST: [[usize; 9]; 2] =
    [[5, 3, 7, 1, 9, 2, 8, 4, 6], [2, 8, 4, 6, 3, 1, 7, 9, 5]];

/// Name and Markdown of each table. Calls can be counted only in a build that records.
pub fn tables() -> Vec<(&'static str, String)> {
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

/// The cells of an order by their numbers, 1 to 9.
pub fn cells(order: [usize; 9]) -> [Cell; 9] {
    let mut cells = Cell::all().collect::<Vec<_>>();
    cells.sort_by_key(|cell| order.iter().position(|&number| number == cell.number()));
    std::array::from_fn(|at| cells[at])
}
