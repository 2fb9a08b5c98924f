//! Shows the grader's progress and the remaining time on a line of the terminal.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use terminal::StatusLine;

/// The progress, updated by the threads that judge.
pub(crate) struct Progress(Mutex<State>);

struct State {
    line: StatusLine<std::io::Stderr>,
    /// The number of graded submissions, counted once for each chapter.
    done: usize,
    /// The total number of them.
    all: usize,
    /// The number of submissions of this chapter that were judged, and the start of judging.
    judged: u32,
    began: Instant,
}

impl Progress {
    /// Starts with no finished submission.
    pub(crate) fn over(chapters: usize, submissions: usize) -> Self {
        Self(Mutex::new(State {
            line: StatusLine::on_stderr(),
            done: 0,
            all: chapters * submissions,
            judged: 0,
            began: Instant::now(),
        }))
    }

    /// Counts submissions of a chapter that need no new judgement.
    pub(crate) fn skip(&self, found: usize) {
        self.state().done += found;
    }

    /// Starts the clock when the preparations for judging are finished.
    pub(crate) fn begin(&self) {
        let mut state = self.state();
        (state.judged, state.began) = (0, Instant::now());
    }

    /// Counts a judged submission of a chapter.
    pub(crate) fn count(&self) {
        let mut state = self.state();
        state.done += 1;
        state.judged += 1;
    }

    /// Shows the current work.
    pub(crate) fn tell(&self, what: &str) {
        let mut state = self.state();
        let left = left(state.judged, state.began.elapsed(), state.all - state.done);
        let words = format!("{} of {} graded{left}; {what}…", state.done, state.all);
        // Work goes on, whether anybody can be told or not.
        let _ = state.line.show(|_| words.clone());
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns text such as ", about 3 min left" for this many more submissions. Empty until two are judged.
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
