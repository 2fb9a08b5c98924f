//! The few styles of the course's texts.

use std::fmt::Display;

use anstyle::{AnsiColor, Style};

/// Important text.
pub const BOLD: Style = Style::new().bold();
/// Less important text.
pub const DIM: Style = Style::new().dimmed();
/// Correct or finished.
pub const GOOD: Style = AnsiColor::Green.on_default();
/// Wrong.
pub const BAD: Style = AnsiColor::Red.on_default();
/// Worth a second look.
pub const WARN: Style = AnsiColor::Yellow.on_default();
/// A name, or the reader's position.
pub const NAME: Style = AnsiColor::Cyan.on_default();

/// Returns the text in a style.
pub fn paint(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}
