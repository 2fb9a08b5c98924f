//! How numbers are written, once for all: thousands set apart, true minus signs, plurals; and how a sentence begins and lists.
//!
//! Who counts and who judges are elsewhere; this room only writes, and reads the numbers that it has written.

mod numbers;
mod sentences;

pub use numbers::{
    GAPS, counted, grouped, grouped_by, grouped_in, minus, one_decimal, one_decimal_at_most,
    plural, power_of_ten, signed, spaced, times, value, whole,
};
pub use sentences::{capital, listed};
