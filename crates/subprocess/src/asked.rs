//! Asks a student's search for a move. Its program runs once for each question, and every outcome is described in
//! words.

use std::io;
use std::path::Path;
use std::time::Duration;

use crate::cancel::Cancel;
use crate::ended::overflowed;
use crate::panic_text::{Panic, read as panics};
use crate::process::{End, Finished, run};
use crate::student::{limits, student_command};

/// The number of bytes kept of a recorded search.
const MOST_RECORDED: u64 = 4 << 20;

/// The time limit for the second run of a search whose move lost. That run is recorded and drawn.
pub const ONCE_MORE: Duration = Duration::from_secs(2);

/// The outcome of a process that was asked for a move. Its text continues a sentence that begins with the name of the
/// search.
#[derive(Debug, PartialEq, Eq)]
pub enum Judged<A> {
    /// The search has answered.
    Answer(A),
    /// The search is not written yet. The text is the message of its `todo!`.
    Stub(String),
    /// The program rejected the question. The text is its reason.
    Refused(String),
    /// The search has lost. The text says what it did.
    Lost(String),
}

/// Asks a program, with a deadline. If `recording` names a file, the search is recorded there.
///
/// # Errors
/// If the program cannot be run.
pub fn ask(
    program: &Path,
    question: &[String],
    deadline: Duration,
    recording: Option<&Path>,
    cancel: &Cancel,
) -> io::Result<Finished> {
    // A student's file that is opened by a short name is looked for where `cargo test` runs.
    let folder = program.parent().unwrap_or(Path::new("."));
    let mut command = student_command(program, folder);
    command.args(question);
    if let Some(path) = recording {
        command
            .env("CALL_TRACE_FILE", path)
            .env("CALL_TRACE_BYTES", MOST_RECORDED.to_string());
    }
    run(command, &limits(deadline), cancel, |_| {})
}

/// Judges the end of a process. `read` finds the answer in its output.
pub fn judge<A>(
    finished: &Finished,
    deadline: Duration,
    read: impl FnOnce(&str) -> Option<A>,
) -> Judged<A> {
    let seconds = deadline.as_secs_f64();
    let status = match finished.end {
        End::Exited(status) => status,
        End::Deadline(_) | End::Cancelled => {
            return Judged::Lost(format!("chose no move within {seconds} s."));
        }
        End::Memory(_) => {
            return Judged::Lost("needed more memory than the limit.".to_owned());
        }
    };
    if status.success() {
        let exit = "ended before it had answered. Does your code call std::process::exit?";
        let answer = read(&finished.stdout);
        return answer.map_or_else(|| Judged::Lost(exit.to_owned()), Judged::Answer);
    }
    if overflowed(status, &finished.stderr) {
        return Judged::Lost("overflowed the stack.".to_owned());
    }
    let (panics, said) = panics(&finished.stderr);
    match panics.last() {
        Some(panic) => of_panic(panic),
        None if status.code() == Some(2) && !said.is_empty() => Judged::Refused(said),
        None => Judged::Lost(format!("was ended ({status}).")),
    }
}

fn of_panic<A>(panic: &Panic) -> Judged<A> {
    let place = panic.place.as_ref().filter(|place| place.is_students());
    let with_place = |words: &str| {
        let place = place.map(|place| format!("exercises/{}:{}", place.file, place.line));
        let lines = place.into_iter().chain(words.lines().map(str::to_owned));
        lines.map(|line| format!("\n  {line}")).collect::<String>()
    };
    if let Some(todo) = panic.todo() {
        return Judged::Stub(format!("is still to be written:{}", with_place(todo)));
    }
    match panic.is_runaway() {
        true => Judged::Lost(format!(
            "was stopped: the calls went too deep.{}",
            with_place(&panic.message)
        )),
        false => Judged::Lost(format!("panicked:{}", with_place(&panic.message))),
    }
}
