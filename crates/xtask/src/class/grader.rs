//! Runs `cargo course grade` in a folder and reads its results.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, ensure};
use serde::Deserialize;

use crate::programs::Programs;

/// The parts of `results.json` that are read here.
#[derive(Deserialize)]
struct Results {
    submissions: Vec<Graded>,
}

#[derive(Deserialize)]
struct Graded {
    name: String,
    exercises: Vec<Exercise>,
}

/// The result of one exercise.
#[derive(Deserialize)]
pub(super) struct Exercise {
    stem: String,
    pub(super) result: String,
    /// The output of its tests.
    pub(super) text: String,
    judged: Option<Runs>,
    /// Remarks for the instructor.
    #[serde(default)]
    look: Vec<String>,
}

#[derive(Deserialize)]
struct Runs {
    runs: usize,
    answers: usize,
    effort: Option<usize>,
    text: String,
}

impl Exercise {
    /// Returns a reason to doubt this exercise although its tests pass, or `None`. An exercise that needs a whole system has no
    /// correct judged run.
    pub(super) fn doubt(&self, has_runs: bool) -> Option<String> {
        if let Some(it) = &self.judged
            && (it.answers < it.runs || it.effort.is_some_and(|effort| effort < it.runs))
        {
            let (runs, answers) = (it.runs, it.answers);
            let text = format!(
                "of {runs} judged runs {answers} answers are right, and {:?} with little enough work:\n  {}",
                it.effort,
                it.text.replace('\n', "\n  ")
            );
            return has_runs.then_some(text);
        }
        match has_runs || self.judged.is_none() {
            true => self.look.first().cloned(),
            false => Some("its judged runs are right, though it starts a thread".to_owned()),
        }
    }

    /// Returns a complaint if the exercise has judged runs and they do not report too much work, or report it in other words than
    /// `says`.
    pub(super) fn passed_over(&self, says: &str) -> Option<String> {
        let it = self.judged.as_ref()?;
        let is_found = it.effort.is_some_and(|effort| effort < it.answers);
        match is_found && it.text.contains(says) {
            true => None,
            false => Some(format!(
                "its judged runs should find too much work and report \"{says}\", but of {} runs {:?} had little \
                enough:\n  {}",
                it.runs,
                it.effort,
                it.text.replace('\n', "\n  ")
            )),
        }
    }
}

/// The result of each exercise, by submission and stem.
pub(super) type Found = BTreeMap<(String, String), Exercise>;

/// Grades the submissions in a folder.
pub(super) fn grade(root: &Path, folder: &Path, options: &[String]) -> anyhow::Result<Found> {
    let mut grade = Programs::of(root, &["grade"])?.command("grade")?;
    grade
        .args(["grade", "handed-in"])
        .args(options)
        .current_dir(folder)
        .env("COURSE_ROOT", root)
        // The grader prints the remaining time there.
        .stderr(Stdio::inherit());
    let ran = grade.output().context("cannot start the grader")?;
    ensure!(
        ran.status.success(),
        "grading ended with {}:\n{}",
        ran.status,
        String::from_utf8_lossy(&ran.stdout)
    );
    let path = folder.join("grades/results.json");
    let text = fs::read_to_string(&path);
    let text = text.with_context(|| format!("cannot read {}", path.display()))?;
    let results: Results = serde_json::from_str(&text)?;
    let all = results.submissions.into_iter().flat_map(|graded| {
        let all = graded.exercises.into_iter();
        all.map(move |it| ((graded.name.clone(), it.stem.clone()), it))
    });
    Ok(all.collect())
}
