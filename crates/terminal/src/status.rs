//! One line that names the current work. New text overwrites it, and it disappears in the end.

use std::io::{self, IsTerminal, Stderr, Write};
use std::time::{Duration, Instant};

use crate::{columns, cut, size};

/// One line about long work. Short work shows no line, and neither does output that goes to no terminal. Dropping the
/// value clears the line.
#[derive(Debug)]
pub struct StatusLine<W: Write> {
    out: W,
    is_watched: bool,
    patience: Duration,
    since: Instant,
    shown: String,
}

impl StatusLine<Stderr> {
    /// Creates a status line on the error output, for work that takes more than two seconds.
    pub fn on_stderr() -> Self {
        let out = io::stderr();
        let is_watched = out.is_terminal();
        Self::new(out, is_watched, Duration::from_secs(2))
    }
}

impl<W: Write> StatusLine<W> {
    /// Creates a status line on this output for work that takes longer than `patience`. Without `is_watched` it shows
    /// no text.
    pub fn new(out: W, is_watched: bool, patience: Duration) -> Self {
        Self {
            out,
            is_watched,
            patience,
            since: Instant::now(),
            shown: String::new(),
        }
    }

    /// Shows the current work, if enough time has passed. `words` receives the time since the beginning.
    ///
    /// # Errors
    /// If the output cannot be written to.
    pub fn show(&mut self, words: impl FnOnce(Duration) -> String) -> io::Result<()> {
        let time = self.since.elapsed();
        if !self.is_watched || time < self.patience {
            return Ok(());
        }
        // A line that is wider than the terminal cannot be written over.
        let room = size().map_or(80, |it| it.columns).saturating_sub(1);
        let words = cut(&words(time), room);
        if words == self.shown {
            return Ok(());
        }
        let rest = columns(&self.shown).saturating_sub(columns(&words));
        write!(self.out, "\r{words}{:rest$}", "")?;
        self.shown = words;
        self.out.flush()
    }
}

impl<W: Write> Drop for StatusLine<W> {
    fn drop(&mut self) {
        let shown = columns(&self.shown);
        if shown > 0 {
            // Who cannot be told that it is over sees it.
            let _ = write!(self.out, "\r{:shown$}\r", "");
            let _ = self.out.flush();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(is_watched: bool, patience: Duration, words: &[&str]) -> String {
        let mut out = Vec::new();
        let mut line = StatusLine::new(&mut out, is_watched, patience);
        for words in words {
            line.show(|_| (*words).to_owned()).unwrap();
        }
        drop(line);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn each_status_overwrites_the_last_one_and_the_end_clears_the_line() {
        let words = ["three words", "three words", "…2"];
        assert_eq!(
            said(true, Duration::ZERO, &words),
            format!("\rthree words\r…2{:9}\r  \r", "")
        );
    }

    #[test]
    fn short_work_is_done_without_a_word_and_so_is_all_work_that_nobody_watches() {
        assert_eq!(said(true, Duration::from_secs(600), &["a"]), "");
        assert_eq!(said(false, Duration::ZERO, &["a"]), "");
    }
}
