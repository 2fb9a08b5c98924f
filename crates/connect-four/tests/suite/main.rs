//! The tests of the crate, as one program.

mod boards;
mod counts;
mod text;
mod values;
