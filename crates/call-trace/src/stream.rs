//! A recording's file, written while the program runs: what is left of a program that overflows
//! its stack, aborts, or is ended from outside. It may have a limit of its own: the recording goes
//! on without it, and the last line has the counts of all.

use std::cell::Cell;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, BufWriter, Seek, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::file;
use crate::trace::{Raw, Trace};

/// The first events reach the file one by one; later ones in blocks of 8 KiB.
const ONE_BY_ONE: usize = 4096;

/// The name of the file that is no file, but the standard output.
const STANDARD_OUTPUT: &str = "-";

/// Where the lines go.
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

/// Whether a recording of this process has the file. A second one at the same time, on another
/// thread, goes without.
static TAKEN: AtomicBool = AtomicBool::new(false);

thread_local! {
    static ASIDE: Cell<bool> = const { Cell::new(false) };
}

/// Runs `program`; what it records is not written to the file of `CALL_TRACE_FILE`, which keeps
/// the recording that it has. A test asks a function aside, to find out what is wrong with it.
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

/// The file between two recordings. It stays open: where a test makes thousands of them, some file
/// systems would write each to the disk as the file is closed.
static KEPT: Mutex<Option<(OsString, File)>> = Mutex::new(None);

/// The file named by `CALL_TRACE_FILE`.
pub(crate) struct Stream {
    path: OsString,
    /// None after writing failed.
    file: Option<BufWriter<Out>>,
    written: usize,
    /// How many calls were entered in the file.
    entered: u32,
    /// How many bytes it may still get.
    left: usize,
    /// Something was left out, and all that came later but the ends of calls.
    is_full: bool,
    line: Vec<u8>,
    /// Of which functions it has been said what they say of themselves.
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

    /// Adds the last event of a trace. Once the file is full, only the ends of the calls that are
    /// in it.
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

    /// Adds a line where there is room for it, or where it `must` be added; whether it was.
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

    /// Adds the last line.
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

    /// Writes what waits.
    pub(crate) fn flush(&mut self) {
        self.try_to(Write::flush);
    }

    /// A full disk must not stop the program: the recording ends there, and is seen to be cut off.
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

/// The file of that name, empty.
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
