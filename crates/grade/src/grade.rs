//! `cargo course grade`: judges submissions chapter by chapter, as many at a time as there are cores.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread::ScopedJoinHandle;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use catalogue::{Catalogue, Chapter};
use terminal::{WARN, complain, paint};
use wire::Judged;

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
use crate::progress::Progress;
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
    let hidden = asked.hidden.as_deref();
    let hidden = hidden.map(|path| Hidden::read(path, &catalogue));
    let hidden = hidden.transpose()?;
    let sandbox = asked.sandbox;
    sandbox.try_it()?;
    ensure!(
        hidden.is_none() || sandbox != Sandbox::None,
        "Without a sandbox submitted code can read what is hidden: leave out --hidden or --sandbox none."
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
        sandbox: sandbox.name().to_owned(),
        submissions: submissions.iter().map(ungraded).collect(),
    };
    if let Some(names) = &names {
        names.give(&mut results);
    }
    let progress = Progress::over(chapters.len(), submissions.len());
    for chapter in chapters {
        let run = Run {
            root: &root,
            catalogue: &catalogue,
            chapter,
            sandbox,
            deadline: asked.deadline,
            building: asked.building,
            inputs: Inputs {
                fresh: asked.fresh,
                hidden: hidden.as_ref(),
            },
            out,
        };
        let done = run.grade(&submissions, &mut results, &progress);
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
    sandbox: Sandbox,
    deadline: Duration,
    building: Duration,
    /// Where the inputs of judged runs come from.
    inputs: Inputs<'r>,
    out: &'r Path,
}

impl<'r> Run<'r> {
    /// Adds the chapter to the results of each submission. What an earlier run found is not judged again.
    fn grade(
        &self,
        submissions: &[Submission],
        results: &mut Results,
        progress: &Progress,
    ) -> Result<()> {
        let folder = Folder::lay(self)?;
        let with = format!(
            "{} {} {:?} {:?} {:?} {:?} {}",
            env!("CARGO_PKG_VERSION"),
            folder.edition.sum()?,
            self.sandbox,
            self.deadline,
            self.building,
            self.inputs.fresh,
            self.inputs.hidden.map_or("", |hidden| &hidden.sum)
        );
        let exercises = self.catalogue.of_chapter(self.chapter);
        let kept = Kept::beside(self.out, self.chapter.number, exercises, with);
        let mut found: Vec<_> = { submissions.iter() }.map(|it| kept.find(it)).collect();
        let left: Vec<usize> = { 0..submissions.len() }
            .filter(|at| found[*at].is_none())
            .collect();
        progress.skip(submissions.len() - left.len());
        let mut ended = Ok(());
        if !left.is_empty() {
            let left: Vec<_> = left.iter().map(|at| (*at, &submissions[*at])).collect();
            let (judged, how) = self.judge(folder, &kept, &left, progress);
            for (at, verdicts) in judged {
                found[at] = Some(verdicts);
            }
            ended = how;
        }
        for (found, graded) in found.into_iter().zip(&mut results.submissions) {
            if let Some(verdicts) = found {
                graded.remarks.extend(verdicts.remarks);
                graded.exercises.extend(verdicts.exercises);
            }
        }
        ended
    }

    /// Judges submissions, several at a time: each has a folder in which it is built and its tests run. The judged runs of those
    /// whose tests have run go on beside them. Those that were judged, each with its place, and what ended it.
    fn judge(
        &self,
        first: Folder<'_>,
        kept: &Kept<'_>,
        left: &[(usize, &Submission)],
        progress: &Progress,
    ) -> (Vec<(usize, Verdicts)>, Result<()>) {
        let mut folders = vec![first];
        while folders.len() < Self::side_by_side().min(left.len()) {
            match Folder::lay(self) {
                Ok(folder) => folders.push(folder),
                Err(error) => return (Vec::new(), Err(error)),
            }
        }
        let prepared = match self.prepare(&folders[0].judge(self), progress) {
            Ok(prepared) => prepared,
            Err(error) => return (Vec::new(), Err(error)),
        };
        progress.begin();
        let mut done = Vec::new();
        let next = Mutex::new(left.iter());
        let take = || next.lock().unwrap_or_else(PoisonError::into_inner).next();
        let (send, tested) = mpsc::sync_channel(folders.len());
        let ended = std::thread::scope(|threads| {
            let runs = threads.spawn(|| -> Result<()> {
                give_way();
                for (at, submission, tested) in tested {
                    let verdicts = self.put(&prepared, submission, tested)?;
                    kept.keep(submission, &verdicts)?;
                    progress.count();
                    done.push((at, verdicts));
                }
                Ok(())
            });
            let tests = folders.iter().enumerate().map(|(number, folder)| {
                let (send, prepared) = (send.clone(), &prepared);
                threads.spawn(move || -> Result<()> {
                    let judge = folder.judge(self);
                    // In the first one they are built.
                    if number > 0 {
                        judge.build_stubs()?;
                    }
                    while let Some(&(at, submission)) = take() {
                        progress.tell(&submission.name);
                        let tested = { self.test(&judge, prepared, submission) }
                            .with_context(|| format!("{} could not be judged", submission.name));
                        // The others go no further, either.
                        let tested = tested.inspect_err(|_| while take().is_some() {})?;
                        // Where the runs have ended with an error, that one is told.
                        { send.send((at, submission, tested)) }
                            .map_err(|_| anyhow!("nobody takes it"))?;
                    }
                    Ok(())
                })
            });
            let tests: Vec<_> = tests.collect();
            drop(send);
            let tests: Vec<Result<()>> = tests.into_iter().map(joined).collect();
            joined(runs).and(tests.into_iter().collect())
        });
        (done, ended)
    }

    /// How many submissions are tested at a time: one a core. For more than a few, the one folder in which judged runs are built would
    /// be too slow.
    fn side_by_side() -> usize {
        std::thread::available_parallelism().map_or(1, |cores| cores.get().min(4))
    }

    /// Makes what all submissions are judged with: runs the tests of the stubs, and beside them the references.
    fn prepare(&self, judge: &Judge<'_>, progress: &Progress) -> Result<Prepared<'r>> {
        let Inputs { fresh, hidden } = self.inputs;
        progress.tell(&format!(
            "building chapter {}, which takes a minute the first time",
            self.chapter.number
        ));
        let fresh = match fresh.is_some() || hidden.is_some() {
            true => {
                let how = (self.inputs, self.building);
                let (root, sandbox) = (self.root, self.sandbox);
                Some(Fresh::lay(
                    root,
                    self.catalogue,
                    self.chapter,
                    sandbox,
                    how,
                )?)
            }
            false => None,
        };
        std::thread::scope(|threads| {
            let draw = |fresh: Fresh<'r>| fresh.draw_all(self.root, self.catalogue, self.inputs);
            let runs = fresh.map(|fresh| threads.spawn(move || draw(fresh)));
            let stubs = judge.stubs()?;
            Ok(Prepared {
                stubs,
                fresh: runs.map(joined).transpose()?,
            })
        })
    }

    /// Runs the tests of a submission.
    fn test(
        &self,
        judge: &Judge<'_>,
        prepared: &Prepared<'_>,
        submission: &Submission,
    ) -> Result<Tested> {
        let (judged, look) = judge.judge(submission, &prepared.stubs)?;
        judge.clean_up()?;
        Ok(Tested { judged, look })
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
        let tests = &prepared.stubs.tests;
        let mut verdicts = Verdicts::of(self.catalogue, submission, judged, tests, &mut runs);
        verdicts.remarks.extend(tested.look);
        Ok(verdicts)
    }
}

/// What a thread came to; a panic goes on here.
fn joined<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    { thread.join() }.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

/// A folder in which one submission after the other is built and tested.
struct Folder<'f> {
    edition: Edition<'f>,
    work: Work,
}

impl<'f> Folder<'f> {
    fn lay(run: &Run<'f>) -> Result<Self> {
        let work = Work::find(run.root, &run.chapter.folder)?;
        let edition = Edition::lay(run.root, run.catalogue, run.chapter, &work)?;
        Ok(Self { edition, work })
    }

    fn judge<'j>(&'j self, run: &Run<'j>) -> Judge<'j> {
        Judge {
            edition: &self.edition,
            confined: Confined {
                sandbox: run.sandbox,
                work: &self.work,
            },
            chapter: run.chapter.number,
            deadline: run.deadline,
            building: run.building,
        }
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
}

/// What is made once for all submissions of a chapter, if one of them is judged.
struct Prepared<'p> {
    /// Which tests there are, and what the stubs come to.
    stubs: Stubs,
    /// The inputs of judged runs, and what the references do with them.
    fresh: Option<Fresh<'p>>,
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
