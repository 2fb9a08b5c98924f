//! Calls a student's function once, in a thread of its own and with a time limit.

use std::time::Duration;

use crate::failed::Failed;
use crate::panicked;
use crate::unanswered::{Unanswered, answer_within};

/// Returns the result of the function, or an error if it panicked or took too long. `what` names the call, and `next` is the
/// advice for a function that does not return.
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
