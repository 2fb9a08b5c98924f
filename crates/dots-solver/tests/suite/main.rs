//! Values, counts and limits of the solver, and the program `dots`.
//!
//! One program for all of them, so that they are linked once and run side by side.

#[cfg(feature = "command")]
mod command;
mod counts;
#[cfg(feature = "large-fields")]
mod large_fields;
mod limits;
mod techniques;
mod values;
