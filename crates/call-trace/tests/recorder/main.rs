//! What the recorder promises, tried from outside.
//!
//! One program for all of them, so that they are linked once and run side by side.
//! `runaway` stands apart: it takes the hook of panics, of which a process has one.

mod again;
mod aside;
#[cfg(any(debug_assertions, feature = "on"))]
mod common;
mod corners;
mod example;
mod frames;
mod json;
mod methods;
mod positions;
mod recording;
mod shapes;
#[cfg(target_pointer_width = "64")]
mod sizes;
mod twins;
