//! What the last change to the program did to its tests.

use super::View;
use super::names::Names;
use crate::change::Change;
use crate::style::{DIM, clean, columns, paint};

/// Which tests are newly passed and newly broken, a quiet line each.
pub(super) fn lines(change: &Change, names: &Names<'_>, view: View) -> Vec<String> {
    let since = match view.has_keys {
        true => "since the last save",
        false => "since the last verdict",
    };
    let mut lines = Vec::new();
    match change.newly_passed.len() {
        0 => {}
        1 => lines.push(format!("1 more test passes {since}.")),
        many => lines.push(format!("{many} more tests pass {since}.")),
    }
    if !change.newly_broken.is_empty() {
        let begin = format!("Broken {since}: ");
        let room = view.width.saturating_sub(4 + columns(&begin));
        lines.push(begin + &listed(&change.newly_broken, names, room));
    }
    let lines = lines.iter();
    lines.map(|line| paint(DIM, format!("  {line}"))).collect()
}

/// `the_value (3 cases), the_move and 2 more`: as many as there is room for, and the first anyway.
fn listed(tests: &[String], names: &Names<'_>, room: usize) -> String {
    let mut functions: Vec<(&str, usize)> = Vec::new();
    for test in tests {
        let function = names.function(test);
        match functions.iter_mut().find(|(known, _)| *known == function) {
            Some((_, cases)) => *cases += 1,
            None => functions.push((function, 1)),
        }
    }
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

    fn said(passed: &[&str], broken: &[&str], has_keys: bool) -> String {
        let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let change = Change {
            newly_passed: owned(passed),
            newly_broken: owned(broken),
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
    fn what_passes_now_is_counted_and_what_is_broken_is_named() {
        assert_eq!(said(&[], &[], true), "");
        assert_eq!(
            said(&["a"], &[], true),
            "  1 more test passes since the last save."
        );
        assert_eq!(
            said(&["a", "b"], &["c::case_1", "d", "c::case_2"], false),
            "  2 more tests pass since the last verdict.\n  Broken since the last verdict: c (2 cases), d."
        );
        assert!(said(&[], &["a", "b", "c", "d", "e"], true).ends_with("a, b, c, d, e."));
        let long = [
            "a_long_name_of_a_test",
            "another_long_name_of_a_test",
            "b",
            "c",
        ];
        let said = said(&[], &long, true);
        assert!(
            said.ends_with("a_long_name_of_a_test and 3 more."),
            "{said}"
        );
        assert!(columns(&said) < 80, "{said}");
    }
}
