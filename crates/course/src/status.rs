//! What one waits for, in words: work of more than two seconds says how long it has taken.

use std::time::Duration;

use terminal::StatusLine;

/// What is being done while one waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// It is being built.
    Building,
    /// The program that plays is being built.
    BuildingGames,
    /// The program that serves the book is being built.
    BuildingBook,
    /// The book itself is being made.
    OpeningBook,
    /// Another cargo must finish first.
    Blocked,
    /// How many tests are done, and of how many.
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
            Self::BuildingGames => "building the games; only the first time takes long…".to_owned(),
            Self::BuildingBook => {
                "building the book's program; only the first time takes long…".to_owned()
            }
            Self::OpeningBook => "making the book…".to_owned(),
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

/// Says each step on a line of the terminal's error output, until this is dropped.
pub(crate) fn telling() -> impl FnMut(Step) {
    let mut line = StatusLine::on_stderr();
    move |step| {
        // Work goes on, whether anybody can be told or not.
        let _ = line.show(|time| step.in_words(time));
    }
}
