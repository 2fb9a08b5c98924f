//! What the reference keeps besides the exercises' own tests: recordings, agreement. Its counts are in `nodes`.
//!
//! One program for all of them, so that they are linked once and run side by side.

mod agreement;
mod deeper_entries;
mod given;
mod promise;
mod recordings;
mod told;
