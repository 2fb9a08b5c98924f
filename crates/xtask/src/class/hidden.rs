//! Hidden tests of the class: the tests that everybody can read once more, for one exercise. So what comes of them is known, and they
//! have a name by which it is seen whether a student is told of them.

use std::fs;
use std::path::Path;

use anyhow::ensure;
use catalogue::Exercise;

use super::grader::Found;

/// The module that they are in.
const NAME: &str = "planted_by_the_class";

/// Writes them beside what was handed in. The options for the grader.
pub(super) fn plant(
    root: &Path,
    exercise: &Exercise,
    folder: &Path,
) -> anyhow::Result<[String; 2]> {
    let tests = fs::read_to_string(root.join(exercise.tests()))?;
    fs::create_dir_all(folder.join("hidden"))?;
    let file = folder.join("hidden").join(format!("{}.rs", exercise.stem));
    // What explains wrong answers stays a module of the file: its path leads from there.
    let is_included = |line: &&str| line.starts_with("#[path = ") || *line == "mod check;";
    let (included, tests): (Vec<&str>, Vec<&str>) = tests.lines().partition(is_included);
    let (included, tests) = (included.join("\n"), tests.join("\n"));
    fs::write(
        file,
        format!("{included}\nmod {NAME} {{\n{tests}\nuse super::check;\n}}\n"),
    )?;
    Ok(["--hidden-tests", "hidden"].map(str::to_owned))
}

/// They pass where the others do, and are told to nobody but the instructor.
pub(super) fn check(grades: &Path, stem: &str, found: &Found) -> anyhow::Result<()> {
    let mut fails = false;
    for ((name, _), exercise) in found.iter().filter(|((_, it), _)| it == stem) {
        let tests = exercise.hidden_tests.as_ref();
        let is_right = tests.is_some_and(|it| it.passed == it.tests);
        // What is not written is said without the names of tests.
        fails |= exercise.result == "failed";
        ensure!(
            is_right == (exercise.result == "solved"),
            "{name}, {stem}: {}, and of the same tests, hidden, {} pass",
            exercise.result,
            tests.map_or_else(
                || "none".to_owned(),
                |it| format!("{} of {}", it.passed, it.tests)
            )
        );
    }
    let mut told = Vec::new();
    for page in fs::read_dir(grades.join("pages"))? {
        told.push(page?.path());
    }
    for file in told {
        ensure!(
            !fs::read_to_string(&file)?.contains(NAME),
            "{} tells of a hidden test",
            file.display()
        );
    }
    let is_told = fs::read_to_string(grades.join("results.json"))?.contains(NAME);
    // Of those that pass nothing is told.
    ensure!(
        is_told || !fails,
        "no hidden test was told to the instructor"
    );
    println!("the hidden tests of {stem} pass where the others do, and no student is told of them");
    Ok(())
}
