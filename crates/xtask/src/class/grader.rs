//! `cargo course grade` in a folder, and what is read of its results.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, ensure};
use serde::Deserialize;

use crate::programs::Programs;

/// What is read of `results.json`.
#[derive(Deserialize)]
struct Results {
    submissions: Vec<Graded>,
}

#[derive(Deserialize)]
struct Graded {
    name: String,
    exercises: Vec<Exercise>,
}

/// What came of an exercise.
#[derive(Deserialize)]
pub(super) struct Exercise {
    stem: String,
    pub(super) result: String,
    /// What its tests say.
    pub(super) text: String,
    judged: Option<Runs>,
    /// What the instructor is to look at.
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
    /// What an instructor would doubt of it, though its tests pass. No judged run is right of what needs a whole system.
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

    /// That judged runs, where there are some, do not find too much work, or say something else of it.
    pub(super) fn passed_over(&self, says: &str) -> Option<String> {
        let it = self.judged.as_ref()?;
        let is_found = it.effort.is_some_and(|effort| effort < it.answers);
        match is_found && it.text.contains(says) {
            true => None,
            false => Some(format!(
                "its judged runs should find too much work and say \"{says}\", and of {} it has little enough in {:?}:\n  {}",
                it.runs,
                it.effort,
                it.text.replace('\n', "\n  ")
            )),
        }
    }
}

/// What came of each exercise, by submission and stem.
pub(super) type Found = BTreeMap<(String, String), Exercise>;

/// Grades what was handed in into a folder.
pub(super) fn grade(root: &Path, folder: &Path, options: &[String]) -> anyhow::Result<Found> {
    let mut grade = Programs::of(root, &["grade"])?.command("grade")?;
    grade
        .args(["grade", "handed-in"])
        .args(options)
        .current_dir(folder)
        .env("COURSE_ROOT", root)
        // There it tells how long it still takes.
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
