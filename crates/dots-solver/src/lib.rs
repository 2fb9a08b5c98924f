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
//! # How it searches
//!
//! A position is the set of its open lines: the score so far changes no best move. The search
//! answers yes or no: *is the rest worth at least `t` to the mover?* A few such questions give the
//! value. A **node** is a position whose moves were looked at to answer a question; one that a
//! bound, the endgame, the table or the proof answers is none. With the chains, a position where a
//! box can be taken is never searched at all: what it is worth follows from the rest.
//!
//! Each technique is a module, and each can be switched off ([`Techniques`]): other nodes, the
//! same values.
//!
//! | module | what it saves |
//! |---|---|
//! | `chains`, `captures` | positions with boxes to take, and all lines of a chain but one |
//! | `window` (the boxes left) | questions that no play could answer otherwise |
//! | `table` | searching a position twice |
//! | `symmetry` | searching its images |
//! | `search` (`look`) | moves, when the table knows one that will do |
//! | `order` | positions: lines of play that draw the same lines early meet early |
//! | `endgame` | positions of separate chains and loops |
//! | `shortest` | opening any but the shortest of them |
//!
//! Inside, a field lies on its longer side and has a numbering of its own (`field`), so that the
//! open sides of all boxes are counted at once (`degrees`). Large fields need more (`large`, a feature of
//! that package): threads that share the table and keep out of each other's way, and a proof on file
//! that takes up a search that was broken off. A search asks and tells them through `outside`.
//!
//! The chains, the symmetry and the memo of chapter 5 are not used here: those are written to be
//! read, these are tables and shifts, made to be fast. [`full_table`] shares nothing with the
//! search; the tests check one against the other.

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
