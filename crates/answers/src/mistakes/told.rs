//! Runs the tests on the wrong answers that a page of the book offers, and finds the lines in which they differ from the
//! reference.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, bail};
use catalogue::{Catalogue, Student, WrongAnswer};
use serde::Serialize;
use serde::de::IgnoredAny;
use similar::{ChangeTag, TextDiff};

use super::bench::Bench;
use super::{DEADLINE, read};
use crate::places::{self, Placed};

/// The messages for the author of a wrong answer.
#[derive(Debug, Serialize)]
pub struct Told {
    /// The misconception, in a sentence.
    mistake: String,
    /// The message of the first failing test.
    says: String,
    /// The lines of the answer that are missing in the reference.
    lines: Vec<String>,
}

/// The wrong answers listed in `book/what-ifs.toml`, by exercise and name.
pub type Answers = BTreeMap<String, BTreeMap<String, Told>>;

/// Runs the tests on these answers.
pub fn told(root: &Path) -> anyhow::Result<Answers> {
    let catalogue = Catalogue::load(root)?;
    let students = catalogue::what_ifs::<IgnoredAny>(root)?.students;
    let mut answers = Answers::new();
    for student in &students {
        let told = of_exercise(root, &catalogue, student);
        let told = told.with_context(|| format!("the wrong answers to {}", student.exercise))?;
        answers.insert(student.exercise.clone(), told);
    }
    Ok(answers)
}

fn of_exercise(
    root: &Path,
    catalogue: &Catalogue,
    student: &Student,
) -> anyhow::Result<BTreeMap<String, Told>> {
    let exercise = catalogue.find(&student.exercise)?;
    let reference = std::fs::read_to_string(root.join(exercise.reference()))?;
    let (stub, plain) = (
        ::stubs::of(&root.join(exercise.reference()))?,
        ::stubs::substitute(&reference, &[])?,
    );
    let tests = std::fs::read_to_string(root.join(exercise.tests()))?;
    let known = places::answers(root, exercise)?;
    let answer = |WrongAnswer { mistake, .. }: &WrongAnswer| {
        let named = known.iter().find(|it| it.answer.name == *mistake);
        let Placed { place, answer } =
            named.with_context(|| format!("no known answer is called {mistake}"))?;
        read(answer, &reference, &stub).with_context(|| place.clone())
    };
    let answers = student.answers.iter().map(answer);
    let answers = answers.collect::<anyhow::Result<Vec<_>>>()?;
    let modules = answers.iter().map(|(_, module)| module.clone()).enumerate();
    let bench = Bench::set_up(root, &exercise.chapter)?;
    let programs = bench.build_together(exercise, &reference, modules.collect())?;
    let mut told = BTreeMap::new();
    for (number, (it, (attempt, module))) in student.answers.iter().zip(&answers).enumerate() {
        let alone = match programs.contains_key(&number) {
            true => None,
            false => Some(bench.build_with(exercise, module)?),
        };
        let program = alone.as_ref().unwrap_or_else(|| &programs[&number]);
        let mut says = None;
        for name in program.tests(&tests)? {
            let outcome = program.run(&name, DEADLINE)?;
            if !outcome.passed {
                says = Some(words(outcome.message()));
                break;
            }
        }
        let Some(says) = says else {
            bail!("the tests pass although: {}", attempt.what);
        };
        let lines = added(&plain, module);
        let mistake = attempt.what.clone();
        told.insert(
            it.mistake.clone(),
            Told {
                mistake,
                says,
                lines,
            },
        );
    }
    bench.restore(exercise, &reference)?;
    Ok(told)
}

/// Returns the claim of a message and its explanation, line by line, without the location of the panic before them and without
/// the drawings and boards after them.
pub(super) fn words(message: &str) -> String {
    let said = message.split_once('\n').map_or(message, |(_, said)| said);
    let claim = said.trim().split("\n\n").next().unwrap_or_default();
    claim.to_owned()
}

/// Returns the lines that are in `answer` and not in `reference`.
fn added(reference: &str, answer: &str) -> Vec<String> {
    let difference = TextDiff::from_lines(reference, answer);
    let lines = difference.iter_all_changes();
    let lines = lines.filter(|change| change.tag() == ChangeTag::Insert);
    let lines: Vec<String> = lines
        .map(|change| change.value().trim_end().to_owned())
        .filter(|line| !line.is_empty())
        .collect();
    let depth = |line: &String| line.len() - line.trim_start().len();
    let least = lines.iter().map(depth).min().unwrap_or(0);
    lines.iter().map(|line| line[least..].to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_keeps_its_claim_and_loses_its_place_and_its_drawing() {
        let said = "tests/factorial.rs:5:9:\nyou read:\n  [44]\n\nfactorial(0) = 0";
        assert_eq!(words(said), "you read:\n  [44]");
    }

    #[test]
    fn an_answer_is_reduced_to_the_lines_missing_from_the_reference() {
        let (ours, other) = (
            "fn f() {\n    a();\n    b();\n}\n",
            "fn f() {\n    a();\n    c();\n}\n",
        );
        assert_eq!(added(ours, other), ["c();"]);
    }
}
