//! The ladder of counts: how many ways are there to place n queens, and how fast can we count them?
//!
//! Six functions answer the same question. Each builds on the one before and adds one idea:
//!
//! | rung | the idea |
//! |---|---|
//! | [`arrays`](arrays()) | three Boolean arrays say whether a square is free |
//! | [`bitmask`](bitmask()) | the same arrays as the bits of three numbers: a whole row is tested at once |
//! | [`mirror`](mirror()) | every solution has a mirror image: half the first row is enough |
//! | [`symmetric`](symmetric()) | eight images: place the queens of the border once for all eight |
//! | [`side_by_side`](side_by_side()) | four searches at a time, without a branch that the processor must guess |
//! | [`cores`](cores()) | the borders are independent: share them among the cores |
//!
//! All of them are generic in their result type. With `u64` a function counts only solutions. With
//! [`Tally`] it counts the nodes too:
//!
//! ```
//! use eight_queens::count::{Tally, arrays, bitmask};
//!
//! assert_eq!(bitmask::<u64>(8), 92);
//! assert_eq!(arrays::<Tally>(8), Tally { solutions: 92, nodes: 2057 });
//! ```
//!
//! # Nodes
//!
//! A node is a board that the search visited: the first board, and one for each queen placed on a
//! free square, the last queen included. The number of nodes equals the number of calls of the
//! textbook's recursive search, which makes one more call with all rows filled.

mod arrays;
mod bitmask;
mod border;
mod cores;
mod inner;
mod mirror;
mod side_by_side;
mod symmetric;
mod tally;

#[cfg(test)]
mod tests;

pub use arrays::arrays;
pub use bitmask::bitmask;
pub use cores::cores;
pub use mirror::mirror;
pub use side_by_side::side_by_side;
pub use symmetric::symmetric;
pub use tally::{Count, Tally};

/// The largest board whose rows, with the diagonals that enter later, fit into 64 bits. Time runs
/// out sooner: 20 queens take an hour, and 27 are the record of all machines.
pub const MOST_QUEENS: usize = 22;

fn assert_size(n: usize) {
    assert!(
        (1..=MOST_QUEENS).contains(&n),
        "{n} queens: the bits have room for 1 to {MOST_QUEENS}"
    );
}
