//! Reads a child's output to its end, whatever its length, and keeps the beginning and the end.
//!
//! The pipe may stay open after the child has ended, because a grandchild that left the group may own a copy. So
//! after the end of the child, the reader takes only the bytes that are already in the pipe. It has no time limit,
//! because the reading thread may run late on a machine that pauses for a moment.

use std::io::{self, Read};
#[cfg(unix)]
use std::os::fd::AsFd as AsPipe;
#[cfg(windows)]
use std::os::windows::io::AsHandle as AsPipe;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};

/// The number of bytes that show the last output.
const LAST: usize = 400;

/// The maximum capacity of a pipe in bytes, unless root has raised it.
const PIPE: usize = 1 << 20;

/// An output that a separate thread reads, so that the child never waits for this program.
pub(super) struct Capture {
    kept: Arc<Mutex<Kept>>,
    /// Whether the child has ended.
    is_over: Arc<AtomicBool>,
    done: Receiver<()>,
}

impl Capture {
    /// Starts reading.
    ///
    /// # Errors
    /// If the system cannot start another thread.
    pub(super) fn start(
        mut pipe: impl Read + AsPipe + Send + 'static,
        most: usize,
    ) -> io::Result<Self> {
        let kept = Arc::new(Mutex::new(Kept {
            most,
            ..Kept::default()
        }));
        let is_over = Arc::new(AtomicBool::new(false));
        let (tell, done) = channel();
        let (ours, ends) = (Arc::clone(&kept), Arc::clone(&is_over));
        std::thread::Builder::new().spawn(move || {
            let mut buffer = [0; 16 * 1024];
            let mut left = PIPE;
            while left > 0
                && has_more(&pipe, &ends)
                && let Ok(length @ 1..) = pipe.read(&mut buffer)
            {
                ours.lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .push(&buffer[..length]);
                // Somebody else may write for ever.
                if ends.load(Ordering::SeqCst) {
                    left = left.saturating_sub(length);
                }
            }
            let _ = tell.send(());
        })?;
        Ok(Self {
            kept,
            is_over,
            done,
        })
    }

    /// Returns the output kept until now.
    pub(super) fn so_far(&self) -> String {
        self.kept
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .text()
    }

    /// Returns the last few bytes of the output.
    pub(super) fn tail(&self) -> String {
        self.kept
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .last()
    }

    /// Returns the kept part of the child's whole output. Call it after the child has ended.
    pub(super) fn text(self) -> String {
        self.is_over.store(true, Ordering::SeqCst);
        let _ = self.done.recv();
        self.so_far()
    }
}

/// Waits for more bytes or the end of the pipe. Returns `false` once the child has ended and the pipe is empty.
#[cfg(unix)]
fn has_more(pipe: &impl AsPipe, is_over: &AtomicBool) -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::io::Errno;

    const PAUSE: Timespec = Timespec {
        tv_sec: 0,
        tv_nsec: 20_000_000,
    };
    loop {
        // Looked at first: what comes afterwards is not the child's.
        let was_over = is_over.load(Ordering::SeqCst);
        match poll(&mut [PollFd::new(pipe, PollFlags::IN)], Some(&PAUSE)) {
            Ok(0) if was_over => return false,
            Ok(0) | Err(Errno::INTR) => {}
            // What is wrong with it, reading says.
            Ok(_) | Err(_) => return true,
        }
    }
}

/// Returns `true`, because every process that could write to the pipe has ended with the child's job.
#[cfg(windows)]
fn has_more(_: &impl AsPipe, _: &AtomicBool) -> bool {
    true
}

#[derive(Default)]
struct Kept {
    most: usize,
    head: Vec<u8>,
    tail: Vec<u8>,
    dropped: bool,
}

impl Kept {
    fn push(&mut self, mut bytes: &[u8]) {
        let half = self.most / 2;
        if self.head.len() < half {
            let (now, later) = bytes.split_at(bytes.len().min(half - self.head.len()));
            self.head.extend_from_slice(now);
            bytes = later;
        }
        self.tail.extend_from_slice(bytes);
        if self.tail.len() > self.most {
            self.tail.drain(..self.tail.len() - half);
            self.dropped = true;
        }
    }

    fn last(&self) -> String {
        let bytes = match self.tail.is_empty() {
            true => &self.head,
            false => &self.tail,
        };
        String::from_utf8_lossy(&bytes[bytes.len().saturating_sub(LAST)..]).into_owned()
    }

    fn text(&self) -> String {
        let head = String::from_utf8_lossy(&self.head);
        let tail = String::from_utf8_lossy(&self.tail);
        if self.dropped {
            format!("{head}\n[… a part of the output is left out …]\n{tail}")
        } else {
            // Together, so that a character cut by the seam is whole again.
            String::from_utf8_lossy(&[&self.head[..], &self.tail].concat()).into_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{PipeReader, PipeWriter, Write, pipe};
    use std::thread::{sleep, spawn};
    use std::time::Duration;

    use super::*;

    /// Returns a pipe that contains this text, and its open write end.
    fn written(text: &str) -> (PipeReader, PipeWriter) {
        let (reader, mut writer) = pipe().unwrap();
        writer.write_all(text.as_bytes()).unwrap();
        (reader, writer)
    }

    #[test]
    fn a_short_output_is_kept_whole() {
        let text = "grüß dich\n";
        let (pipe, open) = written(text);
        drop(open);
        assert_eq!(Capture::start(pipe, 10).unwrap().text(), text);
    }

    #[test]
    fn of_a_long_output_the_beginning_and_the_end_are_kept() {
        let text = format!("begin{}end", "x".repeat(1_000_000));
        let (pipe, mut open) = written("");
        let write = spawn(move || open.write_all(text.as_bytes()).unwrap());
        let capture = Capture::start(pipe, 1000).unwrap();
        write.join().unwrap();
        let kept = capture.text();
        assert!(kept.starts_with("beginx") && kept.ends_with("xend"));
        assert!(kept.len() < 2100, "{} bytes kept", kept.len());
    }

    /// A pipe that is read late, as on a machine that pauses.
    struct Late(PipeReader);

    impl Read for Late {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            sleep(Duration::from_millis(700));
            self.0.read(buffer)
        }
    }

    #[cfg(unix)]
    impl AsPipe for Late {
        fn as_fd(&self) -> std::os::fd::BorrowedFd<'_> {
            self.0.as_fd()
        }
    }

    #[cfg(windows)]
    impl AsPipe for Late {
        fn as_handle(&self) -> std::os::windows::io::BorrowedHandle<'_> {
            self.0.as_handle()
        }
    }

    #[test]
    fn what_is_read_late_is_kept_whole() {
        let (pipe, open) = written("a verdict\n");
        let capture = Capture::start(Late(pipe), 1000).unwrap();
        drop(open);
        assert_eq!(capture.text(), "a verdict\n");
    }

    #[cfg(unix)]
    #[test]
    fn where_somebody_else_holds_the_pipe_what_the_child_wrote_is_kept() {
        let (pipe, open) = written("the child's\n");
        assert_eq!(
            Capture::start(Late(pipe), 1000).unwrap().text(),
            "the child's\n"
        );
        drop(open);
    }

    #[cfg(unix)]
    #[test]
    fn where_somebody_else_writes_for_ever_it_has_an_end() {
        let (pipe, mut open) = written("the child's\n");
        let write = spawn(move || while open.write_all(&[b'x'; 4096]).is_ok() {});
        let kept = Capture::start(pipe, 1000).unwrap().text();
        assert!(kept.starts_with("the child's\n"));
        write.join().unwrap();
    }
}
