//! Solves dots and boxes: the value of a position under best play, and all best moves.
//!
//! ```
//! use dots_and_boxes::dots::Dots;
//! use dots_solver::{Limits, Options, Solver};
//!
//! let board: Dots = "2x2 a1b1".parse().unwrap();
//! let solver = Solver::new(board.size, Options::default());
//! let solution = solver.solve(&board, Limits::none()).unwrap();
//! assert_eq!(solution.value, 2);
//! ```
//!
//! # The search
//!
//! A position is the set of its open lines: the score so far changes no best move. The search answers yes or no: *does
//! the rest have a value of at least `t` for the mover?* A few such questions give the value. A **node** is a position
//! whose moves the search tried in order to answer a question. A position answered by a bound, the endgame, the table
//! or the proof is not a node. With the chains, the search never visits a position where a box can be taken: its value
//! follows from the rest.
//!
//! Each technique is a module, and each can be switched off ([`Techniques`]). The nodes then differ, but not the
//! values.
//!
//! | module | work saved |
//! |---|---|
//! | `chains`, `captures` | positions with boxes to take, and all lines of a chain but one |
//! | `window` (the boxes left) | questions with only one possible answer |
//! | `table` | searching a position twice |
//! | `symmetry` | searching its images |
//! | `search` (`look`) | moves, if the table already contains a good enough one |
//! | `order` | positions: lines of play that draw the same lines early soon reach the same position |
//! | `endgame` | positions of separate chains and loops |
//! | `shortest` | opening any but the shortest of them |
//!
//! Inside, the longer side of a field is horizontal, and the field has a numbering of its own (`field`), so that the
//! open sides of all boxes can be counted at once (`degrees`). Large fields need additions (`large`, a feature of this
//! package): threads that share the table and avoid each other's positions, and a proof on file from which an
//! interrupted search continues. A search uses them through `outside`.
//!
//! This crate does not use the chains, the symmetry and the memo of chapter 5. Those are written for readers. Here
//! tables and shifts make the code fast. [`full_table`] shares no code with the search, and the tests compare the two.

mod captures;
mod chains;
mod degrees;
mod endgame;
mod field;
mod full_table;
#[cfg(feature = "large-fields")]
mod large;
mod limits;
mod moves;
mod order;
mod outside;
mod search;
mod shortest;
mod solver;
mod solving;
mod symmetry;
mod table;
mod techniques;
mod window;

pub use full_table::full_table;
#[cfg(feature = "large-fields")]
pub use large::{BadProof, Proof};
pub use limits::{Limits, Progress, Question, Stopped};
pub use solver::{NoMemory, Options, Solution, Solver};
pub use techniques::Techniques;
