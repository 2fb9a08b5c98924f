//! The tests of the crate, as one program.

mod boards;
mod classes;
mod counts;
mod late;
mod proof;
mod text;
mod values;
