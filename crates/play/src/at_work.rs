//! Work that may take seconds: it runs on its own thread, and this thread shows its progress.

use std::io;
use std::sync::Mutex;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use terminal::StatusLine;

use super::place::Place;

/// Faster work shows no progress.
const PATIENCE: Duration = Duration::from_millis(500);

/// The current progress report of the work.
#[derive(Default)]
pub(super) struct Said(Mutex<String>);

impl Said {
    /// Sets the progress report: "looks 3 moves ahead".
    pub(super) fn say(&self, words: impl Into<String>) {
        if let Ok(mut said) = self.0.lock() {
            *said = words.into();
        }
    }

    fn now(&self) -> String {
        self.0
            .lock()
            .map_or_else(|_| String::new(), |said| said.clone())
    }
}

/// Runs the work, which takes no longer than `limit`. In a live terminal, a status line appears after a moment with the report
/// and the elapsed time. It disappears when the work is done.
pub(super) fn at_work<R: Send>(
    place: &mut Place<'_>,
    limit: Duration,
    work: impl FnOnce(&Said) -> R + Send,
) -> io::Result<R> {
    let said = Said::default();
    thread::scope(|scope| {
        let (done, is_done) = channel::<()>();
        let worker = scope.spawn(|| {
            // The sender is dropped when the work is done, and also if it panics.
            let _done = done;
            work(&said)
        });
        let mut status = StatusLine::new(&mut place.output, place.live, PATIENCE);
        let mut pause = PATIENCE;
        while let Err(RecvTimeoutError::Timeout) = is_done.recv_timeout(pause) {
            pause = Duration::from_millis(100);
            status.show(|took| line(&said.now(), took, limit, place.width))?;
        }
        drop(status);
        match worker.join() {
            Ok(done) => Ok(done),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

/// Formats the status line: `  looks 3 moves ahead … 2 of 5 s at most`, shortened if it does not fit.
fn line(said: &str, took: Duration, limit: Duration, width: usize) -> String {
    let whole = format!(
        "  … {said}: {} of {} s at most",
        took.as_secs(),
        limit.as_secs_f64()
    );
    whole.chars().take(width.saturating_sub(1)).collect()
}
