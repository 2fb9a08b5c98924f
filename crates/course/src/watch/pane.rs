//! What watch mode can show, and what it can wait for.

use std::sync::Arc;
use std::time::{Duration, Instant};

use call_trace::Trace;

use super::work::Job;
use crate::status::Step;

/// What is to happen after a key.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Go on.
    Go,
    /// Step through the drawn run.
    Step,
    /// Leave.
    Quit,
}

/// What is on the screen.
pub(super) enum Pane {
    /// The exercise: the first screen, or the verdict once there is one.
    Exercise,
    /// All exercises; the place of the marked one.
    List(usize),
    /// A text: a hint, the solution, what a reset did.
    Text(String),
    /// A drawn run, or why there is none.
    Trace(Option<Arc<Trace>>, Option<String>),
    /// A question and what to do on a yes.
    Ask(String, Yes),
}

/// What a yes leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Yes {
    Reset,
    Solution,
}

/// Work that one waits for.
pub(super) struct Waiting {
    pub(super) job: Job,
    pub(super) since: Instant,
    pub(super) step: Option<Step>,
    /// Of a check: what it is of.
    pub(super) is_saved: IsSaved,
}

/// Whether a check is that of something the student saved, or else only of an exercise that was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct IsSaved(pub(super) bool);

impl Waiting {
    /// Begins to wait now.
    pub(super) fn new(job: Job, is_saved: IsSaved) -> Self {
        Self {
            job,
            since: Instant::now(),
            step: None,
            is_saved,
        }
    }

    /// Whether it has taken so long that a person notices.
    pub(super) fn is_felt(&self) -> bool {
        self.since.elapsed() >= Duration::from_millis(300)
    }
}
