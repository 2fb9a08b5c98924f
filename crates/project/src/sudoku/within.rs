//! A student's function, asked once: it gets a thread of its own, and is not waited for without end.

use std::time::Duration;

use crate::failed::Failed;
use crate::panicked;
use crate::unanswered::{Unanswered, answer_within};

/// What the function returns, or why there is nothing: it panicked, or took too long. `what` names the call, and `next` says what to do where it does not return.
pub(super) fn within<T: Send + 'static>(
    limit: Duration,
    what: &str,
    next: &str,
    asked: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Failed> {
    answer_within(limit, asked).map_err(|why| match why {
        Unanswered::Late => Failed::Law(format!(
            "✗ Your {what} did not return within {} s.\n{next}",
            limit.as_secs()
        )),
        Unanswered::Panic(panic) => Failed::Panicked(panicked::caught(&*panic, what)),
    })
}
