//! The ladder of dots and boxes: what is the value of the empty field, and how few nodes does a
//! search need to find it?
//!
//! Six searches answer the same question, each with one idea more than the one before:
//!
//! | rung | the idea |
//! |---|---|
//! | [`minimax`](plain::minimax) | chapter 3's search: every order in which the lines can be drawn |
//! | [`alpha_beta`](plain::alpha_beta) | chapter 4's: leave out the boards that cannot change the decision |
//! | the same, [centre first](order::from_centre) | good moves early make cuts early, if they are good |
//! | [`with_bound`](bound::with_bound) | a player cannot win more boxes than are left |
//! | [`memo`](memo::memo) | the lines alone decide the rest: value each set of lines once |
//! | [`with_table`](table::with_table) | both: alpha-beta, with the known bounds for each set of lines |
//!
//! The strong solver, in a crate of its own, continues from there.
//!
//! ```
//! use dots_and_boxes::rungs::{Found, LADDER};
//! use dots_and_boxes::size::Size;
//!
//! let size = Size::new(1, 3)?;
//! let found = LADDER.map(|rung| (rung.name, rung.solve(size)));
//! assert_eq!(found[1], ("alpha-beta", Found { value: -1, nodes: 49_140 }));
//! assert_eq!(found[4], ("memo on the lines", Found { value: -1, nodes: 5_121 }));
//! # Ok::<(), dots_and_boxes::size::BadSize>(())
//! ```
//!
//! # Counting
//!
//! - A **node** is a call of the search: the first one, and one for each line drawn. So calls that
//!   end at once also count, because all lines are drawn, because a bound cuts, or because a memo
//!   or a table has the answer.
//! - The **lines** are numbered across first, row by row, then down, row by row. The searches try
//!   them in that order unless another is named. With the lines down first, alpha-beta counts
//!   39 999 instead of 49 140 on 1×3, and 1 030 970 instead of 871 816 on 2×2.
//! - The **window** is open at first: the search computes the margin of the whole field, not only
//!   the winner.
//!
//! # The effect of ties
//!
//! *Centre first* does not decide between two lines at equal distances. Here they remain in the
//! order of their numbers: 31 256 nodes on 1×3 and 889 641 on 2×2. A selection sort does not keep
//! equal lines in order, and with it the search takes 31 646 and 911 912. With the bound and that
//! order it takes 20 625 and 544 694 instead of our 20 315 and 518 263.

pub mod bound;
pub mod memo;
pub mod order;
pub mod ordered_field;
pub mod plain;
pub mod table;

use call_trace::Valued;
use game::Value;

use crate::size::Size;
use order::{Rank, as_numbered, from_centre};
use ordered_field::OrderedField;

/// The result of a search, and its number of nodes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// The first player's boxes minus the second's, if both players make their best moves.
    pub value: Value,
    /// The calls of the search. See [counting](self#counting).
    pub nodes: u64,
}

impl Valued for Found {
    fn value(&self) -> Option<Value> {
        Some(self.value)
    }
}

/// One search of the ladder.
#[derive(Debug, Clone, Copy)]
pub struct Rung {
    /// The name of the rung.
    pub name: &'static str,
    /// The order of the lines: low ranks first, equal ranks as numbered.
    pub rank: Rank,
    /// The search.
    pub search: fn(&OrderedField) -> Value,
    /// Computes the number of nodes from the number of lines to draw, or returns `None` if there is
    /// no formula.
    pub rule: fn(usize) -> Option<u128>,
    /// The number of bytes stored for each set of lines.
    pub bytes_a_set: u64,
}

impl Rung {
    /// Searches the empty field of this size.
    pub fn solve(&self, size: Size) -> Found {
        let field = OrderedField::new(size, self.rank);
        let value = (self.search)(&field);
        let nodes = field.lines_drawn() + 1;
        Found { value, nodes }
    }

    /// Returns the number of bytes stored in all. If they exceed the memory, do not call
    /// [`solve`](Rung::solve).
    pub fn bytes(&self, size: Size) -> u64 {
        self.bytes_a_set << size.lines()
    }
}

/// The rungs, from the bottom.
pub const LADDER: [Rung; 6] = [
    Rung {
        name: "minimax",
        rank: as_numbered,
        search: plain::minimax,
        rule: plain::nodes_of_minimax,
        bytes_a_set: 0,
    },
    Rung {
        name: "alpha-beta",
        rank: as_numbered,
        search: plain::alpha_beta,
        rule: |_| None,
        bytes_a_set: 0,
    },
    Rung {
        name: "… centre first",
        rank: from_centre,
        search: plain::alpha_beta,
        rule: |_| None,
        bytes_a_set: 0,
    },
    Rung {
        name: "… and the bound",
        rank: from_centre,
        search: bound::bounded,
        rule: |_| None,
        bytes_a_set: 0,
    },
    Rung {
        name: "memo on the lines",
        rank: as_numbered,
        search: memo::remembered,
        rule: memo::nodes_of_memo,
        bytes_a_set: 1,
    },
    Rung {
        name: "table and bounds",
        rank: from_centre,
        search: table::tabled,
        rule: |_| None,
        bytes_a_set: 2,
    },
];
