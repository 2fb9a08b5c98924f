//! Tests wrong answers that students really give, which must meet the expected messages, and right answers in other styles, which
//! must pass.
//!
//! Each answer replaces a module in a copy of the reference chapter. The exercise's own tests then run as in `cargo course`: each
//! in its own process, in source order.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::ScopedJoinHandle;
use std::time::Duration;

use ::stubs::NamedAnswer;
use anyhow::{Context, bail, ensure};
use catalogue::{Catalogue, Exercise};
use serde::de::IgnoredAny;

use crate::places::{self, Placed};

mod bench;
mod compare;
mod parse;
mod together;
mod told;

use bench::{Bench, Outcome, Program};
use parse::{Attempt, Kind};

pub use told::{Answers, told};

/// The time limit for a test whose message is only written down. After a program has reached it, no further tests run.
const SHORT_DEADLINE: Duration = Duration::from_secs(10);

/// Longer than any ordinary failure takes, even while other programs are busy. An endless loop is stopped here.
const DEADLINE: Duration = Duration::from_secs(60);

/// The beginnings of the panics with which a table of causes reports a fault of its own. A student never sees them.
const FAULTS_OF_A_TABLE: [&str; 2] = [
    "rows with different words fit",
    "this table depends on the order of its rows",
];

/// The most characters in a line of a message below its first one: `course` shortens longer lines.
const LONGEST_LINE: usize = 440;

/// Draws recordings. This crate depends on no drawing, so the caller provides these functions.
#[derive(Debug, Clone, Copy)]
pub struct Drawing {
    /// Draws a recording into a folder.
    pub file: fn(&Path, &Path) -> anyhow::Result<()>,
    /// Describes where a run (the second file) departs from the reference (the first file). Draws both into the folder.
    pub parted: fn(&Path, &Path, Option<&Path>) -> anyhow::Result<String>,
}

/// Options besides the check itself.
#[derive(Debug, Clone, Copy, Default)]
pub struct Wish<'w> {
    /// A folder from which to read the answers instead of the known ones. It contains one folder per exercise, named after the
    /// stem, and one file per answer: `gcd/f64.rs`, or `gcd/right/a_loop.rs` if it is right.
    pub from: Option<&'w Path>,
    /// Print the message of the first failing test.
    pub show: bool,
    /// An output folder for the messages of all failing tests, one file per exercise.
    pub shown: Option<&'w Path>,
    /// An output folder for drawings of the recording of the first failing test, and the way to draw them.
    pub draw: Option<(&'w Path, Drawing)>,
}

/// Checks all attempts, or those of some exercises: `gcd` selects all of one exercise, `gcd/f64` a single attempt. All chapters
/// are checked in parallel.
pub fn check(root: &Path, only: &[String], wish: Wish<'_>) -> anyhow::Result<()> {
    let catalogue = Catalogue::load(root)?;
    let chapters = tasks(root, &catalogue, only, wish.from)?;
    let tried: usize = chapters
        .iter()
        .flatten()
        .map(|task| task.answers.len())
        .sum();
    let missed = each_chapter(chapters, |tasks| chapter(root, &tasks, wish))?.concat();
    ensure!(
        missed.is_empty(),
        "{} of {tried} answers do not get the expected verdict:\n\n{}",
        missed.len(),
        missed.join("\n\n")
    );
    println!(
        "{tried} answers: the tests catch each wrong one with the expected words first, and each right one passes"
    );
    if !only.is_empty() && wish.from.is_none() {
        println!("{}", what_else(root, &catalogue, only)?);
    }
    Ok(())
}

/// Lists the other commands to run if the tests of these exercises have changed.
fn what_else(root: &Path, catalogue: &Catalogue, only: &[String]) -> anyhow::Result<String> {
    let students = catalogue::what_ifs::<IgnoredAny>(root)?.students;
    let in_the_book = |exercise: &Exercise| students.iter().any(|it| it.exercise == exercise.stem);
    let chosen = chosen(catalogue, only)?;
    let recorded = chosen.iter().any(|(exercise, _)| in_the_book(exercise));
    Ok(format!(
        "If you changed their tests, run also `cargo xtask stubs --check`, `cargo test -p xtask --test suite`{}.",
        match recorded {
            true => " and `cargo xtask recordings`, because the book shows their messages",
            false => "",
        }
    ))
}

/// Prints suspicious similarities between known wrong answers: those with the same behaviour, those that equal a right answer in
/// every test but one, those with the same first result but different messages, and those whose message changes with one of their
/// numbers. This is not part of the gate.
pub fn compare(root: &Path, only: &[String]) -> anyhow::Result<()> {
    let catalogue = Catalogue::load(root)?;
    let chapters = tasks(root, &catalogue, only, None)?;
    let lists = each_chapter(chapters, |tasks| {
        let Some(first) = tasks.first() else {
            return Ok(Vec::new());
        };
        let bench = Bench::set_up(root, &first.exercise.chapter)?;
        let lists = tasks
            .iter()
            .map(|task| compare::compare(&bench, task.exercise, &task.answers));
        lists.collect()
    })?;
    let mut lists = lists;
    lists.sort();
    println!("{}", lists.concat().join("\n").trim_start());
    Ok(())
}

/// Returns the selected answers, by chapter.
fn tasks<'a>(
    root: &Path,
    catalogue: &'a Catalogue,
    only: &'a [String],
    from: Option<&Path>,
) -> anyhow::Result<Vec<Vec<Task<'a>>>> {
    let mut tasks: BTreeMap<&str, Vec<Task<'_>>> = BTreeMap::new();
    for (exercise, name) in chosen(catalogue, only)? {
        let mut answers = match from {
            Some(from) => places::loose_answers(&from.join(&exercise.stem))?,
            None => places::answers(root, exercise)?,
        };
        answers.retain(|it| name.is_none_or(|name| it.answer.name == name));
        let chapter = tasks.entry(&exercise.chapter.folder).or_default();
        chapter.push(Task { exercise, answers });
    }
    let tried: usize = tasks
        .values()
        .flatten()
        .map(|task| task.answers.len())
        .sum();
    ensure!(tried > 0, "no answer was found to try");
    Ok(tasks.into_values().collect())
}

/// Runs `work` for all chapters in parallel. Cargo builds for one chapter at a time, and meanwhile the other chapters test their
/// finished builds. This keeps every core busy.
fn each_chapter<'a, T: Send>(
    chapters: Vec<Vec<Task<'a>>>,
    work: impl Fn(Vec<Task<'a>>) -> anyhow::Result<Vec<T>> + Sync,
) -> anyhow::Result<Vec<Vec<T>>> {
    let work = &work;
    std::thread::scope(|threads| {
        let start = |tasks| threads.spawn(move || work(tasks));
        let workers: Vec<_> = chapters.into_iter().map(start).collect();
        let join = |worker: ScopedJoinHandle<'_, _>| worker.join().expect("a worker panicked");
        workers.into_iter().map(join).collect()
    })
}

/// An exercise and the attempts to check.
struct Task<'a> {
    exercise: &'a Exercise,
    answers: Vec<Placed>,
}

/// Checks answers to exercises of one chapter, and returns a complaint for each that fails the check.
fn chapter(root: &Path, tasks: &[Task<'_>], wish: Wish<'_>) -> anyhow::Result<Vec<String>> {
    let mut missed = Vec::new();
    let Some(first) = tasks.first() else {
        return Ok(missed);
    };
    let bench = Bench::set_up(root, &first.exercise.chapter)?;
    for Task { exercise, answers } in tasks {
        let reference = std::fs::read_to_string(root.join(exercise.reference()))?;
        let stub = ::stubs::of(&root.join(exercise.reference()))?;
        let tests = std::fs::read_to_string(root.join(exercise.tests()))?;
        let attempts: Vec<_> = answers
            .iter()
            .map(|it| read(&it.answer, &reference, &stub))
            .collect();
        let modules = attempts
            .iter()
            .enumerate()
            .filter_map(|(number, read)| Some((number, read.as_ref().ok()?.1.clone())))
            .collect();
        let ours = wish.draw.map(|_| bench.build_apart(exercise, &reference));
        let ours = ours.transpose()?;
        let programs = bench.build_together(exercise, &reference, modules)?;
        // The answers in one combined program are tested in parallel. An answer that is built separately replaces the program.
        let names = programs.values().next().map(|one| one.tests(&tests));
        let names = names.transpose()?.unwrap_or_default();
        let drawing = |answer: &NamedAnswer| {
            let (folder, drawing) = wish.draw?;
            Some(Draw {
                into: folder.join(&exercise.stem).join(&answer.name),
                ours: ours.as_ref()?,
                drawing,
            })
        };
        let tried = |number: usize| {
            let (attempt, _) = attempts[number].as_ref().ok()?;
            let draw = drawing(&answers[number].answer);
            let program = programs.get(&number)?;
            Some(met(program, &names, attempt, draw.as_ref(), wish.shown))
        };
        let mut outcomes = side_by_side(attempts.len(), tried);
        let mut messages = String::new();
        for (number, (Placed { place, answer }, read)) in answers.iter().zip(&attempts).enumerate()
        {
            let name = &answer.name;
            let Met {
                outcome,
                said,
                messages: all,
            } = match (outcomes.remove(&number), read) {
                (Some(met), _) => met,
                (None, Ok((attempt, module))) => bench
                    .build_with(exercise, module)
                    .context("it does not compile")
                    .and_then(|program| {
                        let names = program.tests(&tests)?;
                        let draw = drawing(answer);
                        Ok(met(&program, &names, attempt, draw.as_ref(), wish.shown))
                    })
                    .unwrap_or_else(Met::not),
                (None, Err(why)) => Met::not(anyhow::anyhow!("{why:#}")),
            };
            if wish.show {
                println!("{said}");
            }
            messages += &format!("== {name}\n{all}\n");
            match outcome {
                Ok(word) => println!("  {word}  {place}  {name}"),
                Err(why) => {
                    println!("  MISSED  {place}  {name}");
                    missed.push(format!("{place} ({name}): {why:#}"));
                }
            }
        }
        bench.restore(exercise, &reference)?;
        if let Some(into) = wish.shown {
            std::fs::create_dir_all(into)?;
            std::fs::write(into.join(&exercise.stem).with_extension("txt"), messages)?;
        }
    }
    Ok(missed)
}

/// Reads an attempt, and builds the module that contains it.
fn read(answer: &NamedAnswer, reference: &str, stub: &str) -> anyhow::Result<(Attempt, String)> {
    let text = &answer.text;
    let attempt = Attempt::parse(text)?;
    let changed = ::stubs::answer(text, reference)?;
    let is_head = |line: &str| line.starts_with("//!") || line.trim().is_empty();
    ensure!(
        changed.is_some() || text.lines().all(is_head),
        "no region is changed: the changed lines need their marks"
    );
    Ok((attempt, changed.unwrap_or_else(|| stub.to_owned())))
}

/// Returns the selected exercises, each with a single selected attempt if there is one.
fn chosen<'a>(
    catalogue: &'a Catalogue,
    only: &'a [String],
) -> anyhow::Result<Vec<(&'a Exercise, Option<&'a str>)>> {
    if only.is_empty() {
        return Ok(catalogue.exercises().iter().map(|it| (it, None)).collect());
    }
    let one = |asked: &'a String| {
        let (exercise, name) = match asked.split_once('/') {
            Some((exercise, name)) => (exercise, Some(name)),
            None => (asked.as_str(), None),
        };
        Ok((catalogue.find(exercise)?, name))
    };
    only.iter().map(one).collect()
}

/// Runs `work` for each number below `count` on a few threads, and leaves out the results that are `None`.
fn side_by_side<T: Send>(
    count: usize,
    work: impl Fn(usize) -> Option<T> + Sync,
) -> BTreeMap<usize, T> {
    let next = AtomicUsize::new(0);
    let one_after_another = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return done;
            }
            done.extend(work(number).map(|of| (number, of)));
        }
    };
    std::thread::scope(|threads| {
        let workers: Vec<_> = (0..2).map(|_| threads.spawn(one_after_another)).collect();
        let join = |worker: ScopedJoinHandle<'_, _>| worker.join().expect("a worker panicked");
        workers.into_iter().flat_map(join).collect()
    })
}

/// The result of an attempt.
struct Met {
    /// A word for the success, or the reason why the check failed.
    outcome: anyhow::Result<&'static str>,
    /// The text that its author reads.
    said: String,
    /// The message of each failing test, if the caller wants them.
    messages: String,
}

impl Met {
    fn not(why: anyhow::Error) -> Self {
        Self {
            outcome: Err(why),
            said: String::new(),
            messages: String::new(),
        }
    }
}

/// The output folder for the drawings of an answer's runs, and the reference, whose runs are drawn beside them.
struct Draw<'p> {
    into: PathBuf,
    ours: &'p Program<'p>,
    drawing: Drawing,
}

fn met(
    program: &Program<'_>,
    names: &[String],
    attempt: &Attempt,
    draw: Option<&Draw<'_>>,
    shown: Option<&Path>,
) -> Met {
    let mut said = String::new();
    let mut outcome = match &attempt.kind {
        Kind::Wrong { says, also } => caught(program, names, &attempt.what, says, also, &mut said)
            .and_then(|first| {
                if let Some(draw) = draw {
                    drawn(program, &[first], draw)?;
                }
                Ok("caught")
            }),
        Kind::Right { told } => passes(program, names, told, &mut said).and_then(|()| {
            if let Some(draw) = draw {
                drawn(program, names, draw)?;
            }
            Ok("passes")
        }),
    };
    let mut messages = String::new();
    if shown.is_some() {
        match all_messages(program, names) {
            Ok(all) => messages = all,
            Err(error) => outcome = Err(error),
        }
    }
    Met {
        outcome,
        said,
        messages,
    }
}

/// Returns the messages of all failing tests in order, without drawings. Tests with the same message share one entry. If all
/// tests pass, returns their remarks.
fn all_messages(program: &Program<'_>, names: &[String]) -> anyhow::Result<String> {
    let mut messages: Vec<(String, Vec<String>)> = Vec::new();
    let mut remarks = String::new();
    for name in names {
        let outcome = program.run(name, SHORT_DEADLINE)?;
        if outcome.passed {
            remarks += &outcome.remarks;
            continue;
        }
        let message = told::words(outcome.message());
        match messages.iter_mut().find(|(said, _)| *said == message) {
            Some((_, tests)) => tests.push(name.clone()),
            None => messages.push((message, vec![name.clone()])),
        }
        if outcome.said.ends_with("It did not end.\n") {
            break;
        }
    }
    if messages.is_empty() {
        return Ok(remarks);
    }
    let entry = |(message, tests): &(String, Vec<String>)| {
        let others = match tests.len() {
            1 => String::new(),
            count => format!(" and {} more", count - 1),
        };
        format!("-- {}{others}\n{message}\n", tests[0])
    };
    Ok(messages.iter().map(entry).collect())
}

/// Draws the recording of the first of these tests, and describes for each test where it departs from the reference.
fn drawn(program: &Program<'_>, tests: &[String], draw: &Draw<'_>) -> anyhow::Result<()> {
    std::fs::create_dir_all(&draw.into)?;
    let mut said = String::new();
    for (number, test) in tests.iter().enumerate() {
        let recordings = [("run", program), ("ours", draw.ours)].map(|(name, program)| {
            let path = draw.into.join(name).with_extension("jsonl");
            let _ = std::fs::remove_file(&path);
            program.record(test, DEADLINE, &path).map(|()| path)
        });
        let [yours, ours] = recordings;
        let (yours, ours) = (yours?, ours?);
        if number == 0 && yours.exists() {
            (draw.drawing.file)(&yours, &draw.into)?;
        }
        if yours.exists() && ours.exists() {
            let into = (number == 0).then_some(draw.into.as_path());
            let parted = (draw.drawing.parted)(&ours, &yours, into)?;
            said += &format!("{test}: {parted}\n");
        }
    }
    std::fs::write(draw.into.join("difference.txt"), said)?;
    Ok(())
}

/// Checks that the first failing test prints each of `says`, and that each of `also` is printed by some test. Returns the name of
/// the first failing test.
fn caught(
    program: &Program<'_>,
    names: &[String],
    what: &str,
    says: &[String],
    also: &[String],
    shown: &mut String,
) -> anyhow::Result<String> {
    let mut outcomes: Vec<Outcome> = Vec::new();
    for name in names {
        let outcome = program.run(name, DEADLINE)?;
        if !outcome.passed {
            outcomes.push(outcome);
            if also.is_empty() {
                break;
            }
        }
    }
    let Some(first) = outcomes.first() else {
        bail!("the tests pass although: {what}");
    };
    *shown = format!("\n{}:\n{}", first.name, first.message());
    for outcome in &outcomes {
        ensure!(
            !FAULTS_OF_A_TABLE
                .iter()
                .any(|fault| outcome.said.contains(fault)),
            "a table of causes has a fault, and {} says\n{}",
            outcome.name,
            outcome.said
        );
    }
    if let Some(line) = too_long(first.message()) {
        bail!("this line of {} would be shortened:\n{line}", first.name);
    }
    let said_first = folded(&first.said);
    for words in says {
        ensure!(
            said_first.contains(&folded(words)),
            "the first failing test should say\n  {words}\nbut {} says\n{}",
            first.name,
            first.said
        );
    }
    let said: Vec<String> = outcomes.iter().map(|it| folded(&it.said)).collect();
    for words in also {
        ensure!(
            said.iter().any(|said| said.contains(&folded(words))),
            "some test should say\n  {words}\nbut they say\n{}",
            said.join("\n")
        );
    }
    Ok(first.name.clone())
}

/// Returns the first line of the words of a message, below their first one, that is too long to be shown whole.
fn too_long(message: &str) -> Option<String> {
    let words = told::words(message);
    let mut lines = words.lines().skip(1);
    let long = lines.find(|line| line.chars().count() > LONGEST_LINE);
    long.map(str::to_owned)
}

/// Checks that all tests pass and that the student receives each remark in `told`. If there is no remark to check, one process
/// runs all tests, which is fast. Otherwise, and if one fails there, each test has its own process, as in `cargo course`.
fn passes(
    program: &Program<'_>,
    names: &[String],
    told: &[String],
    shown: &mut String,
) -> anyhow::Result<()> {
    let together = told.is_empty().then(|| program.run_all(DEADLINE));
    let together = together.transpose()?.filter(|all| all.passed);
    let each = || {
        let mut remarks = String::new();
        for name in names {
            let outcome = program.run(name, DEADLINE)?;
            ensure!(
                outcome.passed,
                "it is right, but {} rejects it:\n{}",
                outcome.name,
                outcome.said
            );
            remarks += &outcome.remarks;
        }
        Ok(remarks)
    };
    let remarks = together.map_or_else(each, |all| Ok(all.remarks))?;
    *shown = format!("\n{}", remarks.trim());
    for words in told {
        ensure!(
            folded(&remarks).contains(&folded(words)),
            "the remarks should contain\n  {words}\nbut they are\n{remarks}"
        );
    }
    Ok(())
}

/// Folds white space, so that a message may be wrapped.
fn folded(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_of_causes_panics_with_these_words() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let table = std::fs::read_to_string(root.join("crates/diagnosis/src/causes.rs")).unwrap();
        for fault in FAULTS_OF_A_TABLE {
            assert!(table.contains(fault), "{fault}");
        }
    }

    #[test]
    fn a_line_is_too_long_where_the_course_shortens_it() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let bounds = std::fs::read_to_string(root.join("crates/course/src/report/bounds.rs"));
        let number = |name: &str| -> usize {
            let text = bounds.as_ref().unwrap();
            let (_, rest) = text.split_once(&format!("const {name}: usize = ")).unwrap();
            rest.split_once(';').unwrap().0.parse().unwrap()
        };
        assert_eq!(LONGEST_LINE, number("CHARACTERS") + number("SPARED"));
        let message = |length| format!("place\nclaim\n{}\n\nboard", "x".repeat(length));
        assert_eq!(too_long(&message(LONGEST_LINE)), None);
        assert!(too_long(&message(LONGEST_LINE + 1)).is_some());
    }
}
