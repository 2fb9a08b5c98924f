//! How far the grader is, on a line of the terminal, and how long it still takes.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use terminal::StatusLine;

/// Told by the threads that judge.
pub(crate) struct Progress(Mutex<State>);

struct State {
    line: StatusLine<std::io::Stderr>,
    /// How many submissions of a chapter are graded,
    done: usize,
    /// of how many.
    all: usize,
    /// How many of them were judged in this run, and in how long.
    judged: u32,
    judging: Duration,
    /// Since when submissions are judged, or another one is.
    since: Instant,
}

impl Progress {
    /// Nothing is done yet.
    pub(crate) fn over(chapters: usize, submissions: usize) -> Self {
        Self(Mutex::new(State {
            line: StatusLine::on_stderr(),
            done: 0,
            all: chapters * submissions,
            judged: 0,
            judging: Duration::ZERO,
            since: Instant::now(),
        }))
    }

    /// So many submissions of a chapter need not be judged again.
    pub(crate) fn skip(&self, found: usize) {
        self.state().done += found;
    }

    /// What they are judged with is there.
    pub(crate) fn begin(&self) {
        self.state().since = Instant::now();
    }

    /// A submission of a chapter is judged.
    pub(crate) fn count(&self) {
        let mut state = self.state();
        state.done += 1;
        state.judged += 1;
        let now = Instant::now();
        let took = now - std::mem::replace(&mut state.since, now);
        state.judging += took;
    }

    /// Tells what goes on.
    pub(crate) fn tell(&self, what: &str) {
        let mut state = self.state();
        let left = left(state.judged, state.judging, state.all - state.done);
        let words = format!("{} of {} graded{left}; {what}…", state.done, state.all);
        // Work goes on, whether anybody can be told or not.
        let _ = state.line.show(|_| words.clone());
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// ", about 3 min left", once that is known of so many more.
fn left(judged: u32, judging: Duration, more: usize) -> String {
    if judged < 2 {
        return String::new();
    }
    match judging.as_secs_f64() / f64::from(judged) * more as f64 {
        seconds if seconds < 90.0 => format!(", about {seconds:.0} s left"),
        seconds => format!(", about {:.0} min left", seconds / 60.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_follows_from_what_was_judged() {
        let left = |judged, more| left(judged, Duration::from_secs(4) * judged, more);
        assert_eq!(left(1, 59), "");
        assert_eq!(left(2, 10), ", about 40 s left");
        assert_eq!(left(10, 45), ", about 3 min left");
    }
}
