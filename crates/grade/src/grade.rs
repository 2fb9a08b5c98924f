//! `cargo course grade`: judges submissions one after the other, and tells how far it is.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use catalogue::{Catalogue, Chapter};
use terminal::{StatusLine, WARN, complain, paint};

use crate::again;
use crate::cli::{self, Grade};
use crate::confined::Confined;
use crate::edition::Edition;
use crate::fresh::{Fresh, Inputs};
use crate::handed_in;
use crate::hidden::Hidden;
use crate::judge::{Judge, Stubs};
use crate::kept::Kept;
use crate::names::Names;
use crate::points::Points;
use crate::results::{self, Graded, Results, Won};
use crate::sandbox::Sandbox;
use crate::submission::Submission;
use crate::verdicts::Verdicts;
use crate::wanted::Wanted;
use crate::work::Work;

/// Grades what was asked for, chapter by chapter.
pub(crate) fn run(asked: &Grade) -> Result<ExitCode> {
    let (root, catalogue) = cli::course()?;
    let points = Points::read(asked.points.as_deref(), &root, &catalogue)?;
    let names = asked.names.as_deref().map(Names::read).transpose()?;
    if asked.again {
        return again::run(asked, &points, names.as_ref());
    }
    let out = asked.out.as_deref().unwrap_or(Path::new("grades"));
    let chapters = cli::chapters(&catalogue, asked.chapter)?;
    let wanted = Wanted::of(chapters.iter().flat_map(|it| catalogue.of_chapter(it)));
    let submissions = handed_in::all(&asked.submissions, &wanted)?;
    let all: Vec<&str> = submissions.iter().map(|it| it.name.as_str()).collect();
    let missing = names.as_ref().map(|names| names.missing(&all));
    let submissions = match asked.shard {
        Some(shard) => shard.take(submissions.iter().collect()),
        None => submissions.iter().collect(),
    };
    let hidden = asked.hidden.as_deref();
    let hidden = hidden.map(|path| Hidden::read(path, &catalogue));
    let hidden = hidden.transpose()?;
    let sandbox = Sandbox::find(asked.sandbox())?;
    ensure!(
        hidden.is_none() || sandbox != Sandbox::None,
        "Without a sandbox submitted code can read the hidden cases: leave out --hidden or --unsandboxed."
    );
    if sandbox == Sandbox::None {
        complain(&paint(
            WARN,
            "Submitted code runs as you, and can read and write whatever you can.",
        ));
    }
    let mut results = Results {
        form: results::FORM,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        chapters: chapters.iter().map(|chapter| chapter.number).collect(),
        fresh: asked.fresh,
        sandboxes: vec![sandbox.name().to_owned()],
        submissions: submissions.iter().map(|it| ungraded(it)).collect(),
    };
    if let Some(names) = &names {
        names.give(&mut results);
    }
    let mut progress = Progress::over(chapters.len() * submissions.len());
    for chapter in chapters {
        let run = Run {
            root: &root,
            catalogue: &catalogue,
            chapter,
            sandbox: &sandbox,
            deadline: asked.deadline,
            building: asked.building,
            inputs: Inputs {
                fresh: asked.fresh,
                hidden: hidden.as_ref(),
            },
            out,
        };
        let done = run.grade(&submissions, &mut results, &mut progress);
        // What there is, is written, whatever comes next.
        points.give(&mut results);
        results.write(out)?;
        done?;
    }
    drop(progress);
    Ok(results::tell(&results, &missing.unwrap_or_default(), out))
}

/// A chapter to be graded.
struct Run<'r> {
    root: &'r Path,
    catalogue: &'r Catalogue,
    chapter: &'r Chapter,
    sandbox: &'r Sandbox,
    deadline: Duration,
    building: Duration,
    /// Where the inputs of judged runs come from.
    inputs: Inputs<'r>,
    out: &'r Path,
}

impl Run<'_> {
    /// Adds the chapter to the results of each submission. What an earlier run found is not judged again.
    fn grade(
        &self,
        submissions: &[&Submission],
        results: &mut Results,
        progress: &mut Progress,
    ) -> Result<()> {
        let work = Work::find(self.root, &self.chapter.folder)?;
        let edition = Edition::lay(self.root, self.catalogue, self.chapter, &work.folder)?;
        let judge = Judge {
            edition: &edition,
            confined: Confined {
                sandbox: self.sandbox,
                work: &work,
            },
            chapter: self.chapter.number,
            deadline: self.deadline,
            building: self.building,
        };
        let with = format!(
            "{} {} {:?} {:?} {:?} {:?} {}",
            env!("CARGO_PKG_VERSION"),
            edition.sum()?,
            self.sandbox,
            self.deadline,
            self.building,
            self.inputs.fresh,
            self.inputs.hidden.map_or("", |hidden| &hidden.sum)
        );
        let exercises = self.catalogue.of_chapter(self.chapter);
        let kept = Kept::beside(self.out, self.chapter.number, exercises, with);
        let mut prepared = Prepared::default();
        for (submission, graded) in submissions.iter().zip(&mut results.submissions) {
            let verdicts = match kept.find(submission) {
                Some(verdicts) => verdicts,
                None => {
                    let verdicts = self.judge(&judge, &mut prepared, submission, progress)?;
                    kept.keep(submission, &verdicts)?;
                    verdicts
                }
            };
            graded.remarks.extend(verdicts.remarks);
            graded.exercises.extend(verdicts.exercises);
            progress.done += 1;
        }
        Ok(())
    }

    /// Runs the tests of a submission, and its judged runs; of the first one, those of the stubs and the references before.
    fn judge<'p>(
        &'p self,
        judge: &Judge<'_>,
        prepared: &mut Prepared<'p>,
        submission: &Submission,
        progress: &mut Progress,
    ) -> Result<Verdicts> {
        let Inputs { fresh, hidden } = self.inputs;
        if prepared.fresh.is_none() && (fresh.is_some() || hidden.is_some()) {
            let chapter = self.chapter.number;
            progress.tell(&format!("drawing inputs for chapter {chapter}"));
            let (root, sandbox) = (self.root, self.sandbox);
            let how = (self.inputs, self.building);
            let fresh = Fresh::prepare(root, self.catalogue, self.chapter, sandbox, how)?;
            prepared.fresh = Some(fresh);
        }
        let stubs = match &mut prepared.stubs {
            Some(stubs) => stubs,
            None => {
                progress.tell(&format!(
                    "building chapter {}, which takes a minute the first time",
                    self.chapter.number
                ));
                prepared.stubs.insert(judge.stubs()?)
            }
        };
        progress.tell(&submission.name);
        let (judged, look) = judge
            .judge(submission, stubs)
            .with_context(|| format!("{} could not be judged", submission.name))?;
        let mut runs = match &prepared.fresh {
            Some(fresh) => fresh.judge(submission, &judged)?,
            None => BTreeMap::new(),
        };
        progress.judged += 1;
        let catalogue = self.catalogue;
        let mut verdicts = Verdicts::of(catalogue, submission, &judged, &stubs.tests, &mut runs);
        verdicts.remarks.extend(look);
        Ok(verdicts)
    }
}

/// What is made once for all submissions of a chapter, when the first of them is judged.
#[derive(Default)]
struct Prepared<'p> {
    /// Which tests there are, and what the stubs come to.
    stubs: Option<Stubs>,
    /// The inputs of judged runs, and what the references do with them.
    fresh: Option<Fresh<'p>>,
}

/// How far it is, on a line of the terminal.
struct Progress {
    line: StatusLine<std::io::Stderr>,
    began: Instant,
    /// How many submissions of a chapter are graded,
    done: usize,
    /// of how many.
    all: usize,
    /// How many of them were judged in this run.
    judged: usize,
}

impl Progress {
    fn over(all: usize) -> Self {
        Self {
            line: StatusLine::on_stderr(),
            began: Instant::now(),
            done: 0,
            all,
            judged: 0,
        }
    }

    fn tell(&mut self, what: &str) {
        let left = left(self.judged, self.all - self.done, self.began);
        let words = format!("{} of {} graded{left}; {what}…", self.done, self.all);
        // Work goes on, whether anybody can be told or not.
        let _ = self.line.show(|_| words.clone());
    }
}

/// ", about 3 min left", once that is known.
fn left(judged: usize, more: usize, began: Instant) -> String {
    if judged < 2 {
        return String::new();
    }
    let seconds = began.elapsed().as_secs_f64() / judged as f64 * more as f64;
    match seconds {
        seconds if seconds < 90.0 => format!(", about {seconds:.0} s left"),
        seconds => format!(", about {:.0} min left", seconds / 60.0),
    }
}

/// A submission before anything of it is graded.
fn ungraded(submission: &Submission) -> Graded {
    Graded {
        name: submission.name.clone(),
        student: None,
        version: submission.about.as_ref().map(|it| it.version.clone()),
        won: Won::default(),
        remarks: submission.remarks.clone(),
        exercises: Vec::new(),
    }
}
