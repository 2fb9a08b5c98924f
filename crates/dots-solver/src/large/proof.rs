//! A proof on file: the questions settled in the first lines of play, one per line of text. An interrupted search can
//! continue from there.
//!
//! ```text
//! dots and boxes, settled questions, version 2, 4x4
//! fffffffffd at least 0: yes 37a4ea1f
//! ```
//!
//! A position is written as its open lines, in the game's numbering, in hexadecimal: bit n is line n. It is the image
//! that the solver uses as the key, which is not always the position that was played. A question is written as soon as
//! it is settled, unless the file already answers it. If the last line was cut off, it is ignored.
//!
//! Each line ends in a checksum, FNV-1a of 32 bits in hexadecimal. Without it, a damaged line could reverse an answer
//! unnoticed. A file of version 1 has no checksums. The solver reads it, and continues it without checksums.
//!
//! The file is locked while it is open, because two searches would write over each other's lines.

use std::collections::HashMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::{Mutex, MutexGuard};

use dots_and_boxes::size::{Lines, Size};

use crate::window::Window;

const TITLE: &str = "dots and boxes, settled questions, version ";
const VERSION: u32 = 2;

/// The previous version, whose lines have no checksum.
const UNCHECKED: u32 = 1;

/// A file of settled questions, open for more.
pub struct Proof {
    size: Size,
    state: Mutex<State>,
}

struct State {
    file: File,
    /// Whether the lines of the file have checksums.
    checked: bool,
    settled: HashMap<Lines, Window>,
}

/// The reason why a file cannot be used to resume a search.
#[derive(Debug, thiserror::Error)]
pub enum BadProof {
    /// The file cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Another search has the file open.
    #[error("another search is writing to this file")]
    InUse,
    /// The file has other contents.
    #[error("this file does not contain settled questions; it was not changed")]
    Foreign,
    /// The path is a folder, a device or a pipe, which does not store the text written to it.
    #[error("this is a folder, a device or a pipe, not a file")]
    NotAFile,
    /// The file was written by another version of this program.
    #[error("this file has version {0}; this program reads {UNCHECKED} and {VERSION}")]
    Version(u32),
    /// The file is about another field.
    #[error("this file is about {0}, not about {1}")]
    OtherSize(Size, Size),
    /// A line of the file is not a settled question.
    #[error("line {0} of this file is damaged: {1:?}")]
    Damaged(usize, String),
}

impl Proof {
    /// Opens a file to resume from and to write to. Starts a new one if the file is missing or empty.
    ///
    /// # Errors
    /// If the file has other contents, is damaged, is in use, or cannot be read and written.
    pub fn open(path: &Path, size: Size) -> Result<Self, BadProof> {
        // Opening a pipe may never end, and neither may reading a device.
        if path.metadata().is_ok_and(|kind| !kind.is_file()) {
            return Err(BadProof::NotAFile);
        }
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => BadProof::InUse,
            TryLockError::Error(error) => BadProof::Io(error),
        })?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let text = String::from_utf8(bytes).map_err(|_| BadProof::Foreign)?;
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lines = whole.lines().enumerate();
        let mut settled = HashMap::new();
        let checked = match lines.next() {
            Some((_, title)) => version(title, size)? == VERSION,
            None if header(size).starts_with(&text) => true,
            None => return Err(BadProof::Foreign),
        };
        for (number, line) in lines {
            let damaged = || BadProof::Damaged(number + 1, line.to_owned());
            let said = if checked {
                checked_part(line)
            } else {
                Some(line)
            };
            let (open, found) = said.and_then(|said| read(said, size)).ok_or_else(damaged)?;
            let known = settled.entry(open).or_insert(possible(size));
            *known = known.and(found);
            if known.is_empty() {
                return Err(damaged());
            }
        }
        file.set_len(whole.len() as u64)?;
        file.seek(SeekFrom::End(0))?;
        if whole.is_empty() {
            file.write_all(header(size).as_bytes())?;
        }
        let state = Mutex::new(State {
            file,
            checked,
            settled,
        });
        Ok(Self { size, state })
    }

    /// Returns the number of positions in the proof.
    pub fn positions(&self) -> usize {
        self.state().settled.len()
    }

    /// Returns the size of the field that the proof is about.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Returns the settled bounds of a position.
    pub(crate) fn known(&self, open: Lines) -> Window {
        let known = self.state().settled.get(&open).copied();
        known.unwrap_or(Window::OPEN)
    }

    /// Writes whether the position has a value of at least `t`, unless that is already known.
    pub(crate) fn settle(&self, open: Lines, t: i8, answer: bool) -> io::Result<()> {
        let mut state = self.state();
        let known = state.settled.get(&open).copied();
        let known = known.unwrap_or_else(|| possible(self.size));
        if known.lies_in(Window::at_least(t)).is_some() {
            return Ok(());
        }
        let word = if answer { "yes" } else { "no" };
        let mut line = format!("{open:x} at least {t}: {word}");
        if state.checked {
            line = format!("{line} {:08x}", checksum(&line));
        }
        line.push('\n');
        state.file.write_all(line.as_bytes())?;
        state.settled.insert(open, known.and(settled(t, answer)));
        Ok(())
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state
            .lock()
            .expect("no thread panics while it holds the file")
    }
}

/// Returns all possible values of a position of this size for the mover.
fn possible(size: Size) -> Window {
    Window::within(size.boxes() as i8)
}

/// Returns the values that the answer to a question allows.
fn settled(t: i8, answer: bool) -> Window {
    if answer {
        Window::at_least(t)
    } else {
        Window::at_most(t.saturating_sub(1))
    }
}

fn header(size: Size) -> String {
    format!("{TITLE}{VERSION}, {size}\n")
}

/// Returns the version that the first line names, if this program can read it.
fn version(title: &str, size: Size) -> Result<u32, BadProof> {
    let rest = title.strip_prefix(TITLE).ok_or(BadProof::Foreign)?;
    let (version, of) = rest.split_once(", ").ok_or(BadProof::Foreign)?;
    let version: u32 = version.parse().map_err(|_| BadProof::Foreign)?;
    if ![UNCHECKED, VERSION].contains(&version) {
        return Err(BadProof::Version(version));
    }
    let of: Size = of.parse().map_err(|_| BadProof::Foreign)?;
    if of != size {
        return Err(BadProof::OtherSize(of, size));
    }
    Ok(version)
}

/// Returns a line without its checksum, or `None` if the checksum is wrong.
fn checked_part(line: &str) -> Option<&str> {
    let (said, sum) = line.rsplit_once(' ')?;
    (sum == format!("{:08x}", checksum(said))).then_some(said)
}

/// FNV-1a, 32 bits (Fowler, Noll and Vo, 1991).
fn checksum(text: &str) -> u32 {
    let step = |sum: u32, byte: u8| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    text.bytes().fold(0x811c_9dc5, step)
}

/// Reads one settled question.
fn read(line: &str, size: Size) -> Option<(Lines, Window)> {
    let (open, rest) = line.split_once(" at least ")?;
    let (t, answer) = rest.split_once(": ")?;
    let open = Lines::from_str_radix(open, 16).ok()?;
    let t: i8 = t.parse().ok()?;
    let answer = match answer {
        "yes" => true,
        "no" => false,
        _ => return None,
    };
    (open & !size.all_lines() == 0).then(|| (open, settled(t, answer)))
}
