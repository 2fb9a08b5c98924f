//! Keeps the verdict on an earlier save while the newest one says nothing about results: it did not compile, or did not
//! end. The earlier verdict is shown below, marked as old.

use std::time::{Duration, Instant};

use anyhow::Result;

use crate::test_end::TestEnd;
use crate::verdict::Verdict;

/// A verdict, with the save that it describes.
pub(super) struct Told {
    pub(super) verdict: Result<Verdict>,
    /// The number of the save.
    save: u64,
    at: Instant,
}

impl Told {
    /// Stores a new verdict.
    pub(super) fn now(verdict: Result<Verdict>, save: u64) -> Self {
        Self {
            verdict,
            save,
            at: Instant::now(),
        }
    }

    /// Returns whether the verdict says anything about the program's results.
    pub(super) fn tells_of_answers(&self) -> bool {
        let Ok(Verdict::Tested(tested)) = &self.verdict else {
            return false;
        };
        let mut failing = tested.results.iter().filter(|result| !result.end.is_fine());
        let says_nothing = |end: &TestEnd| end.is_stopped() || *end == TestEnd::Overflowed;
        let is_solved = failing.clone().next().is_none();
        is_solved || failing.any(|result| !says_nothing(&result.end))
    }

    /// Returns the heading of an older verdict: `From the save before, 3 minutes ago:`. `newest` is the number of the
    /// newest save.
    pub(super) fn when(&self, newest: u64) -> String {
        let save = match newest.saturating_sub(self.save) {
            0 => "From this text".to_owned(), // it was tested again without a save
            1 => "From the save before".to_owned(),
            saves => format!("From {saves} saves ago"),
        };
        format!("{save}, {}:", ago(self.at.elapsed()))
    }

    /// Returns a number that changes when [`Told::when`] may change.
    pub(super) fn minutes(&self) -> u64 {
        self.at.elapsed().as_secs() / 60
    }
}

/// Formats a duration: `3 minutes ago`.
fn ago(time: Duration) -> String {
    match time.as_secs() / 60 {
        0 => "less than a minute ago".to_owned(),
        minutes @ 1..60 => format!("{} ago", textfmt::counted(minutes as usize, "minute")),
        minutes => format!("{} ago", textfmt::counted(minutes as usize / 60, "hour")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_that_has_passed_is_said_in_minutes_and_hours() {
        let minutes = |minutes: u64| ago(Duration::from_secs(60 * minutes));
        assert_eq!(minutes(0), "less than a minute ago");
        assert_eq!(minutes(1), "1 minute ago");
        assert_eq!(minutes(59), "59 minutes ago");
        assert_eq!(minutes(150), "2 hours ago");
    }
}
