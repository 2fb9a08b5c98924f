//! A recording's file, written while the program runs: what is left of a program that overflows
//! its stack, aborts, or is ended from outside.

use std::cell::Cell;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::event::Event;
use crate::trace::Trace;

/// The first events reach the file one by one; later ones in blocks of 8 KiB.
const ONE_BY_ONE: usize = 4096;

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

/// The file named by `CALL_TRACE_FILE`.
pub(crate) struct Stream {
    /// None after writing failed.
    file: Option<BufWriter<File>>,
    written: usize,
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
        let file = File::create(&path).map(BufWriter::new);
        if let Err(error) = &file {
            eprintln!(
                "call-trace: cannot write the recording to {}: {error}",
                path.display()
            );
        }
        Some(Stream {
            file: file.ok(),
            written: 0,
        })
    }

    /// Adds an event.
    pub(crate) fn write(&mut self, event: &Event<'_>) {
        self.written += 1;
        let at_once = self.written <= ONE_BY_ONE;
        self.try_to(|file| {
            crate::json::write_event(&mut *file, event)?;
            if at_once { file.flush() } else { Ok(()) }
        });
    }

    /// Adds the last line.
    pub(crate) fn end(mut self, trace: &Trace) {
        self.try_to(|file| {
            crate::json::write_end(&mut *file, trace, true)?;
            file.flush()
        });
    }

    /// A full disk must not stop the program: the recording ends there, and is seen to be cut off.
    fn try_to(&mut self, write: impl FnOnce(&mut BufWriter<File>) -> std::io::Result<()>) {
        if let Some(Err(error)) = self.file.as_mut().map(write) {
            eprintln!("call-trace: the recording is cut off here: {error}");
            self.file = None;
        }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        TAKEN.store(false, Ordering::Release);
    }
}
