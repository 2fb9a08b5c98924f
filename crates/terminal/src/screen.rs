//! A full-screen display that redraws only changed lines.

use std::io::{self, Write};

use crossterm::cursor::MoveTo;
use crossterm::queue;
use crossterm::terminal::{BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate};

use crate::{Size, cut};

/// The last known contents of the terminal. Unchanged lines are not sent again, so a screen can be painted often
/// without flicker and with little output.
#[derive(Debug, Default)]
pub struct Screen {
    size: Option<Size>,
    /// The lines as they were written, one for each row.
    lines: Vec<String>,
}

impl Screen {
    /// Shows these styled lines on a terminal of this size. Each line is indented by one column and cut at the right
    /// edge, and lines below the last row are left out.
    ///
    /// # Errors
    /// If the terminal cannot be written to.
    pub fn paint(&mut self, size: Size, lines: &[String]) -> io::Result<()> {
        let is_plain = anstream::AutoStream::choice(&io::stdout()) == anstream::ColorChoice::Never;
        let bytes = self.changes(size, lines, is_plain)?;
        let mut stdout = io::stdout().lock();
        stdout.write_all(&bytes)?;
        stdout.flush()
    }

    /// Forgets the contents of the terminal, after another program has drawn on it.
    pub fn forget(&mut self) {
        self.size = None;
    }

    /// Returns the bytes that make these lines appear on the terminal.
    fn changes(&mut self, size: Size, lines: &[String], is_plain: bool) -> io::Result<Vec<u8>> {
        let mut out = Vec::new();
        queue!(out, BeginSynchronizedUpdate)?;
        if self.size != Some(size) {
            queue!(out, Clear(ClearType::All))?;
            self.lines = vec![String::new(); size.rows];
            self.size = Some(size);
        }
        let blank = String::new();
        let wanted = lines.iter().chain(std::iter::repeat(&blank));
        for (row, (before, line)) in (0..).zip(self.lines.iter_mut().zip(wanted)) {
            let line = finished(line, size.columns, is_plain);
            if line != *before {
                queue!(out, MoveTo(0, row), Clear(ClearType::CurrentLine))?;
                out.extend_from_slice(line.as_bytes());
                *before = line;
            }
        }
        queue!(out, EndSynchronizedUpdate)?;
        Ok(out)
    }
}

/// Indents a line, cuts it to the width and removes its styles for plain output.
fn finished(line: &str, columns: usize, is_plain: bool) -> String {
    if line.is_empty() {
        return String::new();
    }
    let line = cut(&format!(" {line}"), columns);
    match is_plain {
        true => anstream::adapter::strip_str(&line).to_string(),
        false => line,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BAD, paint};

    const SIZE: Size = Size {
        columns: 8,
        rows: 3,
    };

    /// Returns the bytes sent for these lines, without the surrounding marks.
    fn sent(screen: &mut Screen, size: Size, lines: &[&str], is_plain: bool) -> String {
        let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        let bytes = screen.changes(size, &lines, is_plain).unwrap();
        let text = String::from_utf8(bytes).unwrap();
        let text = text.strip_prefix("\u{1b}[?2026h").unwrap();
        text.strip_suffix("\u{1b}[?2026l").unwrap().to_owned()
    }

    #[test]
    fn only_what_differs_is_sent() {
        let screen = &mut Screen::default();
        let first = sent(screen, SIZE, &["one", "two"], false);
        assert_eq!(
            first,
            "\u{1b}[2J\u{1b}[1;1H\u{1b}[2K one\u{1b}[2;1H\u{1b}[2K two"
        );
        assert_eq!(sent(screen, SIZE, &["one", "two"], false), "");
        let changed = sent(screen, SIZE, &["one", "2"], false);
        assert_eq!(changed, "\u{1b}[2;1H\u{1b}[2K 2");
        assert_eq!(sent(screen, SIZE, &["one"], false), "\u{1b}[2;1H\u{1b}[2K");
    }

    #[test]
    fn another_size_and_a_screen_that_was_drawn_on_are_painted_whole() {
        let screen = &mut Screen::default();
        let first = sent(screen, SIZE, &["one"], false);
        screen.forget();
        assert_eq!(sent(screen, SIZE, &["one"], false), first);
        let wider = Size { columns: 9, ..SIZE };
        assert_eq!(sent(screen, wider, &["one"], false), first);
    }

    #[test]
    fn nothing_is_written_beyond_the_last_column_or_the_last_row() {
        let lines = ["one two three", "2", "3", "the fourth"];
        let whole = sent(&mut Screen::default(), SIZE, &lines, false);
        assert!(whole.contains(" one tw…\u{1b}[2;1H"), "{whole:?}");
        assert!(whole.ends_with(" 3"), "{whole:?}");
    }

    #[test]
    fn without_colours_no_styles_are_sent() {
        let red = paint(BAD, "red");
        let styled = sent(&mut Screen::default(), SIZE, &[&red], false);
        assert!(styled.ends_with(&format!(" {red}")), "{styled:?}");
        let plain = sent(&mut Screen::default(), SIZE, &[&red], true);
        assert!(plain.ends_with("\u{1b}[2K red"), "{plain:?}");
    }
}
