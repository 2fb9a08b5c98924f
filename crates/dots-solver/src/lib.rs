//! Solves dots and boxes: the value of a position under best play, and all best moves.

mod busy;
mod captures;
mod chains;
mod degrees;
mod endgame;
mod field;
mod full_table;
mod halt;
mod moves;
mod noted;
mod order;
mod party;
mod proof;
mod search;
mod shortest;
mod solver;
mod symmetry;
mod table;
mod techniques;
mod window;

pub use full_table::full_table;
pub use halt::{Limits, Progress, Question, Stopped};
pub use proof::{BadProof, Proof};
pub use solver::{Options, Solution, Solver};
pub use techniques::Techniques;
