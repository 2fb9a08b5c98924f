//! The few styles of the course's texts, and how texts come on the screen.
//!
//! Texts carry their styles as escape codes; `anstream` takes them out where the output is no
//! terminal or `NO_COLOR` is set. Nothing is said by colour alone.

mod clean;
mod fit;

use std::fmt::Display;
use std::io::{ErrorKind, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use anstyle::{AnsiColor, Style};

pub(crate) use clean::{clean, clean_styled};
pub(crate) use fit::{columns, cut, cut_at_a_word, ends, fold, wrap};

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

/// Prints a text of ours to the standard output; see [`say_bytes`]. Whatever it quotes, it sets
/// styles and does nothing else to the terminal.
pub(crate) fn say(text: &str) {
    let text = fitted(text, std::io::stdout().is_terminal());
    say_with(|| {
        let mut out = anstream::stdout();
        writeln!(out, "{}", text.trim_end()).and_then(|()| out.flush())
    });
}

/// Writes to the standard output as it is. A reader that has gone (`| head`) is told no more, and
/// the program goes on to its real exit code. Whoever cannot be told for another reason, a full
/// disk perhaps, must not take that for a success.
pub(crate) fn say_bytes(bytes: &[u8]) {
    say_with(|| {
        let mut out = std::io::stdout().lock();
        out.write_all(bytes).and_then(|()| out.flush())
    });
}

fn say_with(write: impl FnOnce() -> std::io::Result<()>) {
    static NOBODY_READS: AtomicBool = AtomicBool::new(false);
    if NOBODY_READS.load(Ordering::Relaxed) {
        return;
    }
    match write() {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => {
            NOBODY_READS.store(true, Ordering::Relaxed);
        }
        Err(error) => {
            complain(&format!(
                "{} the output cannot be written: {error}",
                paint(BAD, "✗")
            ));
            std::process::exit(2);
        }
    }
}

/// Says on the error output what went wrong; it may quote what others wrote. Where that cannot be
/// written either, the exit code has to say it alone.
pub(crate) fn complain(text: &str) {
    let text = fitted(text.trim_end(), std::io::stderr().is_terminal());
    let _ = writeln!(anstream::stderr(), "{text}");
}

/// A text of ours as it is written. A terminal would break a line that is too long for it, the
/// compiler's perhaps, in the middle of a word.
fn fitted(text: &str, is_for_a_terminal: bool) -> String {
    let text = clean_styled(text).into_owned();
    match crossterm::terminal::size() {
        Ok((columns @ 20.., _)) if is_for_a_terminal => {
            let lines = text.lines();
            let lines: Vec<String> = lines
                .flat_map(|line| fold(line, usize::from(columns)))
                .collect();
            lines.join("\n")
        }
        _ => text,
    }
}

/// How many columns texts may take: the terminal's, within reason; 80 where there is none.
pub(crate) fn width() -> usize {
    width_up_to(100)
}

/// The same for texts that have use for more than is read well, tables and lists.
pub(crate) fn width_up_to(most: usize) -> usize {
    let columns = crossterm::terminal::size().map_or(80, |(columns, _)| usize::from(columns));
    if columns == 0 {
        80
    } else {
        columns.clamp(40, most)
    }
}
