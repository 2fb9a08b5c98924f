//! Reads a child's output to its end, whatever its length, and keeps the beginning and the end.
//!
//! The end is not always that of the pipe: a grandchild that left the group may hold it. So once the child has ended, what lies
//! in the pipe is read, and no more. No clock says how long that takes, since on a machine that stands still for a moment the thread
//! that reads may run late.

use std::io::{self, Read};
#[cfg(unix)]
use std::os::fd::AsFd as AsPipe;
#[cfg(windows)]
use std::os::windows::io::AsHandle as AsPipe;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};

/// How many bytes are enough to see what was written last.
const LAST: usize = 400;

/// How many bytes a pipe holds at the most, unless root has made it larger.
const PIPE: usize = 1 << 20;

/// An output that is being read on a thread of its own, so that the child never waits for us.
pub(super) struct Capture {
    kept: Arc<Mutex<Kept>>,
    /// Whether the child has ended.
    is_over: Arc<AtomicBool>,
    done: Receiver<()>,
}

impl Capture {
    /// Starts to read.
    ///
    /// # Errors
    /// If the system starts no more threads.
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

    /// What was kept until now.
    pub(super) fn so_far(&self) -> String {
        self.kept
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .text()
    }

    /// The last few bytes of it.
    pub(super) fn tail(&self) -> String {
        self.kept
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .last()
    }

    /// What was kept of all that the child wrote. Call it once the child has ended.
    pub(super) fn text(self) -> String {
        self.is_over.store(true, Ordering::SeqCst);
        let _ = self.done.recv();
        self.so_far()
    }
}

/// Waits until there is something to read or the pipe has an end. No where the child has ended and has left nothing in it.
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

/// All that hold the pipe have ended with the child's job.
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

    /// A pipe in which this was written, and its open end.
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

    /// One that is read late, as on a machine that stands still.
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
