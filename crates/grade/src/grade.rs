//! `cargo course grade`: judges submissions one after the other, and tells how far it is.

use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result};
use terminal::{BAD, BOLD, GOOD, StatusLine, WARN, complain, paint, say};
use wire::Judged;
use words::counted;

use crate::cli::{self, Grade};
use crate::edition::Edition;
use crate::handed_in;
use crate::judge::{Judge, Tests, score};
use crate::results::{self, Ended, Graded, Results};
use crate::sandbox::Sandbox;
use crate::submission::Submission;
use crate::suspicious;
use crate::wanted::Wanted;

/// Grades what was asked for, chapter by chapter.
pub(crate) fn run(asked: &Grade) -> Result<ExitCode> {
    let (root, catalogue) = cli::course()?;
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
            add(
                &mut results.submissions[graded],
                submission,
                &judged,
                &tests,
            );
            progress.done += 1;
            // What there is, is kept, whatever comes next.
            results.write(&asked.out)?;
        }
    }
    drop(progress);
    say(&table(&results));
    say(&format!(
        "\n{} graded: {}",
        counted(results.submissions.len(), "submission"),
        asked.out.display()
    ));
    Ok(ExitCode::from(if results.has_gaps() { 3 } else { 0 }))
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
        version: submission.about.as_ref().map(|it| it.version.clone()),
        points: 0.0,
        remarks: submission.remarks.clone(),
        exercises: Vec::new(),
    }
}

/// Adds a chapter's exercises.
fn add(graded: &mut Graded, submission: &Submission, judged: &[Judged], tests: &Tests) {
    for exercise in judged {
        let file = submission.files.get(&exercise.stem);
        let text = file.map(|bytes| String::from_utf8_lossy(bytes));
        let found = text.map_or_else(Vec::new, |text| suspicious::found(&text));
        if !found.is_empty() {
            let found = found.join(", ");
            graded
                .remarks
                .push(format!("{} uses {found}: look at it", exercise.stem));
        }
        let expected = &tests[&exercise.id];
        let score = score(exercise, expected);
        let (right, all) = score.functions;
        let points = right as f64 / all.max(1) as f64;
        let result = Ended::of(exercise.outcome, exercise.file.as_deref());
        let is_whole = score.tests.0 == score.tests.1;
        if result == Ended::Solved && !is_whole {
            graded.remarks.push(format!(
                "{} ran other tests than this version has: look at it",
                exercise.stem
            ));
        }
        graded.exercises.push(results::Exercise {
            id: exercise.id.clone(),
            stem: exercise.stem.clone(),
            handed_in: file.is_some(),
            // The stub of a hunt passes some tests. That is nobody's answer.
            result: match (result, file) {
                (Ended::Failed, None) => Ended::NotWritten,
                (Ended::Solved, _) if !is_whole => Ended::Failed,
                (result, _) => result,
            },
            passed: score.tests.0,
            tests: score.tests.1,
            points: if file.is_some() { points } else { 0.0 },
            text: exercise.text.clone(),
        });
    }
    graded.points = graded.exercises.iter().map(|it| it.points).sum();
}

/// A line a submission.
fn table(results: &Results) -> String {
    let names = results.submissions.iter().map(|it| it.name.chars().count());
    let widest = names.max().unwrap_or(0);
    let mut lines = Vec::new();
    for graded in &results.submissions {
        let marks: String = graded
            .exercises
            .iter()
            .map(|exercise| match exercise.result {
                Ended::Solved => paint(GOOD, "✓"),
                Ended::Failed => paint(BAD, "✗"),
                Ended::NotWritten => paint(WARN, "·"),
                Ended::NotCompiled => paint(BAD, "!"),
                Ended::NotJudged => paint(WARN, "?"),
            })
            .collect();
        lines.push(format!(
            "{:widest$}  {marks}  {}",
            terminal::clean(&graded.name),
            paint(
                BOLD,
                format!("{:.2} of {}", graded.points, graded.exercises.len())
            )
        ));
        for remark in &graded.remarks {
            lines.push(format!("{:widest$}  {}", "", terminal::clean(remark)));
        }
    }
    lines.push(
        "✓ solved   ✗ tests fail   ! does not compile   · not written   ? could not be judged"
            .to_owned(),
    );
    lines.join("\n")
}
