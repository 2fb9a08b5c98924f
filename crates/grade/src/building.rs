//! Builds a chapter with files that were handed in, and keeps its exercises apart.
//!
//! The exercises of a chapter are one library, so a file that does not compile would fail all of them. Its stub is put in its place,
//! and the others are built. Where the compiler blames no file, because it did not come to its end, each is built among stubs alone.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use child::{Cancel, End, building_limits};
use serde::Deserialize;
use terminal::clean;

use crate::edition::{Edition, Files, TOGETHER};
use crate::place::Place;
use crate::sandbox::Sandbox;

/// What judged runs are compiled for.
pub(crate) const WASM: &str = "wasm32-wasip1";

/// So many letters are told of what the compiler says of a file.
const TOLD: usize = 6_000;

/// Builds what is asked for in a place.
#[derive(Clone, Copy)]
pub(crate) struct Builder<'b> {
    pub(crate) edition: &'b Edition<'b>,
    pub(crate) sandbox: Sandbox,
    /// After which a build is ended, when the libraries are there.
    pub(crate) building: Duration,
}

/// What is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum What {
    /// The program of all tests.
    Tests,
    /// The program of the runs, for [`WASM`].
    Runs,
}

/// What came of a build.
enum Built {
    /// The program.
    Done(PathBuf),
    /// The stems of the exercises whose files do not compile, with what is said of each.
    Broken(Said),
    /// The compiler did not come to its end, or blames no file: what is said instead.
    Stopped(String),
}

/// What the compiler says, by the stems of the exercises.
pub(crate) type Said = BTreeMap<String, String>;

impl Builder<'_> {
    /// Builds the stubs, which must compile. They take long, if the libraries are to be built, too.
    pub(crate) fn stubs(&self, place: &Place, what: What) -> Result<PathBuf> {
        match self.build(place, what, child::FIRST_BUILD)? {
            Built::Done(program) => Ok(program),
            Built::Broken(said) => bail!(
                "the stubs cannot be built here, so no submission can be graded:\n{}",
                said.into_values().collect::<Vec<_>>().join("\n")
            ),
            Built::Stopped(why) => bail!("the stubs cannot be built here: {why}"),
        }
    }

    /// Builds a program of these files, and stubs in the places of those that do not compile: of each what is said.
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
            // One that is the stub does not fit to what another file has.
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

    /// Those of these files with which the compiler does not come to an end, each among stubs; all, where it does so only with several.
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
        let ran = child::run(cargo, &building_limits(longest), &Cancel::default(), |_| {})
            .context("cannot run cargo")?;
        let messages = ran
            .stdout
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok());
        let messages: Vec<Message> = messages.collect();
        match ran.end {
            End::Exited(status) if status.success() => {
                let mut programs = messages.iter().rev().filter_map(|it| it.program(what));
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
        let mut cargo = installed::cargo();
        cargo.arg("build");
        match what {
            What::Tests => cargo.args(["--test", TOGETHER]),
            What::Runs => cargo
                .args([
                    "--example",
                    &self.edition.chapter.trace_example(),
                    "--target",
                    WASM,
                ])
                // Numbers overflow as in the tests, and a run takes a fifth of the instructions.
                .env("CARGO_PROFILE_DEV_OPT_LEVEL", "1")
                // Which takes longer to build, and makes the program no faster.
                .env("CARGO_PROFILE_DEV_LTO", "off"),
        };
        let package = self.edition.chapter.student_package();
        cargo.args(["--package", &package, "--message-format", "json"]);
        cargo.args(["--quiet", "--offline", "--locked"]);
        cargo
    }

    /// Whom the compiler's errors blame.
    fn blame(&self, messages: &[Message], stderr: &str) -> Built {
        let mut said = Said::new();
        let errors = messages.iter().filter_map(Message::error);
        let mut first = None;
        for error in errors {
            first = first.or(error.rendered.as_deref());
            let files = error.spans.iter().flat_map(Span::files);
            let Some(owner) = { files }.find_map(|file| self.edition.owner(file)) else {
                continue;
            };
            let text = said.entry(owner.stem.clone()).or_default();
            if text.len() < TOLD {
                let rendered = clean(error.rendered.as_deref().unwrap_or_default());
                text.extend(rendered.chars().take(TOLD));
            }
        }
        if said.is_empty() {
            let why = first.unwrap_or(stderr).trim();
            let why: String = why.chars().take(TOLD).collect();
            return Built::Stopped(format!("The compiler did not come to its end. {why}"));
        }
        Built::Broken(said)
    }
}

/// What cargo says in a line, as far as it is read.
#[derive(Deserialize)]
struct Message {
    message: Option<Diagnostic>,
    target: Option<Target>,
    executable: Option<PathBuf>,
    #[serde(default)]
    filenames: Vec<PathBuf>,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Diagnostic {
    level: String,
    rendered: Option<String>,
    #[serde(default)]
    spans: Vec<Span>,
}

#[derive(Deserialize)]
struct Span {
    file_name: String,
    is_primary: bool,
    expansion: Option<Box<Expansion>>,
}

#[derive(Deserialize)]
struct Expansion {
    span: Span,
}

impl Message {
    fn error(&self) -> Option<&Diagnostic> {
        self.message.as_ref().filter(|it| it.level == "error")
    }

    /// The program that was built, if this message is about one of that kind.
    fn program(&self, what: What) -> Option<&Path> {
        let kind = match what {
            What::Tests => "test",
            What::Runs => "example",
        };
        let is_one = { self.target.as_ref()?.kind.iter() }.any(|it| it == kind);
        let mut files = self.executable.iter().chain(&self.filenames);
        files.next().filter(|_| is_one).map(PathBuf::as_path)
    }
}

impl Span {
    /// The file that it is in, and those that a macro there was called from.
    fn files(&self) -> impl Iterator<Item = &str> {
        let first = self.is_primary.then_some(self);
        let all = std::iter::successors(first, |span| Some(&span.expansion.as_ref()?.span));
        all.map(|span| span.file_name.as_str())
    }
}
