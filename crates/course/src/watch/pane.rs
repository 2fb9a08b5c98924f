//! What watch mode can show, and what it can wait for.

use std::sync::Arc;
use std::time::Instant;

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
}
