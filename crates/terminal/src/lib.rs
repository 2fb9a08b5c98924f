//! What the programs of the course say and show at a terminal.
//!
//! A *text* is said ([`say()`], [`complain`]): folded to the terminal's width, with its styles where
//! the terminal has colours. A *screen* is a program's own ([`take`], [`Screen`]): taken once, given
//! back whatever happens, and painted by differences. A *status line* is one line that says what is
//! being waited for, and goes away ([`StatusLine`]).
//!
//! Texts carry their styles as escape codes; they are taken out where the output is no terminal or
//! `NO_COLOR` is set. Nothing is said by colour alone. What others wrote, a student's program or a
//! compiler, goes through [`clean()`] or [`clean_styled`] first.

mod answer;
mod ascii;
mod clean;
mod ended;
mod fit;
mod say;
mod screen;
mod size;
mod status;
mod style;
mod taken;

pub use answer::answer_to;
pub use ascii::Ascii;
pub use clean::{clean, clean_styled};
pub use ended::when_ended;
pub use fit::{columns, cut, cut_at_a_word, ends, fold, wrap};
pub use say::{complain, say, say_bytes};
pub use screen::Screen;
pub use size::{Size, size, width, width_up_to};
pub use status::StatusLine;
pub use style::{BAD, BOLD, DIM, GOOD, NAME, WARN, paint};
pub use taken::{Taken, give_back, has_come_back, take};
