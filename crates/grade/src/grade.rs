//! `cargo course grade`: judges submissions one after the other, and tells how far it is.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, ensure};
use catalogue::{Catalogue, Chapter};
use terminal::{StatusLine, WARN, complain, paint};
use wire::Judged;

use crate::again;
use crate::cli::{self, Grade};
use crate::confined::Confined;
use crate::edition::Edition;
use crate::fresh::{Fresh, Inputs};
use crate::handed_in;
use crate::hidden::Hidden;
use crate::hidden_tests::{Found, OfChapter, OwnTests};
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
    let tests = asked.hidden_tests.as_deref();
    let tests = tests.map(|folder| OwnTests::read(folder, &catalogue));
    let tests = tests.transpose()?;
    let sandbox = Sandbox::find(asked.sandbox())?;
    for (is_there, option) in [
        (hidden.is_some(), "--hidden"),
        (tests.is_some(), "--hidden-tests"),
    ] {
        ensure!(
            !is_there || sandbox != Sandbox::None,
            "Without a sandbox submitted code can read what is hidden: leave out {option} or --unsandboxed."
        );
    }
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
            tests: tests.as_ref(),
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
    /// An instructor's own tests.
    tests: Option<&'r OwnTests>,
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
            "{} {} {:?} {:?} {:?} {:?} {} {}",
            env!("CARGO_PKG_VERSION"),
            edition.sum()?,
            self.sandbox,
            self.deadline,
            self.building,
            self.inputs.fresh,
            self.inputs.hidden.map_or("", |hidden| &hidden.sum),
            self.tests.map_or("", |tests| &tests.sum)
        );
        let exercises = self.catalogue.of_chapter(self.chapter);
        let kept = Kept::beside(self.out, self.chapter.number, exercises, with);
        let found: Vec<_> = { submissions.iter() }.map(|it| kept.find(it)).collect();
        let left: Vec<&Submission> = { submissions.iter().zip(&found) }
            .filter(|(_, found)| found.is_none())
            .map(|(submission, _)| *submission)
            .collect();
        progress.done += submissions.len() - left.len();
        let (judged, ended) = match left.is_empty() {
            true => (Vec::new(), Ok(())),
            false => self.judge(&judge, &kept, &left, progress),
        };
        let mut judged = judged.into_iter();
        let all = found.into_iter().zip(&mut results.submissions);
        for (found, graded) in all {
            if let Some(verdicts) = found.or_else(|| judged.next()) {
                graded.remarks.extend(verdicts.remarks);
                graded.exercises.extend(verdicts.exercises);
            }
        }
        ended
    }

    /// Runs the tests of submissions, and beside these the judged runs of the one whose tests ran before: each keeps one core busy
    /// most of the time. Those that were judged, in their order, and what ended it.
    fn judge(
        &self,
        judge: &Judge<'_>,
        kept: &Kept<'_>,
        left: &[&Submission],
        progress: &mut Progress,
    ) -> (Vec<Verdicts>, Result<()>) {
        let prepared = match self.prepare(judge, progress) {
            Ok(prepared) => prepared,
            Err(error) => return (Vec::new(), Err(error)),
        };
        let mut done = Vec::new();
        let (send, tested) = mpsc::sync_channel::<(&Submission, Tested)>(1);
        let ended = std::thread::scope(|threads| {
            let runs = threads.spawn(|| -> Result<()> {
                give_way();
                for (submission, tested) in tested {
                    let verdicts = self.put(&prepared, submission, tested)?;
                    kept.keep(submission, &verdicts)?;
                    done.push(verdicts);
                }
                Ok(())
            });
            let tests = left.iter().try_for_each(|&submission| {
                progress.tell(&submission.name);
                let tested = { self.test(judge, &prepared, submission) }
                    .with_context(|| format!("{} could not be judged", submission.name))?;
                progress.judged += 1;
                progress.done += 1;
                // Where the runs have ended with an error, that one is told.
                { send.send((submission, tested)) }.map_err(|_| anyhow!("nobody takes it"))
            });
            drop(send);
            let runs = { runs.join() }.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            runs.and(tests)
        });
        (done, ended)
    }

    /// Makes what all submissions are judged with: runs the tests of the stubs, and the references.
    fn prepare(&self, judge: &Judge<'_>, progress: &mut Progress) -> Result<Prepared<'_>> {
        let Inputs { fresh, hidden } = self.inputs;
        let chapter = self.chapter.number;
        let mut prepared = None;
        if fresh.is_some() || hidden.is_some() {
            progress.tell(&format!("drawing inputs for chapter {chapter}"));
            let (root, sandbox) = (self.root, self.sandbox);
            let how = (self.inputs, self.building);
            let fresh = Fresh::prepare(root, self.catalogue, self.chapter, sandbox, how)?;
            prepared = Some(fresh);
        }
        progress.tell(&format!(
            "building chapter {chapter}, which takes a minute the first time"
        ));
        Ok(Prepared {
            stubs: judge.stubs()?,
            hidden: match self.tests {
                Some(tests) => tests.of_chapter(judge)?,
                None => None,
            },
            fresh: prepared,
        })
    }

    /// Runs the tests of a submission, and then those that are hidden.
    fn test(
        &self,
        judge: &Judge<'_>,
        prepared: &Prepared<'_>,
        submission: &Submission,
    ) -> Result<Tested> {
        let stubs = &prepared.stubs;
        let (judged, look) = judge.judge(submission, stubs)?;
        let hidden = match &prepared.hidden {
            Some(hidden) => hidden.judge(judge, submission, stubs, &judged)?,
            None => (BTreeMap::new(), true),
        };
        Ok(Tested {
            judged,
            look,
            hidden,
        })
    }

    /// Puts the judged runs of a submission to its tests.
    fn put(
        &self,
        prepared: &Prepared<'_>,
        submission: &Submission,
        tested: Tested,
    ) -> Result<Verdicts> {
        let judged = &tested.judged;
        let mut runs = match &prepared.fresh {
            Some(fresh) => fresh.judge(submission, judged)?,
            None => BTreeMap::new(),
        };
        let (tests, hidden) = (&prepared.stubs.tests, tested.hidden);
        let mut verdicts =
            Verdicts::of(self.catalogue, submission, judged, tests, &mut runs, hidden);
        verdicts.remarks.extend(tested.look);
        Ok(verdicts)
    }
}

/// Lets the tests of another submission go first, which have deadlines: judged runs count instructions. There a thread has a priority
/// of its own, which the compilers that it starts have, too.
fn give_way() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(5);
}

/// What the tests of a submission came to.
struct Tested {
    judged: Vec<Judged>,
    /// What to look at.
    look: Option<String>,
    /// What came of the hidden ones.
    hidden: Found,
}

/// What is made once for all submissions of a chapter, if one of them is judged.
struct Prepared<'p> {
    /// Which tests there are, and what the stubs come to.
    stubs: Stubs,
    /// The hidden tests, if there are some.
    hidden: Option<OfChapter<'p>>,
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
