//! What an earlier save was told, kept while the newest says nothing of the answers: it did not compile, or
//! did not end. It is shown below, as what it is: old.

use std::time::{Duration, Instant};

use anyhow::Result;

use crate::test_end::TestEnd;
use crate::verdict::Verdict;

/// A verdict, and which save it is of.
pub(super) struct Told {
    pub(super) verdict: Result<Verdict>,
    /// The number of the save.
    save: u64,
    at: Instant,
}

impl Told {
    /// A verdict that has just come.
    pub(super) fn now(verdict: Result<Verdict>, save: u64) -> Self {
        Self {
            verdict,
            save,
            at: Instant::now(),
        }
    }

    /// Whether it tells anything of what the program answers.
    pub(super) fn tells_of_answers(&self) -> bool {
        let Ok(Verdict::Tested(tested)) = &self.verdict else {
            return false;
        };
        let mut failing = tested.results.iter().filter(|result| !result.end.is_fine());
        let says_nothing = |end: &TestEnd| end.is_stopped() || *end == TestEnd::Overflowed;
        let is_solved = failing.clone().next().is_none();
        is_solved || failing.any(|result| !says_nothing(&result.end))
    }

    /// `From the save before, 3 minutes ago:`, where this is the newest save.
    pub(super) fn when(&self, newest: u64) -> String {
        let save = match newest.saturating_sub(self.save) {
            0 => "From this text".to_owned(), // it was tested again without a save
            1 => "From the save before".to_owned(),
            saves => format!("From {saves} saves ago"),
        };
        format!("{save}, {}:", ago(self.at.elapsed()))
    }

    /// Changes when [`Told::when`] may say something else.
    pub(super) fn minutes(&self) -> u64 {
        self.at.elapsed().as_secs() / 60
    }
}

/// `3 minutes ago`.
fn ago(time: Duration) -> String {
    match time.as_secs() / 60 {
        0 => "less than a minute ago".to_owned(),
        minutes @ 1..60 => format!("{} ago", words::counted(minutes as usize, "minute")),
        minutes => format!("{} ago", words::counted(minutes as usize / 60, "hour")),
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
