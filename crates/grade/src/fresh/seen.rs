//! What can be seen of a run from outside: how it ended, what it answered, and what was recorded.

use anyhow::Result;
use call_trace::Trace;
use guest::{End, Given, Program, Ran};

/// The work that the reference may do for an input: a moment.
const REFERENCE: u64 = 20_000_000;
/// An input is of no use for which the reference's calls are deeper: other right answers go a little deeper.
const DEEPEST: usize = 1_000;

/// A run.
pub(super) struct Seen {
    pub(super) end: End,
    /// What its functions returned.
    pub(super) answers: Vec<String>,
    /// What else would be right, in the run of a reference.
    pub(super) right: Vec<String>,
    /// What was recorded, where the recording is whole.
    pub(super) trace: Option<Trace>,
    /// How much work it was.
    pub(super) fuel: u64,
    /// What was said on the standard error.
    pub(super) said: String,
}

/// How much work somebody may do where the reference did so much.
pub(super) fn budget(ours: u64) -> u64 {
    20 * ours + 5 * REFERENCE
}

impl Seen {
    /// Runs a student's program with these words.
    pub(super) fn of(program: &Program, words: &[String], seed: u64, fuel: u64) -> Result<Self> {
        Self::asked(program, words, seed, fuel, "CALL_TRACE_ANSWER=1")
    }

    /// Runs the references' program, which says all that is right.
    pub(super) fn of_ours(program: &Program, words: &[String], seed: u64) -> Result<Self> {
        Self::asked(program, words, seed, REFERENCE, "CALL_TRACE_ANSWER=all")
    }

    fn asked(program: &Program, words: &[String], seed: u64, fuel: u64, how: &str) -> Result<Self> {
        let words = words.iter().map(String::as_str);
        let words: Vec<&str> = ["trace"].into_iter().chain(words).collect();
        let ran = program.run(Given {
            words: &words,
            environment: &[how],
            seed,
            fuel,
        })?;
        Ok(Self::read(ran))
    }

    /// Each answer stands in a line, and the recording after them. The program itself may have printed before and between.
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

    /// The file in which it panicked, if it did.
    pub(super) fn panicked_in(&self) -> Option<String> {
        let (_, place) = self.said.split_once(" panicked at ")?;
        Some(place.split(':').next()?.replace('\\', "/"))
    }

    /// Whether it came to its end and gave no answer.
    pub(super) fn is_mute(&self) -> bool {
        self.end == End::Exit(0) && self.answers.is_empty()
    }

    /// Whether others can be compared with this run.
    pub(super) fn is_of_use(&self) -> bool {
        let trace = self.trace.as_ref();
        self.end == End::Exit(0)
            && !self.answers.is_empty()
            && trace.is_some_and(|trace| trace.height() <= DEEPEST)
    }
}

/// Where a line begins so for the last time.
fn last(text: &[u8], begin: &[u8]) -> Option<usize> {
    let mut places = text.windows(begin.len());
    places.rposition(|it| it == begin)
}
