//! Reads the test functions of an exercise from the source of its tests, so that a file of points can be checked
//! before any test runs.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use catalogue::Exercise;
use syn::{Attribute, Item};

/// Returns the names of an exercise's test functions in order. All cases of a function count as one, and so do those
/// of a module.
pub(crate) fn of(course: &Path, exercise: &Exercise) -> Result<Vec<String>> {
    let path = course.join(exercise.tests());
    let text =
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    named_in(&text).with_context(|| format!("cannot read {}", path.display()))
}

fn named_in(text: &str) -> Result<Vec<String>> {
    let file = syn::parse_file(text)?;
    let items = file.items.iter().filter(|item| holds_tests(item));
    let names = items.filter_map(|item| match item {
        Item::Fn(function) => Some(function.sig.ident.to_string()),
        Item::Mod(module) => Some(module.ident.to_string()),
        _ => None,
    });
    Ok(names.collect())
}

fn holds_tests(item: &Item) -> bool {
    match item {
        Item::Fn(function) => function.attrs.iter().any(is_of_a_test),
        Item::Mod(module) => {
            let inside = module.content.as_ref();
            inside.is_some_and(|(_, items)| items.iter().any(holds_tests))
        }
        _ => false,
    }
}

/// Returns whether an attribute marks a test: `#[test]` or `#[rstest]`.
fn is_of_a_test(attribute: &Attribute) -> bool {
    ["test", "rstest"]
        .iter()
        .any(|name| attribute.path().is_ident(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::Catalogue;

    #[test]
    fn helpers_are_no_tests_and_cases_count_as_one() {
        let text = "mod common;\n#[test] fn one() {}\nfn help() {}\n\
                    #[rstest]\n#[case(1)]\n#[case(2)]\nfn two(#[case] _: u8) {}\n\
                    mod three { #[test] fn a() {} #[test] fn b() {} }\nmod help_too { fn c() {} }";
        assert_eq!(named_in(text).unwrap(), ["one", "two", "three"]);
    }

    #[test]
    fn what_the_course_says_to_judge_effort_is_a_test_function() {
        let course = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let catalogue = Catalogue::load(&course).unwrap();
        let mut wrong = Vec::new();
        for exercise in catalogue.exercises() {
            let all = of(&course, exercise).unwrap();
            let unknown = { exercise.effort.iter() }.filter(|it| !all.contains(it));
            wrong.extend(unknown.map(|it| format!("{}: {it}", exercise.stem)));
            // Somebody who gets all points for effort has answered something, too.
            let answers = all.iter().any(|it| !exercise.effort.contains(it));
            assert!(answers, "{} has tests of effort alone", exercise.stem);
        }
        assert!(
            wrong.is_empty(),
            "`effort` in course.toml names no test: {wrong:?}"
        );
    }
}
