//! The panes of watch mode, and the work in progress.

use std::sync::Arc;
use std::time::{Duration, Instant};

use call_trace::Trace;

use super::work::Job;
use crate::status::Step;

/// The action after a key.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Continue.
    Go,
    /// Step through the drawn run.
    Step,
    Quit,
}

/// The content of the screen.
pub(super) enum Pane {
    /// The exercise: the first screen, or the verdict once it is available.
    Exercise,
    /// All tasks, with the index of the marked one.
    List(usize),
    /// The proof with this ID.
    Proof(String),
    /// A text: a hint, the solution, or the result of a reset.
    Text(String),
    /// A drawn run, or the reason why it is missing.
    Trace(Option<Arc<Trace>>, Option<String>),
    /// A question and the action after a yes.
    Ask(String, Yes),
}

/// The action after a yes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Yes {
    Reset,
    Solution,
}

/// A job with its start time and latest step.
pub(super) struct Waiting {
    pub(super) job: Job,
    pub(super) since: Instant,
    pub(super) step: Option<Step>,
    /// For a check, its cause.
    pub(super) is_saved: IsSaved,
}

/// Whether a check was caused by a save. Otherwise the student only opened the exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct IsSaved(pub(super) bool);

impl Waiting {
    /// Starts the clock.
    pub(super) fn new(job: Job, is_saved: IsSaved) -> Self {
        Self {
            job,
            since: Instant::now(),
            step: None,
            is_saved,
        }
    }

    /// Returns whether it has taken long enough for a person to notice.
    pub(super) fn is_felt(&self) -> bool {
        self.since.elapsed() >= Duration::from_millis(300)
    }
}
