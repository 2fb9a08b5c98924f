//! `cargo course grade`: judges submissions chapter by chapter, several at a time.
//!
//! A failure in one submission is its own result, and the grader continues with the others. It writes the results
//! while they grow, so after a killed run the next one skips the submissions that are already judged.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use catalogue::Exercise;
use terminal::{WARN, complain, paint};

use crate::building::{Builder, WASM, What};
use crate::checksum::sum;
use crate::cli::Grade;
use crate::edition::Edition;
use crate::fresh::Fresh;
use crate::handed_in;
use crate::hidden::Hidden;
use crate::judge::{Judge, Stub, Tested, unjudged};
use crate::names::Names;
use crate::place::Places;
use crate::points::Points;
use crate::progress::Progress;
use crate::regrade;
use crate::results::{self, Graded, Results, Won};
use crate::sandbox::Sandbox;
use crate::submission::Submission;
use crate::suspicious;
use crate::workers;

/// The time between two writes of growing results.
const PAUSE: Duration = Duration::from_secs(2);

/// Grades the requested submissions, chapter by chapter.
pub(crate) fn run(asked: &Grade) -> Result<ExitCode> {
    let (root, catalogue) = student_copy::course()?;
    let points = Points::read(asked.points.as_deref(), &catalogue)?;
    let names = asked.names.as_deref().map(Names::read).transpose()?;
    if asked.again {
        return regrade::run(asked, &points, names.as_ref());
    }
    let out = asked.out.as_deref().unwrap_or(Path::new("grades"));
    let chapters = student_copy::chapters(&catalogue, asked.chapter)?;
    let exercises = chapters.iter().flat_map(|it| catalogue.of_chapter(it));
    let exercises: Vec<&Exercise> = exercises.collect();
    let submissions = handed_in::all(&asked.submissions, &exercises)?;
    let all: Vec<&str> = submissions.iter().map(|it| it.name.as_str()).collect();
    let missing = names.as_ref().map(|names| names.missing(&all));
    let hidden = asked.hidden.as_deref();
    let hidden = hidden.map(|path| Hidden::read(path, &catalogue));
    let hidden = hidden.transpose()?;
    let sandbox = asked.sandbox;
    sandbox.try_it(&root)?;
    ensure!(
        hidden.is_none() || sandbox != Sandbox::None,
        "Without a sandbox, submitted code can read the hidden cases. Leave out --hidden or --sandbox none."
    );
    if sandbox == Sandbox::None {
        complain(&paint(
            WARN,
            "Submitted code runs as you, and can read and write whatever you can.",
        ));
    }
    let judges_runs = asked.fresh.is_some() || hidden.is_some();
    let has_target = subprocess::installed::has_target(WASM).context("cannot start rustc")?;
    ensure!(
        has_target || !judges_runs,
        "Judged runs need Rust's library for WebAssembly; `rustup target add {WASM}` installs it."
    );
    let mut results = Results {
        form: results::FORM,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        chapters: chapters.iter().map(|chapter| chapter.number).collect(),
        fresh: asked.fresh,
        sandbox,
        submissions: submissions.iter().map(ungraded).collect(),
    };
    if let Some(names) = &names {
        names.give(&mut results);
    }
    let before = regrade::read(out).map_or_else(|_| Vec::new(), |before| before.submissions);
    let before = before.into_iter().map(|it| (it.name.clone(), it)).collect();
    let progress = Progress::over(chapters.len(), submissions.len());
    let run = Run {
        root: &root,
        asked,
        hidden: hidden.as_ref(),
        out,
        points: &points,
    };
    // Known results of all chapters come first, so a run that stops early loses none of them.
    let mut open = Vec::new();
    for chapter in &chapters {
        let edition = Edition::of(&root, &catalogue, chapter)?;
        open.push(run.take_up(edition, &submissions, &before, &mut results)?);
    }
    let known = results.exercises();
    for (at, chapter) in open.iter().enumerate() {
        let done = run.grade(chapter, &submissions, &mut results, &progress);
        let is_whole = done.is_ok() && at + 1 == open.len();
        // A run that has graded nothing leaves the earlier results as they are.
        let written = match is_whole || results.exercises() > known {
            true => {
                results.sort(&catalogue);
                points.give(&mut results);
                results.write(out)
            }
            false => Ok(()),
        };
        done?;
        written?;
    }
    drop(progress);
    Ok(results::tell(&results, &missing.unwrap_or_default(), out))
}

/// The options for grading.
struct Run<'r> {
    root: &'r Path,
    asked: &'r Grade,
    hidden: Option<&'r Hidden>,
    out: &'r Path,
    points: &'r Points,
}

/// A chapter, some of whose submissions an earlier run has perhaps graded.
struct Open<'o> {
    edition: Edition<'o>,
    /// The checksum of the edition and the compiler.
    with: String,
    /// The checksum of each submission.
    sums: Vec<String>,
    /// The positions of the submissions to grade.
    left: Vec<usize>,
}

/// What is made once for all submissions of a chapter: the tests of each exercise, and perhaps the inputs of judged runs.
type Prepared<'p> = (Vec<Stub>, Option<Fresh<'p>>);

impl Run<'_> {
    /// Adds a chapter's results from an earlier run to each submission whose inputs are all the same.
    fn take_up<'o>(
        &self,
        edition: Edition<'o>,
        submissions: &[Submission],
        before: &BTreeMap<String, Graded>,
        results: &mut Results,
    ) -> Result<Open<'o>> {
        let number = edition.chapter.number;
        let with = format!("{} {}", edition.sum()?, rustc()?);
        let sums = submissions.iter().map(|it| self.sum(&edition, &with, it));
        let sums: Vec<String> = sums.collect();
        let mut left = Vec::new();
        for (at, submission) in submissions.iter().enumerate() {
            let known = before.get(&submission.name);
            let known = known.filter(|it| it.sums.get(&number) == Some(&sums[at]));
            match known {
                Some(known) => {
                    let of = |id: &String| edition.exercises.iter().any(|it| it.id == *id);
                    let own = known.exercises.iter().filter(|it| of(&it.id));
                    let graded = &mut results.submissions[at];
                    graded.exercises.extend(own.cloned());
                    graded.sums.insert(number, sums[at].clone());
                }
                None => left.push(at),
            }
        }
        Ok(Open {
            edition,
            with,
            sums,
            left,
        })
    }

    /// Grades the other submissions of a chapter.
    fn grade(
        &self,
        open: &Open<'_>,
        submissions: &[Submission],
        results: &mut Results,
        progress: &Progress,
    ) -> Result<()> {
        let Open {
            edition,
            with,
            sums,
            left,
        } = open;
        progress.skip(submissions.len() - left.len());
        if left.is_empty() {
            return Ok(());
        }
        let chapter = edition.chapter;
        let places = Places::of(self.root, &chapter.folder, self.asked.sandbox)?;
        let judge = Judge {
            builder: Builder {
                edition,
                sandbox: self.asked.sandbox,
                building: self.asked.building,
            },
            deadline: self.asked.deadline,
        };
        let prepared = self.prepare(&judge, &places, with, progress)?;
        progress.begin();
        let results = Mutex::new((results, Instant::now()));
        workers::for_each(self.threads(), left.iter().copied(), |at| {
            let submission = &submissions[at];
            progress.tell(&submission.name);
            let tested = self.judge(&judge, &places, &prepared, submission);
            let mut results = results.lock().unwrap_or_else(PoisonError::into_inner);
            let (results, written) = &mut *results;
            let graded = &mut results.submissions[at];
            graded.exercises.extend(tested.exercises);
            // Another run may judge an uncertain verdict differently.
            if tested.is_certain {
                graded.sums.insert(chapter.number, sums[at].clone());
            }
            if written.elapsed() > PAUSE {
                self.points.give(results);
                results.write_json(self.out)?;
                *written = Instant::now();
            }
            progress.count();
            Ok(())
        })
    }

    /// Returns a checksum of everything that the verdicts on a submission depend on.
    fn sum(&self, edition: &Edition<'_>, with: &str, submission: &Submission) -> String {
        let own = edition.exercises.iter().filter_map(|exercise| {
            let bytes = submission.files.get(&exercise.stem)?;
            Some((exercise.stem.as_str(), sum(bytes)))
        });
        let files: BTreeMap<&str, String> = own.collect();
        let text = format!(
            "{} {with} {:?} {:?} {:?} {:?} {} {files:?}",
            env!("CARGO_PKG_VERSION"),
            self.asked.sandbox,
            self.asked.deadline,
            self.asked.building,
            self.asked.fresh,
            self.hidden.map_or("", |hidden| &hidden.sum),
        );
        sum(text.as_bytes())
    }

    /// The number of submissions to grade at a time.
    fn threads(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        side_by_side(self.asked.sandbox, cores)
    }

    /// Builds the base, tests the stubs and draws the inputs of judged runs.
    fn prepare<'p>(
        &self,
        judge: &Judge<'p>,
        places: &'p Places,
        with: &str,
        progress: &Progress,
    ) -> Result<Prepared<'p>> {
        progress.tell(&format!(
            "building chapter {}, which takes a minute the first time",
            judge.builder.edition.chapter.number
        ));
        let builder = judge.builder;
        let judges_runs = self.asked.fresh.is_some() || self.hidden.is_some();
        let build = |place: &crate::place::Place| {
            builder.stubs(place, What::Tests)?;
            if judges_runs {
                builder.stubs(place, What::Runs)?;
            }
            Ok(())
        };
        let with = format!("{with} {judges_runs}");
        places.prepare(
            &with,
            |folder| builder.edition.lay(folder),
            |place| {
                self.download();
                build(place)
            },
        )?;
        let stubs = judge.stubs(&places.copy()?)?;
        let fresh = match judges_runs {
            true => Some(Fresh::draw_all(
                builder,
                places,
                self.root,
                (self.asked.fresh, self.hidden),
                self.threads(),
            )?),
            false => None,
        };
        Ok((stubs, fresh))
    }

    /// Downloads the libraries of the exercises, because builds in the sandbox have no network. If that fails, the
    /// build names the missing library.
    fn download(&self) {
        let mut cargo = subprocess::installed::cargo();
        cargo.args(["fetch", "--quiet", "--locked"]);
        cargo.current_dir(self.root.join("exercises"));
        let _ = cargo.output();
    }

    /// Returns the verdicts on a submission. An error becomes a verdict too.
    fn judge(
        &self,
        judge: &Judge<'_>,
        places: &Places,
        (stubs, fresh): &Prepared<'_>,
        submission: &Submission,
    ) -> Tested {
        let judged = || -> Result<Tested> {
            let place = places.copy()?;
            let mut tested = judge.judge(&place, submission, stubs)?;
            if let Some(fresh) = fresh {
                fresh.judge(&place, submission, &mut tested)?;
            }
            Ok(tested)
        };
        let mut tested = judged().unwrap_or_else(|error| unjudged(stubs, &format!("{error:#}")));
        for exercise in &mut tested.exercises {
            let Some(bytes) = submission.files.get(&exercise.stem) else {
                continue;
            };
            exercise.handed_in = true;
            let found = suspicious::found(&String::from_utf8_lossy(bytes));
            if !found.is_empty() {
                let look = format!("it uses {}: check it by hand", found.join(", "));
                exercise.look.push(look);
            }
        }
        tested
    }
}

/// Returns the number of submissions to grade at a time: one for each core, at most four, or one if all copies have the
/// same path.
fn side_by_side(sandbox: Sandbox, cores: usize) -> usize {
    match sandbox.moves_folders() {
        true => cores.clamp(1, 4),
        false => 1,
    }
}

/// Returns the version of the compiler. Another version would build all libraries again.
fn rustc() -> Result<String> {
    let asked = Command::new("rustc").arg("-vV").output();
    let asked = asked.context("cannot start rustc")?;
    Ok(String::from_utf8_lossy(&asked.stdout).into_owned())
}

/// A submission before anything of it is graded.
fn ungraded(submission: &Submission) -> Graded {
    Graded {
        name: submission.name.clone(),
        student: None,
        won: Won::default(),
        remarks: submission.remarks.clone(),
        sums: BTreeMap::new(),
        exercises: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_bubblewrap_up_to_four_submissions_are_graded_at_a_time_and_elsewhere_one() {
        let cores = [1, 2, 4, 64];
        let threads = |sandbox| cores.map(|cores| side_by_side(sandbox, cores));
        assert_eq!(threads(Sandbox::Bubblewrap), [1, 2, 4, 4]);
        assert_eq!(threads(Sandbox::User), [1; 4]);
        assert_eq!(threads(Sandbox::None), [1; 4]);
    }
}
