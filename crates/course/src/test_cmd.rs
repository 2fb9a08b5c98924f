//! `cargo course test`: builds and runs the tests of one exercise, or of all.

use std::collections::BTreeMap;
use std::process::Command;
use std::time::Duration;

use anyhow::{Result, bail};
use catalogue::Exercise;
use child::Cancel;

use crate::build::{self, Broken, Built, Target};
use crate::course::Course;
use crate::judged;
use crate::report::{self, Asked, View};
use crate::status;
use crate::tests_run::Patience;
use crate::verdict::{self, Files, Verdict};
use terminal::{BAD, BOLD, GOOD, WARN, ends, paint, say, say_bytes, width};

/// Tests one exercise and prints its verdict, or that of the tests that were asked for. Returns
/// whether all is right.
pub(crate) fn one(
    course: &Course,
    exercise: &Exercise,
    asked: Option<Asked<'_>>,
    is_full: bool,
    deadline: Duration,
) -> Result<bool> {
    let Some(verdict) = check(course, exercise, deadline)? else {
        return Ok(false);
    };
    if let (Some(asked), Verdict::Tested(tested)) = (asked, &verdict) {
        let (text, is_right) = report::chosen(course, exercise, tested, asked, width())?;
        say(&text);
        return Ok(is_right);
    }
    let view = View {
        width: width(),
        has_keys: false,
        is_full,
    };
    say(&report::text(course, exercise, &verdict, view));
    see_that_somebody_is_to_blame(&verdict)?;
    Ok(verdict.is_solved())
}

/// What cargo or the disk does wrong is no verdict on anybody's code.
fn see_that_somebody_is_to_blame(verdict: &Verdict) -> Result<()> {
    match verdict {
        Verdict::Broken(broken) if broken.blames_nobody() => {
            bail!("nothing was tested, and no file is to blame: see what cargo says above")
        }
        _ => Ok(()),
    }
}

/// Which exercises are tested, and how each is told of.
#[derive(Debug, Clone)]
pub(crate) struct All {
    /// Those of this chapter alone.
    pub(crate) chapter: Option<usize>,
    /// As an object of JSON, which holds each test and the whole text of the verdict.
    pub(crate) as_json: bool,
    /// One half of the work alone.
    pub(crate) only: Option<Only>,
    /// Those that are left out, by their IDs.
    pub(crate) without: Vec<String>,
    /// The program that holds the tests of all of them, each in a module of its stem.
    pub(crate) together: Option<String>,
}

/// A half of the work, for whoever grades.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Only {
    /// Nothing is run, and only what does not compile is told.
    Build,
    /// What was built is run: nothing has to be written.
    Run,
}

/// Tests all exercises, a line each. Returns whether all are solved.
pub(crate) fn all(course: &Course, asked: &All, deadline: Duration) -> Result<bool> {
    let all = course.catalogue.exercises();
    let is_asked = |exercise: &&Exercise| {
        let number = exercise.chapter.number;
        let is_in = asked.chapter.is_none_or(|chapter| chapter == number);
        is_in && !asked.without.contains(&exercise.id)
    };
    let exercises: Vec<&Exercise> = all.iter().filter(is_asked).collect();
    if let (Some(chapter), true) = (asked.chapter, exercises.is_empty()) {
        bail!(
            "there is no chapter {chapter}; the course has {}",
            course.catalogue.chapters.len()
        );
    }
    if asked.as_json {
        return match asked.only {
            Some(Only::Build) => broken(course, &exercises),
            Some(Only::Run) if let Some(name) = &asked.together => {
                let patience = Patience::of_a_grader(deadline);
                together(course, &exercises, name, patience)
            }
            only => as_json(course, &exercises, deadline, only),
        };
    }
    let mut solved = 0;
    let mut unkept = None;
    let mut chapters = Chapters::default();
    for &exercise in &exercises {
        let target = verdict::target(course, exercise);
        let patience = Patience::until(deadline);
        let Some(verdict) = chapters.check(course, exercise, &target, patience)? else {
            return Ok(false);
        };
        if let (Verdict::Broken(broken), Err(why)) =
            (&verdict, see_that_somebody_is_to_blame(&verdict))
        {
            say(&report::broken_text(course, exercise, broken));
            return Err(why);
        }
        solved += usize::from(verdict.is_solved());
        let mark = if verdict.is_solved() {
            paint(GOOD, "✓")
        } else {
            paint(BAD, "✗")
        };
        let left = format!("{mark} {:<14}{}", exercise.id, exercise.stem);
        say(&ends(&left, &report::in_a_line(&verdict), width()));
        unkept = unkept.or(verdict.unkept().cloned());
    }
    say(&paint(
        BOLD,
        format!("\n{solved} of {} exercises are solved", exercises.len()),
    ));
    if let Some(why) = unkept {
        say(&paint(WARN, why));
    }
    Ok(solved == exercises.len())
}

/// A line of JSON for each exercise, up to one that was given up: whoever grades puts its stub in its place first, or all that call it
/// would loop.
fn together(
    course: &Course,
    exercises: &[&Exercise],
    name: &str,
    mut patience: Patience,
) -> Result<bool> {
    hide_from_student_code()?;
    if std::process::id() == 1 {
        return in_another_process();
    }
    let Some(first) = exercises.first() else {
        return Ok(true);
    };
    let target = Target {
        name: name.to_owned(),
        ..as_dated(course, first)
    };
    let cancel = Cancel::default();
    let Built::Program(program) = build::build(&target, &cancel, |_| {})? else {
        bail!("the tests of all exercises together are not built");
    };
    let mut all_solved = true;
    for exercise in exercises {
        let (program, files) = (program.part(&exercise.stem), Files::now(course));
        let tell = status::telling();
        let tested = verdict::test(course, exercise, program, files, patience, &cancel, tell)?;
        let Some(verdict) = tested else {
            return Ok(false);
        };
        all_solved &= verdict.is_solved();
        patience = patience.after(verdict.has_loops());
        tell_of(course, exercise, &verdict)?;
        if verdict.is_given_up() {
            break;
        }
    }
    Ok(all_solved)
}

/// A line of JSON for each exercise.
fn as_json(
    course: &Course,
    exercises: &[&Exercise],
    deadline: Duration,
    only: Option<Only>,
) -> Result<bool> {
    hide_from_student_code()?;
    if std::process::id() == 1 {
        return in_another_process();
    }
    let mut all_solved = true;
    let mut patience = match only {
        Some(_) => Patience::of_a_grader(deadline),
        None => Patience::until(deadline),
    };
    let mut chapters = Chapters::default();
    for exercise in exercises {
        let target = match only {
            Some(_) => as_dated(course, exercise),
            None => verdict::target(course, exercise),
        };
        let Some(verdict) = chapters.check(course, exercise, &target, patience)? else {
            return Ok(false);
        };
        all_solved &= verdict.is_solved();
        patience = patience.after(verdict.has_loops());
        tell_of(course, exercise, &verdict)?;
    }
    Ok(all_solved)
}

/// Chapters of which nothing can be built: the exercises of one are one library, so why it is so with the first of them
/// counts for the others.
#[derive(Default)]
struct Chapters(BTreeMap<usize, Broken>);

impl Chapters {
    fn check(
        &mut self,
        course: &Course,
        exercise: &Exercise,
        target: &Target,
        patience: Patience,
    ) -> Result<Option<Verdict>> {
        let chapter = &exercise.chapter;
        if let Some(broken) = self.0.get(&chapter.number) {
            return Ok(Some(Verdict::Broken(broken.clone())));
        }
        let verdict = check_target(course, exercise, target, patience)?;
        if let Some(Verdict::Broken(broken)) = &verdict
            && broken.is_of_all(&chapter.folder)
        {
            self.0.insert(chapter.number, broken.clone());
        }
        Ok(verdict)
    }
}

/// A line of JSON for each exercise that does not compile. Where the file of one is to blame, all others wait for it.
fn broken(course: &Course, exercises: &[&Exercise]) -> Result<bool> {
    let mut all_compile = true;
    for &exercise in exercises {
        let target = as_dated(course, exercise);
        let Built::Broken(broken) = build::build(&target, &Cancel::default(), |_| {})? else {
            continue;
        };
        all_compile = false;
        let file = broken.file.as_deref().map(build::from_root);
        let mut all = exercises.iter();
        let owner = all.find(|it| file.as_deref() == Some(&it.stub()));
        let verdict = Verdict::Broken(broken);
        tell_of(course, owner.unwrap_or(&exercise), &verdict)?;
        if owner.is_some() {
            break;
        }
    }
    Ok(all_compile)
}

fn tell_of(course: &Course, exercise: &Exercise, verdict: &Verdict) -> Result<()> {
    let mut line = Vec::new();
    wire::write(&mut line, &judged::judged(course, exercise, verdict))?;
    say_bytes(&line);
    Ok(())
}

/// The same in another process. Whatever a test leaves behind is a child of the first process of a system, and of a sandbox, and
/// would be waited for in the place of the test.
fn in_another_process() -> Result<bool> {
    let mut again = Command::new(std::env::current_exe()?);
    let ended = again.args(std::env::args_os().skip(1)).status()?;
    match ended.code() {
        Some(0) => Ok(true),
        Some(1) => Ok(false),
        _ => bail!("the tests were ended: {ended}"),
    }
}

/// From now on no other program of the same user can write into our memory or to our output, as one that a test has started
/// could through `/proc`.
fn hide_from_student_code() -> Result<()> {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{DumpableBehavior, set_dumpable_behavior};
        set_dumpable_behavior(DumpableBehavior::NotDumpable)?;
    }
    Ok(())
}

fn check(course: &Course, exercise: &Exercise, deadline: Duration) -> Result<Option<Verdict>> {
    check_target(
        course,
        exercise,
        &verdict::target(course, exercise),
        Patience::until(deadline),
    )
}

fn check_target(
    course: &Course,
    exercise: &Exercise,
    target: &Target,
    patience: Patience,
) -> Result<Option<Verdict>> {
    let (cancel, tell) = (Cancel::default(), status::telling());
    verdict::check(course, exercise, target, patience, &cancel, tell)
}

/// The tests of an exercise whose files have just been written, so that their dates are right.
fn as_dated(course: &Course, exercise: &Exercise) -> Target {
    Target {
        sources: None,
        ..verdict::target(course, exercise)
    }
}
