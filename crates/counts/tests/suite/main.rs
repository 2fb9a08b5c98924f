//! The counts that the book prints, and what they rest on.
//!
//! One program for all of them, so that they are linked once and run side by side.

mod asked;
mod coursework;
mod dots_and_boxes;
mod fixed_orders;
