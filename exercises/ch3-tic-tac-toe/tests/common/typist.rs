//! Somebody who types, and sees what is written.

use std::cell::{Cell, RefCell};
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;

/// How often the end of the input may be read before that counts as not having noticed.
const PATIENCE: u32 = 20;

/// A text to be typed, line by line, and what was written meanwhile.
#[derive(Default)]
pub(crate) struct Typist {
    text: Vec<u8>,
    broken: bool,
    written: Rc<Cell<usize>>,
    /// What had been written when each line began to be read.
    at_line: Rc<RefCell<Vec<usize>>>,
}

impl Typist {
    pub(crate) fn new(text: &str) -> Self {
        Self {
            text: text.into(),
            ..Self::default()
        }
    }

    /// Whose keyboard fails.
    pub(crate) fn broken() -> Self {
        Self {
            broken: true,
            ..Self::default()
        }
    }

    /// What a program reads from, and what it writes to.
    pub(crate) fn ends(&mut self) -> (Keyboard, Screen) {
        let keyboard = Keyboard {
            text: self.text.clone(),
            at: 0,
            at_end: 0,
            broken: self.broken,
            written: Rc::clone(&self.written),
            at_line: Rc::clone(&self.at_line),
        };
        (keyboard, Screen(Rc::clone(&self.written)))
    }

    /// How much was written before each line was read, since the line before.
    pub(crate) fn shown_before_each_line(&self) -> Vec<usize> {
        let mut before = 0;
        let at_line = self.at_line.borrow();
        let new = at_line
            .iter()
            .map(|written| written - std::mem::replace(&mut before, *written));
        new.collect()
    }
}

/// Gives one line at a time, as a terminal does.
pub(crate) struct Keyboard {
    text: Vec<u8>,
    at: usize,
    at_end: u32,
    broken: bool,
    written: Rc<Cell<usize>>,
    at_line: Rc<RefCell<Vec<usize>>>,
}

impl BufRead for Keyboard {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.broken {
            return Err(io::Error::other("the keyboard is broken"));
        }
        if self.at == self.text.len() {
            self.at_end += 1;
            assert!(
                self.at_end < PATIENCE,
                "input ended, yet you keep asking: where read_line reads 0 bytes, nobody will type again."
            );
            return Ok(&[]);
        }
        let begins = self.at == 0 || self.text[self.at - 1] == b'\n';
        if begins {
            self.at_line.borrow_mut().push(self.written.get());
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

/// Counts what is written.
pub(crate) struct Screen(Rc<Cell<usize>>);

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.set(self.0.get() + bytes.len());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
