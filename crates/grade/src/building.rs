//! Builds a chapter with submitted files.
//!
//! The exercises of a chapter are one library, so one broken file would break all of them. The builder replaces a
//! broken file by its stub and tries again. If the compiler blames no file, because it was stopped, the builder tries
//! each file among stubs.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use subprocess::{Cancel, End, building_limits};
use terminal::clean;

use crate::edition::{Edition, Files, RUNS, TOGETHER};
use crate::place::Place;
use crate::sandbox::Sandbox;

/// The target of judged runs.
pub(crate) const WASM: &str = "wasm32-wasip1";

/// The number of letters kept of the compiler's messages about a file.
const TOLD: usize = 6_000;

/// Builds programs of a chapter.
#[derive(Clone, Copy)]
pub(crate) struct Builder<'b> {
    pub(crate) edition: &'b Edition<'b>,
    pub(crate) sandbox: Sandbox,
    /// The deadline of a build, if the libraries are built.
    pub(crate) building: Duration,
}

/// The program to build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum What {
    /// The program of all tests.
    Tests,
    /// The program of the runs, for [`WASM`].
    Runs,
}

/// The outcome of a build.
enum Built {
    /// The program.
    Done(PathBuf),
    /// The broken exercises, with the compiler's messages.
    Broken(Said),
    /// The compiler was stopped, or it blames no file. The text is the reason.
    Stopped(String),
}

/// The compiler's messages, by the stem of the exercise.
pub(crate) type Said = BTreeMap<String, String>;

impl Builder<'_> {
    /// Builds the stubs, and the libraries if they are missing.
    pub(crate) fn stubs(&self, place: &Place, what: What) -> Result<PathBuf> {
        match self.build(place, what, subprocess::FIRST_BUILD)? {
            Built::Done(program) => Ok(program),
            Built::Broken(said) => bail!(
                "the stubs cannot be built here, so no submission can be graded:\n{}",
                said.into_values().collect::<Vec<_>>().join("\n")
            ),
            Built::Stopped(why) => bail!("the stubs cannot be built here: {why}"),
        }
    }

    /// Builds a program of these files, with stubs for the broken ones. Returns the program and the messages about these.
    pub(crate) fn settle(
        &self,
        place: &Place,
        what: What,
        files: &Files,
    ) -> Result<(PathBuf, Said)> {
        let mut left = files.clone();
        let mut broken = Said::new();
        loop {
            self.edition.hold(&place.real, &left)?;
            let mut found = match self.build(place, what, self.building)? {
                Built::Done(program) => return Ok((program, broken)),
                Built::Broken(found) => found,
                Built::Stopped(why) => self.each_alone(place, what, &left, &why)?,
            };
            // A stub can be broken by another file.
            if !found.keys().any(|stem| left.contains_key(stem)) {
                let why = found.into_values().collect::<Vec<_>>().join("\n");
                found = self.each_alone(place, what, &left, &why)?;
            }
            if left.is_empty() {
                bail!("the stubs cannot be built any more");
            }
            for (stem, said) in found {
                if left.remove(&stem).is_some() {
                    broken.insert(stem, said);
                }
            }
        }
    }

    /// The files that do not compile among stubs, or all files if each of them does.
    fn each_alone(&self, place: &Place, what: What, files: &Files, why: &str) -> Result<Said> {
        let mut found = Said::new();
        for (stem, text) in files {
            let alone = Files::from([(stem.clone(), text.clone())]);
            self.edition.hold(&place.real, &alone)?;
            let said = match self.build(place, what, self.building)? {
                Built::Done(_) => continue,
                Built::Stopped(why) => why,
                Built::Broken(mut said) => match said.remove(stem) {
                    Some(own) => own,
                    None => said.into_values().collect::<Vec<_>>().join("\n"),
                },
            };
            found.insert(stem.clone(), said);
        }
        if found.is_empty() {
            let why = format!("{why} Each of the files alone compiles.");
            found.extend(files.keys().map(|stem| (stem.clone(), why.clone())));
        }
        Ok(found)
    }

    fn build(&self, place: &Place, what: What, longest: Duration) -> Result<Built> {
        let cargo = self
            .sandbox
            .around_build(&self.cargo(what), &place.real, &place.seen);
        let ran = subprocess::run(cargo, &building_limits(longest), &Cancel::default(), |_| {})
            .context("cannot run cargo")?;
        let lines = ran.stdout.lines();
        let messages = lines.filter_map(|line| serde_json::from_str(line).ok());
        let messages: Vec<Value> = messages.collect();
        match ran.end {
            End::Exited(status) if status.success() => {
                let mut programs = messages.iter().rev().filter_map(|it| program(it, what));
                let program = programs.next().context("cargo has built no program")?;
                Ok(Built::Done(place.built(program)))
            }
            End::Exited(_) => Ok(self.blame(&messages, &ran.stderr)),
            End::Deadline(_) => {
                let seconds = longest.as_secs_f64();
                Ok(Built::Stopped(format!(
                    "It was not compiled within {seconds} s."
                )))
            }
            End::Memory(_) | End::Cancelled => bail!("the build was stopped"),
        }
    }

    fn cargo(&self, what: What) -> Command {
        let package = self.edition.chapter.student_package();
        let mut cargo = subprocess::installed::cargo();
        cargo.arg("build");
        match what {
            // A submission changes nearly all parts of the program anyway, and of the usual 256 each is a file.
            What::Tests => cargo
                .args(["--test", TOGETHER, "--config"])
                .arg(format!("profile.dev.package.{package}.codegen-units=4")),
            What::Runs => cargo
                .args(["--bin", &self.edition.chapter.trace_example()])
                .args(["--features", RUNS, "--target", WASM])
                // Numbers overflow as in the tests, and a run takes a fifth of the instructions.
                .env("CARGO_PROFILE_DEV_OPT_LEVEL", "1"),
        };
        // It takes longer to build, and makes the programs no faster. Both have the same macros only if both are without it.
        cargo.env("CARGO_PROFILE_DEV_LTO", "off");
        cargo.args(["--package", &package, "--message-format", "json"]);
        cargo.args(["--quiet", "--offline", "--locked"]);
        cargo
    }

    /// The exercises that the compiler's errors blame.
    fn blame(&self, messages: &[Value], stderr: &str) -> Built {
        let mut said = Said::new();
        let errors = messages.iter().map(|message| &message["message"]);
        let mut first = None;
        for error in errors.filter(|error| error["level"] == "error") {
            let rendered = error["rendered"].as_str();
            first = first.or(rendered);
            let spans = error["spans"].as_array().into_iter().flatten();
            let mut files = spans.filter(|it| it["is_primary"] == true).flat_map(files);
            let Some(owner) = files.find_map(|file| self.edition.owner(file)) else {
                continue;
            };
            let text = said.entry(owner.stem.clone()).or_default();
            if text.len() < TOLD {
                text.extend(clean(rendered.unwrap_or_default()).chars().take(TOLD));
            }
        }
        if said.is_empty() {
            let why = first.unwrap_or(stderr).trim();
            let why: String = why.chars().take(TOLD).collect();
            return Built::Stopped(format!("The compiler did not finish. {why}"));
        }
        Built::Broken(said)
    }
}

/// Returns the program that cargo has built, or `None` if its message is about something else.
fn program(message: &Value, what: What) -> Option<&Path> {
    let kind = match what {
        What::Tests => "test",
        What::Runs => "bin",
    };
    let mut kinds = message["target"]["kind"].as_array()?.iter();
    let files = [&message["executable"], &message["filenames"][0]];
    let file = files.into_iter().find_map(Value::as_str)?;
    kinds.any(|it| it == kind).then(|| Path::new(file))
}

/// Returns the file of a span, and the files of the macro calls around it.
fn files(span: &Value) -> impl Iterator<Item = &str> {
    let all = std::iter::successors(Some(span), |span| span["expansion"].get("span"));
    all.filter_map(|span| span["file_name"].as_str())
}
