//! Counts the tests that newly pass or newly fail since the last verdict on the exercise.

use std::collections::BTreeMap;
use std::path::Path;

use crate::plain_file;
use crate::test_end::TestEnd;
use crate::tests_run::TestResult;

/// The difference between a verdict and the last one. All zero if there was no earlier verdict.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Change {
    /// The number of tests that failed before and pass now.
    pub(crate) newly_passed: usize,
    /// The number of tests that passed before and fail now.
    pub(crate) newly_broken: usize,
}

/// Whether each test passed.
type Outcomes = BTreeMap<String, bool>;

/// Compares the results with the last outcomes, read from `memory`, and stores the new ones there. Reports no change if
/// the file cannot be read, and ignores an error in writing: the counts are only a help.
pub(crate) fn since_last(memory: &Path, results: &[TestResult]) -> Change {
    let before = plain_file::read(memory).ok();
    let before = before.and_then(|text| serde_json::from_slice::<Outcomes>(&text).ok());
    let before = before.unwrap_or_default();
    let mut now = before.clone();
    let mut change = Change::default();
    for result in results {
        let is_passed = match result.end {
            TestEnd::Ignored | TestEnd::Starved { .. } => continue, // it says neither
            ref end => *end == TestEnd::Passed,
        };
        now.insert(result.name.clone(), is_passed);
        match (before.get(&result.name), is_passed) {
            (Some(false), true) => change.newly_passed += 1,
            (Some(true), false) => change.newly_broken += 1,
            _ => {}
        }
    }
    // Tests that no longer exist are forgotten.
    now.retain(|name, _| results.iter().any(|result| result.name == *name));
    if now != before
        && let Ok(text) = serde_json::to_vec(&now)
    {
        let _ = plain_file::replace(memory, &text);
    }
    change
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(ends: &[(&str, TestEnd)]) -> Vec<TestResult> {
        let result = |(name, end): &(&str, TestEnd)| TestResult::bare(name, end.clone());
        ends.iter().map(result).collect()
    }

    #[test]
    fn what_passes_now_and_what_fails_now_is_told_once() {
        let folder = tempfile::tempdir().unwrap();
        let memory = folder.path().join("last/f.json");
        let change = |ends: &[(&str, TestEnd)]| {
            let change = since_last(&memory, &results(ends));
            (change.newly_passed, change.newly_broken)
        };
        let none = (0, 0);
        let busy = TestEnd::Starved {
            within: std::time::Duration::ZERO,
            computed: std::time::Duration::ZERO,
        };
        use TestEnd::{DidNotEnd, Ignored, OutOfMemory, Passed};
        assert_eq!(change(&[("b", Passed), ("a", DidNotEnd)]), none);
        let mixed = [("b", OutOfMemory), ("a", Passed), ("new", Passed)];
        assert_eq!(change(&mixed), (1, 1));
        assert_eq!(change(&mixed), none, "it is no news any more");
        // A result that is neither a pass nor a failure keeps the last outcome.
        assert_eq!(change(&[("b", busy), ("a", Ignored)]), none);
        assert_eq!(change(&[("b", Passed), ("a", DidNotEnd)]), (1, 1));
    }

    #[test]
    fn a_damaged_memory_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let memory = folder.path().join("f.json");
        std::fs::write(&memory, "{\"a\": 3").unwrap();
        let passed = results(&[("a", TestEnd::Passed)]);
        assert_eq!(since_last(&memory, &passed), Change::default());
        let failed = results(&[("a", TestEnd::DidNotEnd)]);
        assert_eq!(since_last(&memory, &failed).newly_broken, 1);
    }
}
