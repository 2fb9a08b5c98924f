//! The ladder of dots and boxes: what is the empty field worth, and how little need be looked at
//! to know?
//!
//! Six searches answer the same question, each with one idea more than the one before:
//!
//! | rung | the idea |
//! |---|---|
//! | [`minimax`](plain::minimax) | chapter 3's search: every order in which the lines can be drawn |
//! | [`alpha_beta`](plain::alpha_beta) | chapter 4's: what cannot change the decision is left out |
//! | the same, [centre first](order::from_centre) | good moves early make cuts early, if they are good |
//! | [`with_bound`](bound::with_bound) | nobody can win more boxes than are left |
//! | [`memo`](memo::memo) | the lines alone decide the rest: value each set of lines once |
//! | [`with_table`](table::with_table) | both: alpha-beta, and for each set of lines what is known of it |
//!
//! The strong solver, in a room of its own, goes on from there.
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
//! # What is counted
//!
//! - A **node** is a call of the search: the first one, one for each line drawn, and so also those
//!   that end at once because all lines are drawn, because a bound cuts, or because a memo or a
//!   table knows the answer.
//! - The **lines** are numbered across first, row by row, then down, row by row, and tried in that
//!   order unless another is named. With the lines down first alpha-beta counts 39 999 for 49 140 on
//!   1×3, and 1 030 970 for 871 816 on 2×2.
//! - The **window** is open at first: the search wants the margin of the whole field, not only who
//!   wins it.
//!
//! # Ties decide too
//!
//! *Centre first* leaves open what comes first of two lines that are equally far away. Here they
//! stay as they are numbered: 31 256 nodes on 1×3 and 889 641 on 2×2. Sorted by a selection sort,
//! which does not keep equal lines in order, it is 31 646 and 911 912; and with the bound, which is
//! tried in the same order, 20 625 and 544 694 for our 20 315 and 518 263.

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

/// What a search found, and how many nodes it took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// The first player's boxes minus the second's, if nobody errs.
    pub value: Value,
    /// The calls of the search; see [what is counted](self#what-is-counted).
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
    /// What it is called.
    pub name: &'static str,
    /// The order in which it tries the lines: low ranks first, equal ranks as numbered.
    pub rank: Rank,
    /// The search.
    pub search: fn(&OrderedField) -> Value,
    /// Its nodes by the number of lines to draw, where there is a rule for them.
    pub rule: fn(usize) -> Option<u128>,
    /// How many bytes it keeps for each set of lines.
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

    /// How many bytes it keeps in all: beyond the memory there is, do not [`solve`](Rung::solve).
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
