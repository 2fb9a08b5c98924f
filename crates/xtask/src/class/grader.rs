//! `cargo course grade` in a folder, and what is read of its results.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, ensure};
use serde::Deserialize;
use serde_json::Value;

use crate::programs::Programs;

/// What is read of `results.json`.
#[derive(Deserialize)]
struct Results {
    submissions: Vec<Graded>,
}

#[derive(Deserialize)]
struct Graded {
    name: String,
    remarks: Vec<String>,
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
    #[serde(skip)]
    remark: Option<String>,
}

#[derive(Deserialize)]
struct Runs {
    runs: usize,
    answers: usize,
    effort: Option<usize>,
    text: String,
}

impl Exercise {
    /// What an instructor would doubt of it, though its tests pass. Of what no judged run can be made, it must be said.
    pub(super) fn doubt(&self, is_unseen: bool) -> Option<String> {
        if let Some(it) = &self.judged
            && (it.answers < it.runs || it.effort.is_some_and(|effort| effort < it.runs))
        {
            let effort = it
                .effort
                .map_or_else(|| "–".to_owned(), |it| it.to_string());
            return Some(format!(
                "of {} judged runs {} answers are right, and {effort} with little enough work:\n  {}",
                it.runs,
                it.answers,
                it.text.replace('\n', "\n  ")
            ));
        }
        let is_told =
            { self.remark.iter() }.any(|it| it.ends_with("has no judged runs: look at it"));
        match is_unseen && self.judged.is_some() {
            true => (!is_told).then(|| "that it has no judged runs is not said".to_owned()),
            false => self.remark.clone(),
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

/// `cargo course grade`, in a folder.
pub(super) struct Grader {
    program: PathBuf,
    course: PathBuf,
    root: PathBuf,
    pub(super) folder: PathBuf,
    pub(super) options: Vec<String>,
}

impl Grader {
    pub(super) fn find(root: &Path, folder: &Path, options: Vec<String>) -> anyhow::Result<Self> {
        let programs = Programs::of(root, &["grade", "course"])?;
        let path = |name: &str| anyhow::Ok(PathBuf::from(programs.command(name)?.get_program()));
        Ok(Self {
            program: path("grade")?,
            course: path("course")?,
            root: root.to_owned(),
            folder: folder.to_owned(),
            options,
        })
    }

    /// The command that grades into a folder.
    pub(super) fn command(&self, out: &str, options: &[&str]) -> Command {
        let mut grade = Command::new(&self.program);
        grade
            .args(["grade", "--out", out])
            .args(options)
            .current_dir(&self.folder)
            .env("COURSE_ROOT", &self.root)
            .env("COURSE_PROGRAM", &self.course);
        grade
    }

    /// Grades what was handed in.
    pub(super) fn all(&self, out: &str, options: &[&str]) -> Command {
        let mut grade = self.command(out, options);
        grade.arg("handed-in").args(&self.options);
        grade
    }

    pub(super) fn grade(&self, out: &str, options: &[&str]) -> anyhow::Result<()> {
        done(&mut self.all(out, options))
    }

    /// `results.json`, as it is.
    pub(super) fn json(&self, out: &str) -> anyhow::Result<Value> {
        let path = self.folder.join(out).join("results.json");
        let text = fs::read_to_string(&path);
        let text = text.with_context(|| format!("cannot read {}", path.display()))?;
        Ok(serde_json::from_str(&text)?)
    }

    pub(super) fn results(&self, out: &str) -> anyhow::Result<Found> {
        let results: Results = serde_json::from_value(self.json(out)?)?;
        let all = results.submissions.into_iter().flat_map(|graded| {
            let (name, remarks) = (graded.name, graded.remarks);
            let all = graded.exercises.into_iter();
            all.map(move |mut it| {
                let begin = format!("{} ", it.stem);
                it.remark = remarks
                    .iter()
                    .find(|remark| remark.starts_with(&begin))
                    .cloned();
                ((name.clone(), it.stem.clone()), it)
            })
        });
        Ok(all.collect())
    }
}

/// Runs a command that must succeed.
pub(super) fn done(command: &mut Command) -> anyhow::Result<()> {
    // On its standard error it tells how long it still takes.
    let ran = command.stderr(Stdio::inherit()).output();
    let ran = ran.context("cannot start the grader")?;
    ensure!(
        ran.status.success(),
        "grading ended with {}:\n{}",
        ran.status,
        String::from_utf8_lossy(&ran.stdout)
    );
    Ok(())
}
