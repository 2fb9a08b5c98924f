//! Output to the terminal for all programs of the course.
//!
//! A *text* is printed with [`say()`] or [`complain`]. It is folded to the terminal's width, and its styles appear if
//! the terminal supports colours. A *screen* belongs to one program ([`take`], [`Screen`]). The program takes the
//! terminal once, always gives it back, and redraws only the lines that change. A *status line* is one line that
//! names the current work and disappears afterwards ([`StatusLine`]).
//!
//! Texts contain their styles as escape codes. These are removed if the output is no terminal or `NO_COLOR` is set.
//! No information depends on colour alone. Text from outside, such as a student's program or a compiler, first passes
//! through [`clean()`] or [`clean_styled`].

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
