//! Text formatting for messages and pages: numbers with grouped thousands and true minus signs,
//! plurals, capitals and lists.
//!
//! This crate only formats text and parses the numbers that it has formatted. It neither counts nor
//! judges.

mod numbers;
mod sentences;

pub use numbers::{
    GAPS, counted, grouped, grouped_by, grouped_in, minus, one_decimal, one_decimal_at_most,
    plural, power_of_ten, signed, spaced, times, value, whole,
};
pub use sentences::{capital, listed, listed_by};
