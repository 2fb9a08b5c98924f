//! What the reference keeps besides the exercises' own tests: recordings, exact counts, agreement.
//!
//! One program for all of them, so that they are linked once and run side by side.

mod counts;
mod grid;
mod no_rows;
mod recordings;
