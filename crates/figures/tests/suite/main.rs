//! What figures show of recorded runs, tried from outside.
//!
//! One program for all of them, so that they are linked once and run side by side.

// A release build records no calls, so these tests would have no run to draw.
#![cfg(debug_assertions)]

mod as_it_was;
mod asked;
mod beside;
mod blank;
mod dead_end;
mod difference;
mod dots;
mod drawing;
mod game;
mod game_svg;
mod in_step;
mod kinds;
mod large;
mod looks;
mod nodes;
mod opened;
mod player;
mod random;
mod returned;
mod runs;
mod searched;
mod shown;
mod sources;
mod stepped;
mod stepper;
mod svg;
mod text;
mod written;
