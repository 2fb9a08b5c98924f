//! Connect Four: on this game every technique of chapter 4 pays off.
//!
//! Two players drop discs into the columns of an upright board. A disc falls to the lowest free square. The first player with
//! four discs in a line, level, upright or diagonal, wins. Allis (*A Knowledge-Based Approach of Connect-Four*, 1988) and Allen
//! (1988, independently) found that the first player wins on the usual board of 7 columns and 6 rows.
//!
//! Start in [`board`]: the readable board, which any search of the course can play. [`bits`] is the same game on two numbers, and
//! [`solver`] finds the value of a position. [`rungs`] lists the techniques that `cargo ladder connect-four` measures. [`proof`]
//! records the proof that the first player wins on the usual board.
//!
//! ```
//! use connect_four::board::ConnectFour;
//! use connect_four::solver::solve;
//!
//! let board: ConnectFour = "5x4 33".parse().unwrap();
//! assert_eq!(solve(&board).value, 0); // a draw
//! ```

pub mod bits;
pub mod board;
pub mod classes;
pub mod column;
pub mod evaluate;
pub mod order;
pub mod position;
pub mod proof;
pub mod rungs;
pub mod size;
pub mod solver;
