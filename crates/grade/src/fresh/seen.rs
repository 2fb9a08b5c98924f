//! The observable results of a run: its end, its answers and its recording.

use anyhow::Result;
use call_trace::Trace;
use wasm_sandbox::{End, Given, Program, Ran};

/// The work that the reference may do for an input, which takes a moment.
const REFERENCE: u64 = 20_000_000;
/// The maximum depth of the reference's calls. Other right answers need a little more depth, so inputs beyond this
/// are not used.
const DEEPEST: usize = 1_000;

/// A run.
pub(super) struct Seen {
    pub(super) end: End,
    /// The return values of its functions.
    pub(super) answers: Vec<String>,
    /// The other right answers, in a run of the reference.
    pub(super) right: Vec<String>,
    /// The recording, if it is complete.
    pub(super) trace: Option<Trace>,
    /// The amount of its work.
    pub(super) fuel: u64,
    /// The text on its standard error.
    pub(super) said: String,
}

/// Returns the work that a student's run may do, given the work of the reference.
pub(super) fn budget(ours: u64) -> u64 {
    20 * ours + 5 * REFERENCE
}

impl Seen {
    /// Runs a student's program with these words.
    pub(super) fn of(program: &Program, words: &[String], seed: u64, fuel: u64) -> Result<Self> {
        Self::run(program, words, seed, fuel, "CALL_TRACE_ANSWER=1")
    }

    /// Runs the program of the reference solutions, which lists all right answers.
    pub(super) fn of_ours(program: &Program, words: &[String], seed: u64) -> Result<Self> {
        Self::run(program, words, seed, REFERENCE, "CALL_TRACE_ANSWER=all")
    }

    fn run(program: &Program, words: &[String], seed: u64, fuel: u64, how: &str) -> Result<Self> {
        let words = words.iter().map(String::as_str);
        let words: Vec<&str> = ["trace"].into_iter().chain(words).collect();
        let ran = program.run(Given {
            clock: false,
            words: &words,
            environment: &[how],
            seed,
            fuel,
        })?;
        Ok(Self::read(ran))
    }

    /// Reads the output. Each answer is on its own line, and the recording follows all of them. The program itself
    /// may have printed before and between.
    fn read(ran: Ran) -> Self {
        let begin = b"{\"trace\":{";
        let recorded = last(&ran.output, begin);
        let (before, recorded) = ran.output.split_at(recorded.unwrap_or(ran.output.len()));
        let trace = Trace::read_json(recorded).ok();
        let trace = trace.filter(|trace| trace.is_complete() && trace.stopped().is_none());
        let before = String::from_utf8_lossy(before);
        let marked = |mark: &str| -> Vec<String> {
            let lines = before.lines().filter_map(|line| line.strip_prefix(mark));
            lines.map(str::to_owned).collect()
        };
        Self {
            end: ran.end,
            answers: marked("answer: "),
            right: marked("right: "),
            trace,
            fuel: ran.fuel,
            said: String::from_utf8_lossy(&ran.error).into_owned(),
        }
    }

    /// Returns the file that the run panicked in, or `None` if it did not panic.
    pub(super) fn panicked_in(&self) -> Option<String> {
        let (_, place) = self.said.split_once(" panicked at ")?;
        Some(place.split(':').next()?.replace('\\', "/"))
    }

    /// Returns whether the run ended normally without an answer.
    pub(super) fn is_mute(&self) -> bool {
        self.end == End::Exit(0) && self.answers.is_empty()
    }

    /// Returns whether other runs can be compared with this one.
    pub(super) fn is_of_use(&self) -> bool {
        let trace = self.trace.as_ref();
        self.end == End::Exit(0)
            && !self.answers.is_empty()
            && trace.is_some_and(|trace| trace.height() <= DEEPEST)
    }
}

/// Returns the position of the last occurrence of `begin`.
fn last(text: &[u8], begin: &[u8]) -> Option<usize> {
    let mut places = text.windows(begin.len());
    places.rposition(|it| it == begin)
}
