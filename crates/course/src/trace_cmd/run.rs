//! Builds a chapter's trace example, runs it and reads its recording, whether or not the run ended well.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use call_trace::Trace;
use catalogue::Exercise;
use subprocess::{Cancel, End, Finished, limits, overflowed, student_command};

use super::untraced::untraced;
use crate::build::{self, Broken, Built, Kind, Target};
use crate::course::Course;
use crate::plain_file;
use crate::report::{not_written as words_of_todo, open_ends, printed_lines, written_while};
use crate::status::Step;
use crate::test_end::{TestEnd, not_written};
use crate::tests_run::see_that_it_is_there;
use crate::texts::Texts;
use terminal::{BAD, WARN, paint};

/// A request for a recording.
#[derive(Debug, Clone)]
pub(crate) struct Wish<'c> {
    pub(crate) exercise: &'c Exercise,
    /// The name of the run and its arguments.
    pub(crate) words: Vec<String>,
    /// Whether to run the reference solution instead of the student's code.
    pub(crate) is_reference: bool,
}

impl<'c> Wish<'c> {
    /// Parses `trace fibonacci 5`, `trace fibonacci fibonacci_memo 5`, `trace fibonacci_memo`.
    pub(crate) fn new(
        exercise: &'c Exercise,
        typed: &str,
        args: &[String],
        is_reference: bool,
    ) -> Self {
        let is_run = |word: &str| exercise.runs().any(|run| run == word);
        let (run, args) = match args {
            [first, rest @ ..] if is_run(first) => (first.clone(), rest),
            _ if is_run(typed) => (typed.to_owned(), args),
            _ => {
                let default = exercise.traces.first().unwrap_or(&exercise.stem);
                (default.clone(), args)
            }
        };
        // The exercise's default arguments apply only to its own runs.
        let args = if args.is_empty() && exercise.traces.contains(&run) {
            &exercise.trace
        } else {
            args
        };
        let words = std::iter::once(run).chain(args.iter().cloned()).collect();
        Self {
            exercise,
            words,
            is_reference,
        }
    }

    fn target(&self, course: &Course) -> Target {
        let chapter = &self.exercise.chapter;
        let (workspace, package) = if self.is_reference {
            (course.root.clone(), chapter.folder.clone())
        } else {
            (course.exercises(), chapter.student_package())
        };
        Target {
            workspace,
            package,
            kind: Kind::Example,
            name: chapter.trace_example(),
            also: None,
            sources: (!self.is_reference).then(|| course.sources(chapter)),
        }
    }
}

/// The result of a request.
pub(crate) enum Recorded {
    /// It ran.
    Run(Run),
    /// It does not compile.
    Broken(Broken),
    /// It was stopped.
    Cancelled,
}

/// A recording, complete or not.
pub(crate) struct Run {
    /// The recorded run.
    pub(crate) trace: Box<Trace>,
    /// The content of the recording's file.
    pub(crate) json: Vec<u8>,
    /// The reason why the run did not end well, or `None` if it did.
    pub(crate) ending: Option<String>,
    /// Further lines below a drawing: the answer if no drawing shows it, the program's output, and a helper function
    /// that was not recorded.
    pub(crate) notes: Vec<String>,
}

impl Run {
    /// Returns the message for a run without recorded calls.
    pub(crate) fn nothing(&self) -> String {
        match &self.ending {
            Some(ending) => format!("nothing was recorded. {ending}"),
            None => "nothing was recorded: no function with #[traced] was called. Is \
                     #[traced] still above your function?"
                .to_owned(),
        }
    }
}

/// Records a run.
pub(crate) fn record(
    course: &Course,
    wish: &Wish<'_>,
    deadline: Duration,
    cancel: &Cancel,
    mut waiting: impl FnMut(Step),
) -> Result<Recorded> {
    if wish.is_reference {
        course.needs_solutions(&wish.exercise.chapter)?;
    }
    let building = |stage| waiting(Step::of_build(stage, Step::Building));
    let program = match build::build(&wish.target(course), cancel, building)? {
        Built::Program(program) => program,
        Built::Broken(broken) => return Ok(Recorded::Broken(broken)),
        Built::Cancelled => return Ok(Recorded::Cancelled),
    };
    let folder = tempfile::tempdir().context("cannot make a folder for the recording")?;
    let path = folder.path().join("trace.jsonl");
    let mut command = student_command(&program.executable, &program.folder);
    command.args(&wish.words).env("CALL_TRACE_FILE", &path);
    command.env("CALL_TRACE_ANSWER", "1");
    let tests = Texts::of_tests(course);
    let ran = subprocess::run(command, &limits(deadline), cancel, |_| {
        waiting(Step::Recording);
    });
    see_that_it_is_there(&program.executable)?;
    let finished = ran.with_context(|| format!("cannot run {}", program.executable.display()))?;
    if matches!(finished.end, End::Cancelled) {
        return Ok(Recorded::Cancelled);
    }
    let json = plain_file::read(&path).unwrap_or_default();
    let trace = Trace::read_json(json.as_slice())?;
    // The example rejects arguments that it cannot run before it makes any call. A later exit, or one without a
    // message, was caused by the student's code.
    if let End::Exited(status) = finished.end
        && status.code() == Some(2)
        && trace.calls() == 0
        && !finished.stderr.trim().is_empty()
    {
        bail!("{}", finished.stderr.trim());
    }
    let ending = ending(course, &finished, &trace, deadline);
    let source = course.path(wish.exercise.stub());
    let source = plain_file::read_text(&source).unwrap_or_default();
    let ending = ending.map(|words| open_ends(&words, &source).into_owned());
    let notes = notes(wish, &finished, &trace, &source);
    // A warning about the next verdict is more important than the end of this run.
    let rewritten = tests.differences(&Texts::of_tests(course));
    let rewritten = written_while("it", course, &rewritten);
    let ending = rewritten.map(|words| paint(BAD, words)).or(ending);
    Ok(Recorded::Run(Run {
        trace: Box::new(trace),
        json,
        ending,
        notes,
    }))
}

/// Returns the lines below a drawing, besides the end of the run.
fn notes(wish: &Wish<'_>, finished: &Finished, trace: &Trace, source: &str) -> Vec<String> {
    let (answer, said) = answered(&finished.stdout);
    let (_, noise) = subprocess::panics(&finished.stderr);
    let mut notes = Vec::new();
    let function = &wish.words[0];
    if let Some(answer) = answer.filter(|_| !trace.functions().contains(&function.as_str())) {
        notes.push(format!("{function} returned {answer}"));
    }
    let is_flat = !wish.is_reference && trace.height() <= 1;
    if let Some(helper) = is_flat.then(|| untraced(source)).flatten() {
        notes.push(format!(
            "{helper} calls itself and has no #[traced], so its calls are not drawn. Put #[traced] above it, too."
        ));
    }
    let printed = [said.as_str(), noise.as_str()].join("\n");
    notes.extend(printed_lines(printed.trim_matches('\n')));
    notes
}

/// Splits the output into the run's answer, which has its own line at the end, and the rest of the program's output.
fn answered(stdout: &str) -> (Option<&str>, String) {
    let Some((before, after)) = stdout.rsplit_once("\nanswer: ") else {
        return (None, stdout.to_owned());
    };
    let (answer, after) = after.split_once('\n').unwrap_or((after, ""));
    (Some(answer), format!("{before}{after}"))
}

/// Explains why a run did not end well, or returns `None` if it did.
fn ending(
    course: &Course,
    finished: &Finished,
    trace: &Trace,
    deadline: Duration,
) -> Option<String> {
    let (is_complete, has_calls) = (trace.is_complete(), !trace.is_empty());
    let until = match has_calls {
        true => " The drawing shows the calls recorded until then.",
        false => "",
    };
    let status = match finished.end {
        End::Exited(status) if status.success() && is_complete => return None,
        End::Exited(status) => status,
        End::Memory(_) => {
            return Some(paint(
                BAD,
                format!("It needed more memory than the limit.{until}"),
            ));
        }
        End::Deadline(_) | End::Cancelled => {
            let seconds = deadline.as_secs_f64();
            return Some(paint(
                BAD,
                format!("It did not end within {seconds} s.{until}"),
            ));
        }
    };
    if overflowed(status, &finished.stderr) {
        return Some(paint(BAD, format!("It overflowed the stack.{until}")));
    }
    let (panics, _) = subprocess::panics(&finished.stderr);
    if let Some(TestEnd::NotWritten(todo, place)) = panics.last().and_then(not_written) {
        // The `todo!` may belong to an earlier exercise, so the message names the file.
        let file = place.map(|place| course.shown(build::from_root(&place.file)));
        let at = file.map_or_else(String::new, |file| format!("\nIt is in {file}."));
        return Some(paint(WARN, words_of_todo(&todo)) + &at);
    }
    if let (false, Some(code), []) = (is_complete, status.code(), panics.as_slice()) {
        let exit = "Does your code call std::process::exit?";
        return Some(paint(
            BAD,
            format!("The process ended with code {code} before the run was over. {exit}"),
        ));
    }
    Some(match panics.last() {
        Some(panic) if panic.is_runaway() => {
            format!(
                "{}\n{}",
                paint(BAD, "It was stopped: the calls went too deep."),
                panic.message
            )
        }
        Some(panic) => {
            let place = panic.place.as_ref().filter(|place| place.is_students());
            let at = place.map_or_else(String::new, |place| {
                let file = course.shown(build::from_root(&place.file));
                format!(" at {file}:{}", place.line)
            });
            format!(
                "{}\n{}",
                paint(BAD, format!("It panicked{at}.")),
                panic.message
            )
        }
        None => paint(BAD, format!("It was ended ({status}).{until}")),
    })
}
