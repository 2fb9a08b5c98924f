//! Judges a submission in an edition: builds it, has `cargo course` run the tests, and keeps each exercise apart.
//!
//! The exercises of a chapter are one library, so a file that does not compile would fail all of them. Its stub is
//! put in its place, and the others are tested.

use std::collections::BTreeMap;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use wire::{End, Judged, Outcome};

use crate::edition::Edition;
use crate::sandbox::Sandbox;
use crate::submission::Submission;
use crate::work::Work;

/// The names of the tests of each exercise, by its ID: those that the version has.
pub(crate) type Tests = BTreeMap<String, Vec<String>>;

/// Runs the tests of submissions.
pub(crate) struct Judge<'j> {
    /// Where.
    pub(crate) edition: &'j Edition<'j>,
    /// In whose folder it is.
    pub(crate) work: &'j Work,
    /// The chapter's number.
    pub(crate) chapter: usize,
    /// Around the build and the tests.
    pub(crate) sandbox: &'j Sandbox,
    /// After which a test is ended.
    pub(crate) deadline: Duration,
}

impl Judge<'_> {
    /// The tests that there are, found by judging the stubs. It builds the libraries on the way.
    pub(crate) fn tests(&self) -> Result<Tests> {
        let nothing = Submission {
            name: String::new(),
            files: BTreeMap::new(),
            about: None,
            remarks: Vec::new(),
        };
        self.edition.hold(&nothing)?;
        let judged = self.run()?;
        for exercise in &judged {
            ensure!(
                matches!(exercise.outcome, Outcome::Unwritten | Outcome::Failed),
                "the stub of {} cannot be tested here, so no submission can be graded:\n{}",
                exercise.id,
                exercise.text.trim()
            );
        }
        let names = judged.into_iter().map(|exercise| {
            // What is not run in this kind of build, neither passes nor fails.
            let run = exercise.tests.into_iter();
            let run = run.filter(|test| test.end != End::Ignored);
            (exercise.id, run.map(|test| test.name).collect())
        });
        Ok(names.collect())
    }

    /// What came of each exercise of a submission, in course order.
    pub(crate) fn judge(&self, submission: &Submission) -> Result<Vec<Judged>> {
        self.edition.hold(submission)?;
        let mut broken: BTreeMap<String, Judged> = BTreeMap::new();
        loop {
            let mut judged = self.run()?;
            let mut is_new = false;
            for exercise in &judged {
                let owner = exercise.file.as_deref();
                let Some(owner) = owner.and_then(|file| self.edition.owner(file)) else {
                    continue;
                };
                // Its own verdict has the compiler's words; the others wait for it.
                let own = judged.iter().find(|own| own.id == owner.id);
                if let (Some(own), false) = (own, broken.contains_key(&owner.id)) {
                    broken.insert(owner.id.clone(), own.clone());
                    self.edition.put_stub(owner)?;
                    is_new = true;
                }
            }
            if !is_new {
                for exercise in &mut judged {
                    if let Some(own) = broken.remove(&exercise.id) {
                        *exercise = own;
                    }
                }
                return Ok(judged);
            }
        }
    }

    fn run(&self) -> Result<Vec<Judged>> {
        self.edition.forget()?;
        // Test files are built side by side so, which `cargo course` builds one after the other. What does not
        // compile it tells of.
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut build = Command::new(cargo);
        build.args(["test", "--no-run", "--keep-going", "--quiet", "--offline"]);
        let mut build = self
            .sandbox
            .around(&build, &self.edition.folder, "exercises");
        let _ = build
            .stdin(self.work.stdin()?)
            .output()
            .context("cannot run cargo")?;

        let mut course = Command::new(course_program()?);
        course
            .args(["test", "--all", "--json", "--chapter"])
            .arg(self.chapter.to_string())
            .arg("--deadline")
            .arg(self.deadline.as_secs_f64().to_string());
        let mut course = self.sandbox.around(&course, &self.edition.folder, "");
        let ran = course
            .stdin(self.work.stdin()?)
            .output()
            .context("cannot run cargo course")?;
        let lines = ran.stdout.split(|byte| *byte == b'\n');
        let lines = lines.filter(|line| !line.is_empty());
        let judged: Result<Vec<Judged>, _> = lines.map(serde_json::from_slice).collect();
        let code = ran.status.code();
        ensure!(
            matches!(code, Some(0 | 1)),
            "the tests could not be run:\n{}",
            String::from_utf8_lossy(&ran.stderr).trim()
        );
        judged.context("`cargo course test --json` said what is no verdict")
    }
}

/// The course's own program: it has started this one, and says where it is.
fn course_program() -> Result<std::ffi::OsString> {
    std::env::var_os("COURSE_PROGRAM").context("run it as `cargo course grade`")
}
