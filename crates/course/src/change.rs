//! How many tests are newly passed and newly broken since the last verdict on the exercise.

use std::collections::BTreeMap;
use std::path::Path;

use crate::plain_file;
use crate::test_end::TestEnd;
use crate::tests_run::TestResult;

/// How a verdict differs from the last one; not at all if there was none before.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Change {
    /// How many tests failed, and pass now.
    pub(crate) newly_passed: usize,
    /// How many tests passed, and fail now.
    pub(crate) newly_broken: usize,
}

/// Whether each test passed.
type Outcomes = BTreeMap<String, bool>;

/// Compares with the outcomes that `memory` holds from last time, and leaves these in it. Where it
/// cannot be read or written, nothing has changed: this is a help and no more.
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
    // Tests that are gone are forgotten.
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
        // What says neither leaves the last outcome as it was.
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
