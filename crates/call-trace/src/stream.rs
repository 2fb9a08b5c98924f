//! A recording's file, written while the program runs. It remains if the program overflows its stack,
//! aborts, or is killed from outside. The file may have its own limit. The recording then continues
//! without it, and the last line contains all counts.

use std::cell::Cell;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, BufWriter, Seek, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::file;
use crate::trace::{Raw, Trace};

/// The first events are written to the file one by one, later events in blocks of 8 KiB.
const ONE_BY_ONE: usize = 4096;

/// The name that means the standard output instead of a file.
const STANDARD_OUTPUT: &str = "-";

/// The destination of the lines.
enum Out {
    File(File),
    Standard(io::Stdout),
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Out::File(file) => file.write(bytes),
            Out::Standard(out) => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Out::File(file) => file.flush(),
            Out::Standard(out) => out.flush(),
        }
    }
}

/// Whether a recording of this process uses the file. A second recording at the same time, on another
/// thread, is not written.
static TAKEN: AtomicBool = AtomicBool::new(false);

thread_local! {
    static ASIDE: Cell<bool> = const { Cell::new(false) };
}

/// Runs `program` without writing its recordings to the file of `CALL_TRACE_FILE`, whose content does
/// not change. A test uses it to call a function again and find its mistake.
pub fn aside<R>(program: impl FnOnce() -> R) -> R {
    struct Restore(bool);
    impl Drop for Restore {
        fn drop(&mut self) {
            ASIDE.set(self.0);
        }
    }
    let _restore = Restore(ASIDE.replace(true));
    program()
}

/// The file between two recordings. It remains open because some file systems write a file to the disk
/// whenever it is closed, and a test may make thousands of recordings.
static KEPT: Mutex<Option<(OsString, File)>> = Mutex::new(None);

/// The file named by `CALL_TRACE_FILE`.
pub(crate) struct Stream {
    path: OsString,
    /// The open file, or `None` after a failed write.
    file: Option<BufWriter<Out>>,
    written: usize,
    /// The number of calls entered in the file.
    entered: u32,
    /// The number of bytes left for the file.
    left: usize,
    /// Whether the file is full. It then gets only the ends of calls.
    is_full: bool,
    line: Vec<u8>,
    /// The functions whose declarations have been written.
    said: Vec<bool>,
}

impl Stream {
    /// Empties the file, if the environment names one.
    pub(crate) fn open() -> Option<Stream> {
        if ASIDE.get() {
            return None;
        }
        let path = std::env::var_os("CALL_TRACE_FILE").filter(|path| !path.is_empty())?;
        if TAKEN.swap(true, Ordering::AcqRel) {
            return None;
        }
        let file = match path == STANDARD_OUTPUT {
            true => Ok(Out::Standard(io::stdout())),
            false => emptied(&path).map(Out::File),
        };
        let file = file.map(BufWriter::new);
        if let Err(error) = &file {
            eprintln!(
                "call-trace: cannot write the recording to {}: {error}",
                path.display(),
            );
        }
        let mut stream = Stream {
            path,
            file: file.ok(),
            written: 0,
            entered: 0,
            left: crate::limits::from_env("CALL_TRACE_BYTES").unwrap_or(usize::MAX),
            is_full: false,
            line: Vec::new(),
            said: Vec::new(),
        };
        stream.add(file::begin, false);
        Some(stream)
    }

    /// Adds the last event of a trace. A full file gets only the ends of calls that it contains.
    pub(crate) fn write(&mut self, trace: &Trace, event: Raw) {
        let is_known_end = matches!(event, Raw::Leave { node, .. } if node < self.entered);
        if self.is_full && !is_known_end {
            return;
        }
        let mut said = std::mem::take(&mut self.said);
        if let Some(function) = trace.said_of_function(event, &mut said) {
            self.add(|out| function.write(out), false);
        }
        self.said = said;
        let is_in = self.add(|out| trace.event(event).write(out), is_known_end);
        self.entered += u32::from(is_in && matches!(event, Raw::Enter { .. }));
    }

    /// Adds a line if it fits, or if it `must` be added. Returns whether the line was added.
    fn add(&mut self, write: impl FnOnce(&mut Vec<u8>), must: bool) -> bool {
        let mut line = std::mem::take(&mut self.line);
        line.clear();
        write(&mut line);
        self.is_full |= line.len() > self.left;
        let is_in = !self.is_full || must;
        if is_in {
            self.left = self.left.saturating_sub(line.len());
            self.written += 1;
            let at_once = self.written <= ONE_BY_ONE;
            self.try_to(|file| {
                file.write_all(&line)?;
                if at_once { file.flush() } else { Ok(()) }
            });
        }
        self.line = line;
        is_in
    }

    pub(crate) fn end(mut self, trace: &Trace) {
        let with_counts = trace.full || self.is_full;
        self.try_to(|file| {
            // What is printed is the same on every machine.
            let with_frames = matches!(file.get_ref(), Out::File(_));
            let mut line = Vec::new();
            trace.end(with_frames, with_counts).write(&mut line);
            file.write_all(&line)?;
            file.flush()
        });
    }

    /// Writes the buffered lines.
    pub(crate) fn flush(&mut self) {
        self.try_to(Write::flush);
    }

    /// Writes to the file. A full disk must not stop the program: the recording then ends there and
    /// counts as cut off.
    fn try_to(&mut self, write: impl FnOnce(&mut BufWriter<Out>) -> std::io::Result<()>) {
        if let Some(Err(error)) = self.file.as_mut().map(write) {
            eprintln!("call-trace: the recording is cut off here: {error}");
            self.file = None;
        }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        if let Some(mut file) = self.file.take()
            && file.flush().is_ok()
            && let (Out::File(file), _) = file.into_parts()
        {
            let path = std::mem::take(&mut self.path);
            *KEPT.lock().unwrap_or_else(PoisonError::into_inner) = Some((path, file));
        }
        TAKEN.store(false, Ordering::Release);
    }
}

/// Opens the file with this name and empties it.
fn emptied(path: &OsStr) -> io::Result<File> {
    let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner).take();
    match kept {
        Some((its, mut file)) if its == path => {
            file.rewind()?;
            file.set_len(0)?;
            Ok(file)
        }
        _ => File::create(path),
    }
}
