//! What can be seen of a run from outside: how it ended, what it answered, and what was recorded.

use anyhow::Result;
use call_trace::Trace;
use guest::{End, Given, Program, Ran};

/// The work that the reference may do for an input: a moment.
pub(super) const REFERENCE: u64 = 20_000_000;
/// An input is of no use for which the reference's calls are deeper: other right answers go a little deeper.
const DEEPEST: usize = 1_000;

/// A run.
pub(super) struct Seen {
    pub(super) end: End,
    /// What its function returned.
    pub(super) answer: Option<String>,
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
    /// Runs a program with these words.
    pub(super) fn of(program: &Program, words: &[String], seed: u64, fuel: u64) -> Result<Self> {
        let words = words.iter().map(String::as_str);
        let words: Vec<&str> = ["trace"].into_iter().chain(words).collect();
        let ran = program.run(Given {
            words: &words,
            environment: &["CALL_TRACE_ANSWER=1"],
            seed,
            fuel,
        })?;
        Ok(Self::read(ran))
    }

    /// The answer stands in a line, and the recording after it. What the program itself has printed stands before both.
    fn read(ran: Ran) -> Self {
        let begin = b"{\"trace\":{";
        let recorded = last(&ran.output, begin);
        let (before, recorded) = ran.output.split_at(recorded.unwrap_or(ran.output.len()));
        let trace = Trace::read_json(recorded).ok();
        let trace = trace.filter(|trace| trace.is_complete() && trace.stopped().is_none());
        let mark = b"answer: ";
        let answer = last(before, mark).map(|at| &before[at + mark.len()..]);
        let answer = answer.map(|text| String::from_utf8_lossy(text).trim_end().to_owned());
        Self {
            end: ran.end,
            answer,
            trace,
            fuel: ran.fuel,
            said: String::from_utf8_lossy(&ran.error).into_owned(),
        }
    }

    /// Whether others can be compared with this run.
    pub(super) fn is_of_use(&self) -> bool {
        let trace = self.trace.as_ref();
        self.end == End::Exit(0)
            && self.answer.is_some()
            && trace.is_some_and(|trace| trace.height() <= DEEPEST)
    }
}

/// Where a line begins so for the last time.
fn last(text: &[u8], begin: &[u8]) -> Option<usize> {
    let mut places = text.windows(begin.len());
    places.rposition(|it| it == begin)
}
