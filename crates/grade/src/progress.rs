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
    pace: Pace,
    /// Since when something is built that all submissions of a chapter are judged with, or since when they are judged.
    since: Instant,
    /// Whether they are judged.
    judges: bool,
}

/// What was measured in this run.
#[derive(Default)]
struct Pace {
    /// How many submissions of a chapter were judged,
    judged: usize,
    /// and in how long.
    judging: Duration,
    /// Before which so much time went into what they are judged with,
    preparing: Duration,
    /// in so many chapters,
    prepared: usize,
    /// and so many are left.
    chapters: usize,
}

impl Progress {
    /// Nothing is done yet.
    pub(crate) fn over(chapters: usize, submissions: usize) -> Self {
        Self(Mutex::new(State {
            line: StatusLine::on_stderr(),
            done: 0,
            all: chapters * submissions,
            pace: Pace {
                chapters,
                ..Pace::default()
            },
            since: Instant::now(),
            judges: false,
        }))
    }

    /// A chapter begins, of which so many submissions need not be judged again.
    pub(crate) fn skip(&self, found: usize) {
        let mut state = self.state();
        state.done += found;
        state.pace.chapters -= 1;
        state.since = Instant::now();
        state.judges = false;
    }

    /// What they are judged with is there.
    pub(crate) fn begin(&self) {
        let mut state = self.state();
        let took = state.lap();
        state.pace.preparing += took;
        state.pace.prepared += 1;
        state.judges = true;
    }

    /// A submission of a chapter is judged.
    pub(crate) fn count(&self) {
        let mut state = self.state();
        state.done += 1;
        state.pace.judged += 1;
        let took = state.lap();
        state.pace.judging += took;
    }

    /// Tells what goes on.
    pub(crate) fn tell(&self, what: &str) {
        let mut state = self.state();
        let left = match state.judges {
            true => state.pace.left(state.all - state.done),
            false => String::new(),
        };
        let words = format!("{} of {} graded{left}; {what}…", state.done, state.all);
        // Work goes on, whether anybody can be told or not.
        let _ = state.line.show(|_| words.clone());
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// How long it is since something was measured.
    fn lap(&mut self) -> Duration {
        let now = Instant::now();
        now - std::mem::replace(&mut self.since, now)
    }
}

impl Pace {
    /// ", about 3 min left", once that is known of so many more.
    fn left(&self, more: usize) -> String {
        if self.judged < 2 {
            return String::new();
        }
        let each = |time: Duration, number: usize| time.as_secs_f64() / number.max(1) as f64;
        let seconds = each(self.judging, self.judged) * more as f64
            + each(self.preparing, self.prepared) * self.chapters as f64;
        match seconds {
            seconds if seconds < 90.0 => format!(", about {seconds:.0} s left"),
            seconds => format!(", about {:.0} min left", seconds / 60.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_before_the_first_submission_is_counted_once_a_chapter() {
        let pace = |judged, chapters| Pace {
            judged,
            judging: Duration::from_secs(4 * judged as u64),
            preparing: Duration::from_secs(30),
            prepared: 1,
            chapters,
        };
        assert_eq!(pace(1, 0).left(59), "");
        assert_eq!(pace(2, 0).left(10), ", about 40 s left");
        assert_eq!(pace(10, 0).left(50), ", about 3 min left");
        assert_eq!(pace(10, 2).left(15), ", about 2 min left");
    }
}
