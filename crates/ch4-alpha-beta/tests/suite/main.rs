//! What the reference keeps besides the exercises' own tests: recordings, exact counts, agreement.
//!
//! One program for all of them, so that they are linked once and run side by side.

mod agreement;
mod counts;
mod deeper_entries;
mod fixed_orders;
mod given;
mod recordings;
mod told;
