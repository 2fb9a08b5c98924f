//! A simulated user who types lines and reads the screen.

use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;

/// The test stops a program that reads this often at the end of the input.
const PATIENCE: u32 = 20;

/// The test stops a program that writes this often between two lines of input.
const MOST_WRITES: u32 = 2_000;

/// The panic message if a program keeps reading after the end of the input.
pub(crate) const ASKS_ON: &str = "continued to read after the input had ended";

/// The panic message if a program keeps writing without reading.
pub(crate) const WRITES_ON: &str = "wrote again and again without reading another line";

/// The text to type, line by line, and a record of the output.
#[derive(Default)]
pub(crate) struct Typist {
    text: Vec<u8>,
    broken: Broken,
    seen: Rc<RefCell<Seen>>,
}

/// The device that fails.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Broken {
    #[default]
    Nothing,
    Keyboard,
    /// The screen, from the first word on.
    Screen,
    /// The screen, once the program has read from the keyboard.
    ScreenAfterALine,
}

/// The written text, and how much of it has been flushed.
#[derive(Default)]
struct Seen {
    written: String,
    flushed: usize,
    /// The output between each line and the previous one, and the number of bytes that were not flushed
    /// when the line was read.
    before_line: Vec<(String, usize)>,
    told: usize,
    /// Writes since the last line was read.
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

    /// Creates a typist with a broken device.
    pub(crate) fn with(broken: Broken, text: &str) -> Self {
        Self {
            broken,
            ..Self::new(text)
        }
    }

    /// Returns the input and the output for a program.
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

    /// Returns the output before each line, since the previous line.
    pub(crate) fn shown_before_each_line(&self) -> Vec<String> {
        let seen = self.seen.borrow();
        seen.before_line
            .iter()
            .map(|(text, _)| text.clone())
            .collect()
    }

    pub(crate) fn has_failed(&self) -> bool {
        self.seen.borrow().failed
    }

    /// Returns the index of the first line read before all output was flushed, or `None`.
    pub(crate) fn first_hidden_question(&self) -> Option<usize> {
        let seen = self.seen.borrow();
        seen.before_line.iter().position(|(_, hidden)| *hidden > 0)
    }
}

/// An input that delivers one line at a time, like a terminal.
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

/// An output that stores the text. Like a terminal, it shows an unfinished line only after a flush.
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
