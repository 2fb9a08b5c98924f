//! Somebody who types, and reads what is on the screen.

use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;

/// How often the end of the input may be read before that counts as not having noticed.
const PATIENCE: u32 = 20;

/// How many times something may be written between two lines that are read.
const MOST_WRITES: u32 = 2_000;

/// Said where a program asks on after the end of the input.
pub(crate) const ASKS_ON: &str = "asked on after the input had ended";

/// Said where a program writes on and reads nothing.
pub(crate) const WRITES_ON: &str = "wrote on without reading another line";

/// A text to be typed, line by line, and what was written meanwhile.
#[derive(Default)]
pub(crate) struct Typist {
    text: Vec<u8>,
    broken: Broken,
    seen: Rc<RefCell<Seen>>,
}

/// What does not work.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Broken {
    #[default]
    Nothing,
    Keyboard,
    /// The screen, from the first word on.
    Screen,
    /// The screen, when something else than the question is written.
    ScreenAfterALine,
}

/// What was written, and what of it had reached the screen.
#[derive(Default)]
struct Seen {
    written: String,
    flushed: usize,
    /// What was written before each line was read, since the line before; and how much of it had
    /// not reached the screen.
    before_line: Vec<(String, usize)>,
    told: usize,
    /// How often something was written since a line was read.
    writes: u32,
    /// Whether reading or writing has failed.
    failed: bool,
}

impl Typist {
    pub(crate) fn new(text: &str) -> Self {
        Self {
            text: text.into(),
            ..Self::default()
        }
    }

    /// For whom something does not work.
    pub(crate) fn with(broken: Broken, text: &str) -> Self {
        Self {
            broken,
            ..Self::new(text)
        }
    }

    /// What a program reads from, and what it writes to.
    pub(crate) fn ends(&mut self) -> (Keyboard, Screen) {
        let keyboard = Keyboard {
            text: self.text.clone(),
            at: 0,
            at_end: 0,
            broken: self.broken,
            seen: Rc::clone(&self.seen),
        };
        let screen = Screen {
            broken: self.broken,
            seen: Rc::clone(&self.seen),
        };
        (keyboard, screen)
    }

    /// What was written before each line was read, since the line before.
    pub(crate) fn shown_before_each_line(&self) -> Vec<String> {
        let seen = self.seen.borrow();
        seen.before_line
            .iter()
            .map(|(text, _)| text.clone())
            .collect()
    }

    /// Whether reading or writing has failed.
    pub(crate) fn has_failed(&self) -> bool {
        self.seen.borrow().failed
    }

    /// Whether all that was written had reached the screen when a line was read.
    pub(crate) fn saw_every_question(&self) -> bool {
        self.seen
            .borrow()
            .before_line
            .iter()
            .all(|(_, hidden)| *hidden == 0)
    }
}

/// Gives one line at a time, as a terminal does.
pub(crate) struct Keyboard {
    text: Vec<u8>,
    at: usize,
    at_end: u32,
    broken: Broken,
    seen: Rc<RefCell<Seen>>,
}

impl BufRead for Keyboard {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.broken == Broken::Keyboard {
            self.seen.borrow_mut().failed = true;
            return Err(io::Error::other("the keyboard is broken"));
        }
        let begins = self.at == 0 || self.text[self.at - 1] == b'\n';
        if begins && self.at_end == 0 {
            let seen = &mut *self.seen.borrow_mut();
            let text = seen.written[seen.told..].to_owned();
            seen.before_line
                .push((text, seen.written.len() - seen.flushed));
            seen.told = seen.written.len();
            seen.writes = 0;
        }
        if self.at == self.text.len() {
            self.at_end += 1;
            assert!(self.at_end < PATIENCE, "{ASKS_ON}");
            return Ok(&[]);
        }
        let rest = &self.text[self.at..];
        let line = rest.iter().position(|byte| *byte == b'\n');
        Ok(&rest[..line.map_or(rest.len(), |end| end + 1)])
    }

    fn consume(&mut self, bytes: usize) {
        self.at += bytes;
    }
}

impl Read for Keyboard {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let line = self.fill_buf()?;
        let bytes = line.len().min(into.len());
        into[..bytes].copy_from_slice(&line[..bytes]);
        self.consume(bytes);
        Ok(bytes)
    }
}

/// Keeps what is written. As on a terminal, a line that has not ended is shown when it is flushed.
pub(crate) struct Screen {
    broken: Broken,
    seen: Rc<RefCell<Seen>>,
}

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let seen = &mut *self.seen.borrow_mut();
        let fails = match self.broken {
            Broken::Screen => true,
            Broken::ScreenAfterALine => !seen.before_line.is_empty(),
            Broken::Nothing | Broken::Keyboard => false,
        };
        if fails {
            seen.failed = true;
            return Err(io::Error::other("the screen is broken"));
        }
        seen.written += &String::from_utf8_lossy(bytes);
        seen.writes += 1;
        assert!(seen.writes < MOST_WRITES, "{WRITES_ON}");
        if let Some(end) = seen.written.rfind('\n') {
            seen.flushed = seen.flushed.max(end + 1);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let seen = &mut *self.seen.borrow_mut();
        seen.flushed = seen.written.len();
        Ok(())
    }
}
