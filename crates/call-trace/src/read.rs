//! Reads a recording back, and says what is wrong with one that is damaged, or no recording.

use std::io::{self, BufRead};

use crate::rebuild::Rebuilt;
use crate::trace::Trace;

impl Trace {
    /// Reads what [`Trace::write_json`] or a running program wrote.
    ///
    /// A file that ends early, even in the middle of a line, is read as far as it goes; the trace
    /// is then not [complete](Trace::is_complete).
    ///
    /// # Errors
    /// Where a line is not an event, or cannot follow the lines before it.
    pub fn read_json(mut from: impl BufRead) -> Result<Trace, ReadError> {
        let mut rebuilt = Rebuilt::new();
        let mut bytes = Vec::new();
        for line in 1.. {
            bytes.clear();
            if from.read_until(b'\n', &mut bytes)? == 0 {
                break;
            }
            let is_last = !bytes.ends_with(b"\n");
            match serde_json::from_slice(&bytes) {
                Ok(event) => rebuilt
                    .add(event)
                    .map_err(|what| ReadError::Line { line, what })?,
                Err(_) if bytes.trim_ascii().is_empty() => {}
                Err(error) if is_last && error.is_eof() && bytes.starts_with(b"{") => break,
                Err(error) => {
                    return Err(ReadError::Line {
                        line,
                        what: no_event(line, &error),
                    });
                }
            }
        }
        Ok(rebuilt.trace)
    }
}

/// A recording could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The file could not be read.
    #[error("the recording could not be read: {0}")]
    Io(#[from] io::Error),
    /// A line is no event, or not one that can follow those before it.
    #[error("line {line} of the recording: {what}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong with it.
        what: String,
    },
}

fn no_event(line: usize, error: &serde_json::Error) -> String {
    // The position that serde_json gives counts lines, too, and is always in line 1.
    let what = error.to_string();
    let what = what.split(" at line ").next().unwrap_or(&what);
    let hint = if line == 1 {
        "Is it a recording?"
    } else {
        "Was the file edited, or written by two programs at once?"
    };
    format!("not an event ({what}). A recording has lines like {{\"event\":\"enter\", …}}. {hint}")
}
