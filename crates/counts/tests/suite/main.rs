//! Tests the counts that the book prints, and the code they depend on.
//!
//! All tests are in one program, so that they are linked once and run in parallel.

mod asked;
mod coursework;
mod dots_and_boxes;
mod fixed_orders;
