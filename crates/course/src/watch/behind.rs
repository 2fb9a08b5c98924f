//! Records a run for the book: the student's code in a child process, and the reference solution if requested.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use catalogue::Exercise;
use protocol::{Ran, Recorded, Tell, TestRun, Wanted};
use subprocess::{Cancel, limits, student_command};

use crate::build::{self, Built, Kind, Target};
use crate::course::Course;
use crate::tests_run::MOST_RECORDED;
use crate::trace_cmd::{self, Wish};

/// The kind of run.
#[derive(Debug)]
pub(super) enum Behind {
    /// A run requested by a page.
    Run(Wanted),
    /// The failing test, on the reference solution.
    Test(TestRun),
    /// No run: builds the tests of the reference solution in advance of the next failing test.
    Prepare,
}

/// The context of a run for the book.
pub(super) struct ForBook<'a> {
    pub(super) course: &'a Course,
    pub(super) exercise: &'a Exercise,
    /// The time limits: `deadline` for the reference solution, `yours_within` for the student's code.
    pub(super) deadline: Duration,
    pub(super) yours_within: Duration,
    pub(super) save: u64,
    /// The folder for its recordings.
    pub(super) folder: &'a Path,
    pub(super) cancel: &'a Cancel,
}

impl ForBook<'_> {
    /// Runs it, and returns the message for the book, if any. The outer `None` means that it was cancelled.
    pub(super) fn run(&self, what: Behind) -> Option<Option<Tell>> {
        match what {
            Behind::Run(wanted) => self.both(wanted).map(Some),
            Behind::Test(test) => {
                let ours = match self.on_reference(&test.name) {
                    Ok(recorded) => recorded?,
                    Err(error) => nothing(format!("{error:#}")),
                };
                Some(Some(Tell::Test(TestRun {
                    ours: Some(ours),
                    ..test
                })))
            }
            Behind::Prepare => {
                // A build error is reported when the build is needed.
                let _ = self.build_reference();
                (!self.cancel.is_cancelled()).then_some(None)
            }
        }
    }

    /// Records the student's run, and the reference's if requested. Returns `None` if cancelled.
    fn both(&self, Wanted { run, ours }: Wanted) -> Option<Tell> {
        // The server has made the same check. It is repeated here, where the arguments are passed to a program.
        if let Err(why) = protocol::admit(&run, &self.exercise.traces) {
            return Some(self.ran(run, Some(nothing(why.to_string())), None));
        }
        let yours = self.record(&run, false)?;
        let ours = match ours {
            true => Some(self.record(&run, true)?),
            false => None,
        };
        Some(self.ran(run, Some(yours), ours))
    }

    fn ran(&self, run: Vec<String>, yours: Option<Recorded>, ours: Option<Recorded>) -> Tell {
        Tell::Ran(Ran {
            save: self.save,
            run,
            yours,
            ours,
        })
    }

    /// Records a run. Returns `None` if cancelled.
    fn record(&self, run: &[String], is_reference: bool) -> Option<Recorded> {
        let wish = Wish {
            exercise: self.exercise,
            words: run.to_vec(),
            is_reference,
        };
        let within = match is_reference {
            true => self.deadline,
            false => self.yours_within,
        };
        let recorded = trace_cmd::record(self.course, &wish, within, self.cancel, |_| {});
        Some(match recorded {
            Ok(trace_cmd::Recorded::Run(run)) => match self.keep(&run.json) {
                Ok(file) => Recorded {
                    file: Some(file),
                    ending: run.ending.map(|ending| plain(&ending)),
                },
                Err(error) => nothing(format!("{error:#}")),
            },
            Ok(trace_cmd::Recorded::Broken(broken)) => {
                let text = crate::report::broken_text(self.course, self.exercise, &broken);
                nothing(plain(&text))
            }
            Ok(trace_cmd::Recorded::Cancelled) => return None,
            // The example's message about arguments that do not fit.
            Err(error) => nothing(format!("{error:#}")),
        })
    }

    fn keep(&self, json: &[u8]) -> Result<std::path::PathBuf> {
        let kept = tempfile::NamedTempFile::new_in(self.folder).and_then(|mut file| {
            std::io::Write::write_all(&mut file, json)?;
            let (_, path) = file.keep().map_err(|error| error.error)?;
            Ok(path)
        });
        kept.context("cannot save a recording")
    }

    /// Records one of the exercise's tests on the reference solution. Returns `None` if cancelled.
    fn on_reference(&self, test: &str) -> Result<Option<Recorded>> {
        let program = match self.build_reference()? {
            Built::Program(program) => program,
            Built::Broken(_) => {
                return Ok(Some(nothing(
                    "Our solution cannot be built here.".to_owned(),
                )));
            }
            Built::Cancelled => return Ok(None),
        };
        let file = self.folder.join("ours-of-the-test.jsonl");
        let mut command = student_command(&program.executable, &program.folder);
        let name = format!("{}::{test}", self.exercise.stem);
        command
            .args(["--exact", &name, "--test-threads=1"])
            .env("CALL_TRACE_FILE", &file)
            .env("CALL_TRACE_BYTES", MOST_RECORDED.to_string());
        subprocess::run(command, &limits(self.deadline), self.cancel, |_| {})
            .with_context(|| format!("cannot run {}", program.executable.display()))?;
        if self.cancel.is_cancelled() {
            return Ok(None);
        }
        Ok(Some(Recorded {
            file: file.exists().then_some(file),
            ending: None,
        }))
    }

    fn build_reference(&self) -> Result<Built> {
        let target = Target {
            workspace: self.course.root.clone(),
            // A separate crate contains the students' tests, with one program per chapter.
            package: "exercise-tests".to_owned(),
            kind: Kind::Test,
            name: self.exercise.chapter.folder.replace('-', "_"),
            also: None,
            sources: None,
        };
        build::build(&target, self.cancel, |_| {})
    }
}

fn nothing(why: String) -> Recorded {
    Recorded {
        file: None,
        ending: Some(why),
    }
}

fn plain(text: &str) -> String {
    anstream::adapter::strip_str(text).to_string()
}
