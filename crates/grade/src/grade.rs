//! `cargo course grade`: judges submissions one after the other, and tells how far it is.

use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result};
use terminal::{StatusLine, WARN, complain, paint, say};
use words::counted;

use crate::again;
use crate::cli::{self, Grade};
use crate::edition::Edition;
use crate::handed_in;
use crate::judge::Judge;
use crate::names::Names;
use crate::points::Points;
use crate::results::{self, Graded, Results, Won};
use crate::sandbox::Sandbox;
use crate::submission::Submission;
use crate::verdicts::Verdicts;
use crate::wanted::Wanted;

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
    let sandbox = Sandbox::find(!asked.unsandboxed)?;
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
        submissions: submissions.iter().map(ungraded).collect(),
    };
    let missing = names.as_ref().map(|it| it.give(&mut results));
    let mut progress = Progress::over(chapters.len() * submissions.len());
    for chapter in chapters {
        let folder = work_folder(&root, &chapter.folder)?;
        progress.tell(&format!(
            "building chapter {}, which takes a minute the first time",
            chapter.number
        ));
        let edition = Edition::lay(&root, &catalogue, chapter, &folder)?;
        let judge = Judge {
            edition: &edition,
            chapter: chapter.number,
            sandbox: &sandbox,
            deadline: asked.deadline,
        };
        let tests = judge.tests()?;
        for (submission, graded) in submissions.iter().zip(0..) {
            progress.tell(&submission.name);
            let judged = judge
                .judge(submission)
                .with_context(|| format!("{} could not be judged", submission.name))?;
            let verdicts = Verdicts::of(&catalogue, submission, &judged, &tests);
            results.submissions[graded].remarks.extend(verdicts.remarks);
            results.submissions[graded]
                .exercises
                .extend(verdicts.exercises);
            progress.done += 1;
            // What there is, is kept, whatever comes next.
            points.give(&mut results);
            results.write(out)?;
        }
    }
    drop(progress);
    Ok(tell(&results, &missing.unwrap_or_default(), out))
}

/// Says what came of it and who handed nothing in, and gives the exit code.
pub(crate) fn tell(results: &Results, missing: &[&str], out: &Path) -> ExitCode {
    say(&results::table(results));
    if !missing.is_empty() {
        let names = missing.join(", ");
        let names = terminal::clean(&names);
        say(&format!("\nNothing was handed in by {names}."));
    }
    say(&format!(
        "\n{} graded: {}",
        counted(results.submissions.len(), "submission"),
        out.display()
    ));
    ExitCode::from(if results.has_gaps() { 3 } else { 0 })
}

/// How far it is, on a line of the terminal.
struct Progress {
    line: StatusLine<std::io::Stderr>,
    began: Instant,
    /// How many submissions of a chapter are graded,
    done: usize,
    /// of how many.
    all: usize,
}

impl Progress {
    fn over(all: usize) -> Self {
        Self {
            line: StatusLine::on_stderr(),
            began: Instant::now(),
            done: 0,
            all,
        }
    }

    fn tell(&mut self, what: &str) {
        let left = left(self.done, self.all, self.began);
        let words = format!("{} of {} graded{left}; {what}…", self.done, self.all);
        // Work goes on, whether anybody can be told or not.
        let _ = self.line.show(|_| words.clone());
    }
}

/// An empty folder for the edition, but for what cargo has built there before.
fn work_folder(root: &Path, chapter: &str) -> Result<std::path::PathBuf> {
    let folder = root.join("target").join("grade").join(chapter);
    let built = folder.join("exercises/target");
    let aside = folder.with_extension("built");
    let clear = || -> std::io::Result<()> {
        if built.exists() {
            fs::rename(&built, &aside)?;
        }
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(folder.join("exercises"))?;
        if aside.exists() {
            fs::rename(&aside, &built)?;
        }
        Ok(())
    };
    clear().with_context(|| format!("cannot clear {}", folder.display()))?;
    Ok(folder)
}

/// ", about 3 min left", once that is known.
fn left(done: usize, all: usize, began: Instant) -> String {
    if done < 2 {
        return String::new();
    }
    let seconds = began.elapsed().as_secs_f64() / done as f64 * (all - done) as f64;
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
