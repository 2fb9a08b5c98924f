//! Judges the output of the stubs' tests: the tests that reach a `todo!`, and the tests that pass.

use std::collections::BTreeSet;

use catalogue::Exercise;

/// Splits the output of `cargo test` into the test programs and their output. `said` is its standard output. `began` is its
/// standard error, which names each program before it runs.
fn programs<'o>(said: &'o str, began: &'o str) -> impl Iterator<Item = (&'o str, &'o str)> {
    let programs = began
        .lines()
        .map(str::trim_start)
        .filter(|line| line.starts_with("Running ") || line.starts_with("Doc-tests "));
    programs.zip(said.split("\nrunning ").skip(1))
}

/// Returns the exercise that a test program belongs to, or `None` for any other program.
fn of_exercise<'s>(program: &str, stems: &[&'s str]) -> Option<&'s str> {
    let is_its = |stem: &&&str| program.contains(&format!("tests/{stem}.rs "));
    stems.iter().find(is_its).copied()
}

/// Returns the tests of these exercises that fail on a stub without reaching a `todo!`, as `exercise: test`. From such a test, a
/// student would read that something is wrong where nothing is written.
pub(super) fn failed(said: &str, began: &str, stems: &[&str]) -> Vec<String> {
    let of_program = |(program, said): (&str, &str)| {
        let stem = of_exercise(program, stems)?;
        let panics = said.split("\n---- ").skip(1).filter_map(|block| {
            let (test, said) = block.split_once(" stdout ----\n")?;
            let panics = subprocess::panics(said).0;
            let is_unwritten = panics.iter().any(|panic| panic.todo().is_some());
            (!is_unwritten).then(|| format!("{stem}: {test}"))
        });
        Some(panics.collect::<Vec<_>>())
    };
    programs(said, began)
        .filter_map(of_program)
        .flatten()
        .collect()
}

/// Compares the tests that pass on a stub with the catalogue. Returns each test that passes but is not listed in
/// `passes_untouched`, and each listed test that fails or is missing.
pub(super) fn passed(said: &str, began: &str, exercises: &[Exercise]) -> Vec<String> {
    let stems: Vec<&str> = exercises.iter().map(|it| it.stem.as_str()).collect();
    let mut wrong = Vec::new();
    for (program, said) in programs(said, began) {
        let stem = of_exercise(program, &stems);
        let listed = exercises.iter().find(|it| Some(it.stem.as_str()) == stem);
        let listed = listed.map_or(&[][..], |it| &it.passes_untouched);
        let of_kind = |kind: &str| -> Vec<&str> {
            let results = said.lines().filter_map(|line| line.strip_prefix("test "));
            results.filter_map(|it| it.strip_suffix(kind)).collect()
        };
        let function = |test: &&str| test.split("::").next().unwrap_or_default().to_owned();
        let (passes, fails) = (of_kind(" ... ok"), of_kind(" ... FAILED"));
        let name = stem.unwrap_or(program);
        let unlisted = passes
            .iter()
            .filter(|test| !listed.contains(&function(test)));
        wrong.extend(unlisted.map(|test| format!("{name}: {test} passes")));
        let passing: BTreeSet<String> = passes.iter().map(function).collect();
        let failing: BTreeSet<String> = fails.iter().map(function).collect();
        let lost = listed
            .iter()
            .filter(|it| !passing.contains(*it) || failing.contains(*it));
        wrong.extend(lost.map(|test| format!("{name}: {test} does not pass, and is listed")));
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::{failed, passed};

    const BEGAN: &str = "   Compiling my-ch5 v0.1.0\n     Running unittests src/lib.rs (target/a)\n     \
        Running tests/boxes.rs (target/b)\n     Running tests/solver.rs (target/c)\n   Doc-tests boards\n";

    fn said(last: &str) -> String {
        format!(
            "\nrunning 0 tests\n\n\nrunning 1 test\ntest a ... FAILED\n\nfailures:\n\n---- a stdout ----\n\n\
             thread 'a' (7) panicked at src/boxes.rs:3:5:\nnot yet implemented: add the sides\n\n\nfailures:\n    a\n\
             \nrunning 1 test\ntest b ... FAILED\n\nfailures:\n\n---- b stdout ----\n\n{last}\n\n\nfailures:\n    b\n\
             \nrunning 0 tests\n"
        )
    }

    #[test]
    fn a_test_that_says_more_than_a_todo_is_fine_and_one_that_meets_none_is_found() {
        let stems = ["boxes", "solver"];
        let todo = "thread 'b' (8) panicked at src/solver.rs:3:5:\nnot yet implemented: ask\n";
        let other =
            "thread 'b' (8) panicked at tests/solver.rs:9:5:\nsolve: yours returned a panic";
        assert!(failed(&said(todo), BEGAN, &stems).is_empty());
        assert!(failed(&said(&format!("{todo}\n{other}")), BEGAN, &stems).is_empty());
        assert_eq!(failed(&said(other), BEGAN, &stems), ["solver: b"]);
        assert!(failed(&said(other), BEGAN, &["boxes"]).is_empty());
    }

    fn exercise(stem: &str, passes: &[&str]) -> catalogue::Exercise {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let all = catalogue::Catalogue::load(&root).unwrap();
        let mut exercise = all.exercises()[0].clone();
        exercise.stem = stem.to_owned();
        exercise.passes_untouched = passes.iter().map(|&it| it.to_owned()).collect();
        exercise
    }

    #[test]
    fn a_test_passes_on_a_stub_if_and_only_if_the_catalogue_lists_it() {
        let said = "\nrunning 0 tests\n\nrunning 3 tests\ntest values::case_1 ... ok\ntest values::case_2 ... ok\n\
                    test count ... FAILED\n\nrunning 1 test\ntest b ... FAILED\n\nrunning 0 tests\n";
        let all = |boxes: &[&str], solver: &[&str]| {
            passed(
                said,
                BEGAN,
                &[exercise("boxes", boxes), exercise("solver", solver)],
            )
        };
        assert!(all(&["values"], &[]).is_empty());
        assert_eq!(
            all(&[], &[]),
            [
                "boxes: values::case_1 passes",
                "boxes: values::case_2 passes"
            ]
        );
        assert_eq!(
            all(&["values", "count"], &["b"]),
            [
                "boxes: count does not pass, and is listed",
                "solver: b does not pass, and is listed"
            ]
        );
        let one_case_fails = said.replace("case_2 ... ok", "case_2 ... FAILED");
        let wrong = passed(&one_case_fails, BEGAN, &[exercise("boxes", &["values"])]);
        assert_eq!(wrong, ["boxes: values does not pass, and is listed"]);
    }
}
