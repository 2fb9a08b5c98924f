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
    /// Whether it is a new verdict.
    pub(super) is_check: bool,
}

impl Waiting {
    /// Whether it has taken so long that a person notices.
    pub(super) fn is_felt(&self) -> bool {
        self.since.elapsed() >= Duration::from_millis(300)
    }

    /// Whether a new verdict has been waited for so long.
    pub(super) fn is_felt_check(&self) -> bool {
        self.is_check && self.is_felt()
    }
}
