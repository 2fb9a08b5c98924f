//! What one waits for, in words: work of more than two seconds says how long it has taken.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// What is being done while one waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// It is being built.
    Building,
    /// Another cargo must finish first.
    Blocked,
    /// So many tests are done, of so many.
    Testing(usize, usize),
    /// The student's code is running, and is recorded.
    Recording,
}

impl Step {
    /// What to say of a build, which may have to wait for another one.
    pub(crate) fn of_build(is_blocked: bool) -> Self {
        if is_blocked {
            Self::Blocked
        } else {
            Self::Building
        }
    }

    /// "building… 3 s"; how long it takes is said from two seconds on.
    pub(crate) fn in_words(self, time: Duration) -> String {
        let what = match self {
            Self::Building => "building…".to_owned(),
            Self::Blocked => "waiting for another cargo (your editor's?)…".to_owned(),
            Self::Testing(done, all) => format!("testing… {done} of {all} done"),
            Self::Recording => "running…".to_owned(),
        };
        match time.as_secs() {
            0 | 1 => what,
            seconds if what.ends_with('…') => format!("{what} {seconds} s"),
            seconds => format!("{what}, {seconds} s"),
        }
    }
}

/// One line on the error output that is written over and goes away at the end. Only on a
/// terminal, and only after two seconds.
pub(crate) struct StatusLine {
    is_terminal: bool,
    since: Instant,
    shown: String,
}

impl StatusLine {
    pub(crate) fn new() -> Self {
        Self {
            is_terminal: std::io::stderr().is_terminal(),
            since: Instant::now(),
            shown: String::new(),
        }
    }

    /// Says what is being done now.
    pub(crate) fn show(&mut self, step: Step) {
        let time = self.since.elapsed();
        if !self.is_terminal || time < Duration::from_secs(2) {
            return;
        }
        let text = step.in_words(time);
        if text != self.shown {
            self.wipe();
            let _ = write!(std::io::stderr(), "{text}");
            self.shown = text;
        }
    }

    fn wipe(&mut self) {
        let blank = " ".repeat(self.shown.chars().count());
        let _ = write!(std::io::stderr(), "\r{blank}\r");
    }
}

impl Drop for StatusLine {
    fn drop(&mut self) {
        if !self.shown.is_empty() {
            self.wipe();
        }
    }
}
