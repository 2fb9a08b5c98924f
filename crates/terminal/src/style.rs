//! The few styles of the course's texts.

use std::fmt::Display;

use anstyle::{AnsiColor, Style};

/// What matters most.
pub const BOLD: Style = Style::new().bold();
/// What matters less.
pub const DIM: Style = Style::new().dimmed();
/// It is right, or done.
pub const GOOD: Style = AnsiColor::Green.on_default();
/// It is wrong.
pub const BAD: Style = AnsiColor::Red.on_default();
/// It deserves a second look.
pub const WARN: Style = AnsiColor::Yellow.on_default();
/// A name, or the reader's place.
pub const NAME: Style = AnsiColor::Cyan.on_default();

/// The text in a style.
pub fn paint(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}
