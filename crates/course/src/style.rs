//! The few styles of the course's texts, and how texts come on the screen.
//!
//! Texts carry their styles as escape codes; `anstream` takes them out where the output is no
//! terminal or `NO_COLOR` is set. Nothing is said by colour alone.

mod fit;

use std::fmt::Display;
use std::io::Write;

use anstyle::{AnsiColor, Style};

pub(crate) use fit::{columns, cut, ends, fold, wrap};

pub(crate) const BOLD: Style = Style::new().bold();
pub(crate) const DIM: Style = Style::new().dimmed();
pub(crate) const GOOD: Style = AnsiColor::Green.on_default();
pub(crate) const BAD: Style = AnsiColor::Red.on_default();
pub(crate) const WARN: Style = AnsiColor::Yellow.on_default();
pub(crate) const NAME: Style = AnsiColor::Cyan.on_default();

/// The text in a style.
pub(crate) fn paint(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}

/// Prints to the standard output. A reader that has gone (`| head`) ends the program quietly.
pub(crate) fn say(text: &str) {
    let mut out = anstream::stdout();
    if writeln!(out, "{}", text.trim_end())
        .and_then(|()| out.flush())
        .is_err()
    {
        std::process::exit(0);
    }
}

/// How many columns texts may take: the terminal's, within reason; 80 where there is none.
pub(crate) fn width() -> usize {
    let columns = crossterm::terminal::size().map_or(80, |(columns, _)| usize::from(columns));
    if columns == 0 {
        80
    } else {
        columns.clamp(40, 100)
    }
}
