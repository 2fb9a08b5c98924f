//! Reads a child's output to its end, whatever its length, and keeps the beginning and the end.

use std::io::Read;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How many bytes are enough to see what was written last.
const LAST: usize = 400;

/// An output that is being read on a thread of its own, so that the child never waits for us.
pub(super) struct Capture {
    kept: Arc<Mutex<Kept>>,
    done: Receiver<()>,
}

impl Capture {
    /// Starts to read.
    pub(super) fn start(mut pipe: impl Read + Send + 'static, most: usize) -> Self {
        let kept = Arc::new(Mutex::new(Kept {
            most,
            ..Kept::default()
        }));
        let (tell, done) = channel();
        let ours = Arc::clone(&kept);
        std::thread::spawn(move || {
            let mut buffer = [0; 16 * 1024];
            while let Ok(length @ 1..) = pipe.read(&mut buffer) {
                ours.lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .push(&buffer[..length]);
            }
            let _ = tell.send(());
        });
        Self { kept, done }
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

    /// What was kept. Call it once the child has ended: a grandchild that left the group may
    /// still hold the pipe, so the wait for its end is a short one.
    pub(super) fn text(self) -> String {
        // In pieces: where the whole machine stood still, only one of them is over.
        for _ in 0..10 {
            match self.done.recv_timeout(Duration::from_millis(50)) {
                Err(RecvTimeoutError::Timeout) => {}
                Ok(()) | Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.so_far()
    }
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
    use super::*;

    #[test]
    fn a_short_output_is_kept_whole() {
        let text = "grüß dich\n";
        let capture = Capture::start(text.as_bytes(), 10);
        assert_eq!(capture.text(), text);
    }

    #[test]
    fn of_a_long_output_the_beginning_and_the_end_are_kept() {
        let text = format!("begin{}end", "x".repeat(1_000_000));
        let capture = Capture::start(std::io::Cursor::new(text.into_bytes()), 1000);
        let kept = capture.text();
        assert!(kept.starts_with("beginx") && kept.ends_with("xend"));
        assert!(kept.len() < 2100, "{} bytes kept", kept.len());
    }
}
