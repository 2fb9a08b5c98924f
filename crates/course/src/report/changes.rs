//! What the last change to the program did to its tests.

use super::View;
use super::names::Names;
use crate::change::{Change, Outcomes};
use terminal::{DIM, clean, columns, paint};

/// What passes now and what is broken, a quiet line each. A function is named as passed where all of
/// its cases pass now, and as broken where all of them passed before; of others, cases are counted.
pub(super) fn lines(change: &Change, names: &Names<'_>, view: View) -> Vec<String> {
    let since = match view.has_keys {
        true => "since the last save",
        false => "since the last verdict",
    };
    let mut lines = Vec::new();
    let mut tell = |tests: &[String], outcomes: &Outcomes, begin: &str, one: &str, many: &str| {
        let (whole, parts): (Vec<_>, Vec<_>) = functions(tests, names)
            .into_iter()
            .partition(|(function, _)| is_whole(function, outcomes, names));
        if !whole.is_empty() {
            let begin = format!("{begin} {since}:");
            // In the same line where it has room, or else below.
            let room = |before: usize| view.width.saturating_sub(4 + before);
            let beside = listed(&whole, room(columns(&begin) + 1));
            if columns(&beside) <= room(columns(&begin) + 1) {
                lines.push(format!("{begin} {beside}"));
            } else {
                lines.extend([begin, format!("  {}", listed(&whole, room(2)))]);
            }
        }
        match parts.iter().map(|(_, cases)| cases).sum::<usize>() {
            0 => {}
            1 => lines.push(format!("1 more {one} {since}.")),
            cases => lines.push(format!("{cases} more {many} {since}.")),
        }
    };
    let (passed, broken) = (&change.newly_passed, &change.newly_broken);
    tell(
        passed,
        &change.now,
        "Newly passed",
        "case passes",
        "cases pass",
    );
    tell(broken, &change.before, "Broken", "case fails", "cases fail");
    let lines = lines.iter();
    lines.map(|line| paint(DIM, format!("  {line}"))).collect()
}

/// Whether all tests of a function passed.
fn is_whole(function: &str, outcomes: &Outcomes, names: &Names<'_>) -> bool {
    let mut its_own = outcomes
        .iter()
        .filter(|(test, _)| names.function(test) == function);
    its_own.all(|(_, is_passed)| *is_passed)
}

/// The functions of tests, and how many of these are cases of each.
fn functions<'t>(tests: &'t [String], names: &Names<'_>) -> Vec<(&'t str, usize)> {
    let mut functions: Vec<(&str, usize)> = Vec::new();
    for test in tests {
        let function = names.function(test);
        match functions.iter_mut().find(|(known, _)| *known == function) {
            Some((_, cases)) => *cases += 1,
            None => functions.push((function, 1)),
        }
    }
    functions
}

/// `the_value (3 cases), the_move and 2 more`: as many as there is room for, and the first anyway.
fn listed(functions: &[(&str, usize)], room: usize) -> String {
    let shown = |(function, cases): &(&str, usize)| match cases {
        1 => clean(function).into_owned(),
        cases => format!("{} ({cases} cases)", clean(function)),
    };
    let all: Vec<String> = functions.iter().map(shown).collect();
    let with = |named: usize| match all.len() - named {
        0 => format!("{}.", all.join(", ")),
        more => format!("{} and {more} more.", all[..named].join(", ")),
    };
    let fits = |named: &usize| columns(&with(*named)) <= room;
    with((1..=all.len()).rev().find(fits).unwrap_or(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said of tests that are newly passed, newly broken, and red before and after.
    fn said(passed: &[&str], broken: &[&str], red: &[&str], has_keys: bool) -> String {
        let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let outcomes = |now: bool| -> Outcomes {
            let all = [(passed, now), (broken, !now), (red, false)];
            let each = |(names, is): (&[&str], bool)| {
                names
                    .iter()
                    .map(move |name| ((*name).to_owned(), is))
                    .collect::<Vec<_>>()
            };
            all.into_iter().flat_map(each).collect()
        };
        let change = Change {
            newly_passed: owned(passed),
            newly_broken: owned(broken),
            before: outcomes(false),
            now: outcomes(true),
        };
        let view = View {
            width: 80,
            has_keys,
            is_full: false,
        };
        let lines = lines(&change, &Names::new(Vec::new(), String::new()), view);
        anstream::adapter::strip_str(&lines.join("\n")).to_string()
    }

    #[test]
    fn a_function_that_turned_as_a_whole_is_named_and_of_others_the_cases_are_counted() {
        assert_eq!(said(&[], &[], &["a"], true), "");
        assert_eq!(
            said(&["a"], &[], &[], true),
            "  Newly passed since the last save: a."
        );
        assert_eq!(
            said(&["a", "b"], &["c::case_1", "d", "c::case_2"], &["e"], false),
            "  Newly passed since the last verdict: a, b.\n  \
             Broken since the last verdict: c (2 cases), d."
        );
        // Another case of each was red, and is.
        assert_eq!(
            said(
                &["a::case_1", "a::case_2"],
                &["c::case_1"],
                &["a::case_3", "c::case_2"],
                true
            ),
            "  2 more cases pass since the last save.\n  1 more case fails since the last save."
        );
        // One case passes now, and another of the same function fails.
        assert_eq!(
            said(&["a::case_1"], &["a::case_2"], &[], true),
            "  1 more case passes since the last save.\n  1 more case fails since the last save."
        );
        assert!(said(&[], &["a", "b", "c", "d", "e"], &[], true).ends_with("a, b, c, d, e."));
        let long = [
            "a_long_name_of_a_test",
            "another_long_name_of_a_test",
            "b",
            "c",
        ];
        let said = said(&[], &long, &[], true);
        assert!(
            said.ends_with("a_long_name_of_a_test and 3 more."),
            "{said}"
        );
        assert!(columns(&said) < 80, "{said}");
        let wide = "a_name_that_has_no_room_beside_the_words_before_it";
        assert_eq!(
            self::said(&[wide], &[], &[], true),
            format!("  Newly passed since the last save:\n    {wide}.")
        );
    }
}
