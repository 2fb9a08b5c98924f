//! The kit of a tower on four pegs: it makes the moves, judges them and counts calls.
//!
//! ```ignore
//! fn main() -> ExitCode {
//!     project::four_pegs::main(FourPegs { move_tower: four_pegs, aside, fewest, .. })
//! }
//! ```
//!
//! The functions of [`FourPegs`] are the student's. The program shows the pegs after each move (`show`) and moves towers from
//! each peg to each other peg (`towers`). It also compares their moves with the minimum (`compare`), and the predicted calls with
//! the counted calls (`calls`).

mod calls;
mod command;
mod compare;
mod fewest;
mod moves;
mod program;
mod slow;
mod student;
mod tower;

pub use moves::{Move, Moves, Peg};
pub use program::{main, run};
pub use student::FourPegs;
