//! Describes the effect of the last change on the tests.

use super::View;
use crate::change::Change;
use terminal::{DIM, paint};

/// Returns a dim line with the number of tests that newly pass and newly fail, or `None` if nothing changed.
pub(super) fn line(change: Change, view: View) -> Option<String> {
    let since = match view.has_keys {
        true => "Since the last save",
        false => "Since the last verdict",
    };
    let passed = match change.newly_passed {
        0 => None,
        1 => Some("1 more test passes".to_owned()),
        tests => Some(format!("{tests} more tests pass")),
    };
    let broken = match (change.newly_broken, &passed) {
        (0, _) => None,
        (1, None) => Some("1 test that passed before now fails".to_owned()),
        (1, Some(_)) => Some("1 that passed before now fails".to_owned()),
        (tests, None) => Some(format!("{tests} tests that passed before now fail")),
        (tests, Some(_)) => Some(format!("{tests} that passed before now fail")),
    };
    let parts: Vec<String> = passed.into_iter().chain(broken).collect();
    (!parts.is_empty()).then(|| paint(DIM, format!("  {since}, {}.", parts.join(", and "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_counts_tests() {
        for (passed, broken, has_keys, said) in [
            (0, 0, true, None),
            (1, 0, true, Some("Since the last save, 1 more test passes.")),
            (
                4,
                0,
                false,
                Some("Since the last verdict, 4 more tests pass."),
            ),
            (
                0,
                1,
                true,
                Some("Since the last save, 1 test that passed before now fails."),
            ),
            (
                0,
                3,
                true,
                Some("Since the last save, 3 tests that passed before now fail."),
            ),
            (
                1,
                1,
                true,
                Some(
                    "Since the last save, 1 more test passes, and 1 that passed before now fails.",
                ),
            ),
            (
                12,
                2,
                true,
                Some("Since the last save, 12 more tests pass, and 2 that passed before now fail."),
            ),
        ] {
            let change = Change {
                newly_passed: passed,
                newly_broken: broken,
            };
            let view = View {
                width: 80,
                has_keys,
                is_full: false,
            };
            let line = line(change, view);
            let line = line.map(|it| anstream::adapter::strip_str(&it).to_string());
            assert_eq!(line.as_deref().map(str::trim_start), said);
        }
    }
}
