//! Two runs with the same input, compared: the answers, and the work in counts.

use call_trace::Trace;
use guest::End;
use words::counted;

use super::seen::Seen;
use crate::results::{Run, Runs, Work};

/// So many letters of an answer are shown.
const SHOWN: usize = 160;
/// So many of the runs that went wrong are told.
const TOLD: usize = 3;

/// What the standard library says of a thread, where there are none.
const UNSUPPORTED: &str = "kind: Unsupported";

/// What came of the runs of an exercise.
pub(super) struct Compared {
    times: usize,
    runs: usize,
    answers: usize,
    effort: Option<usize>,
    said: Vec<String>,
    each: Vec<Run>,
    /// Whether one did not end: then the others are not waited for.
    has_run_away: bool,
    /// Whether one needed what the system there does not have.
    is_refused: bool,
}

impl Compared {
    /// Nothing yet. For some exercises a few times the reference's work is little enough.
    pub(super) fn new(judges_effort: bool, times: usize) -> Self {
        Self {
            times,
            runs: 0,
            answers: 0,
            effort: judges_effort.then_some(0),
            said: Vec::new(),
            each: Vec::new(),
            has_run_away: false,
            is_refused: false,
        }
    }

    pub(super) fn has_run_away(&self) -> bool {
        self.has_run_away
    }

    /// Counts a run that is not made.
    pub(super) fn skip(&mut self) {
        self.runs += 1;
    }

    /// Compares a run with the reference's.
    pub(super) fn add(&mut self, words: &[String], theirs: &Seen, ours: &Seen) {
        self.runs += 1;
        let asked = words.join(" ");
        let wrong = wrong_answer(&asked, theirs, ours);
        self.is_refused |= theirs.said.contains(UNSUPPORTED);
        self.has_run_away |= theirs.end == End::OutOfFuel;
        self.each.push(Run {
            input: asked.clone(),
            right: wrong.is_none(),
            theirs: work(theirs),
            ours: work(ours).unwrap_or_default(),
        });
        if wrong.is_none() {
            self.answers += 1;
            let more = self
                .effort
                .is_some()
                .then(|| more_work(&asked, self.times, theirs, ours));
            match (&mut self.effort, more) {
                (Some(effort), Some(None)) => *effort += 1,
                (_, Some(Some(more))) => self.said.push(more),
                _ => {}
            }
        }
        self.said.extend(wrong);
    }

    /// The sum.
    pub(super) fn runs(mut self) -> Runs {
        if self.is_refused {
            return Runs::none(
                "It cannot be run so: it needs a thread, or something else of a whole system.",
            );
        }
        let more = self.said.len().saturating_sub(TOLD);
        self.said.truncate(TOLD);
        if more > 0 {
            self.said
                .push(format!("And {} more.", counted(more, "run")));
        }
        self.each.sort_by_key(|run| run.ours.sum());
        Runs {
            runs: self.runs,
            answers: self.answers,
            effort: self.effort,
            text: self.said.join("\n"),
            each: self.each,
        }
    }
}

/// What a run did, in counts.
fn work(seen: &Seen) -> Option<Work> {
    let trace = seen.trace.as_ref()?;
    Some(Work {
        calls: trace.calls(),
        moves: trace.plays(),
    })
}

/// Whether a run is as the reference's, in its answer and its work.
pub(super) fn is_right(theirs: &Seen, ours: &Seen) -> bool {
    wrong_answer("", theirs, ours).is_none() && more_work("", 1, theirs, ours).is_none()
}

/// What is wrong with an answer.
fn wrong_answer(asked: &str, theirs: &Seen, ours: &Seen) -> Option<String> {
    let why = match (&theirs.end, &theirs.answers) {
        (End::Exit(0), answers) if answers.len() == ours.answers.len() => {
            other_answer(answers, ours)?
        }
        (End::Exit(_), _) => "the run ended, and your function did not return.".to_owned(),
        (End::OutOfFuel, _) => "yours was stopped, because it did not end.".to_owned(),
        (End::OutOfMemory, _) => "yours was stopped, because it needed too much memory.".to_owned(),
        (End::OutOfStack, _) => "yours was stopped, because its calls went too deep.".to_owned(),
        (End::TooMuchOutput, _) => "yours was stopped, because it printed too much.".to_owned(),
        (End::Asked(name), _) => {
            format!("yours was stopped, because it asked the system for `{name}`.")
        }
        (End::Trap(_), _) => match panic_of(&theirs.said) {
            Some(panic) => format!("yours panicked: {panic}"),
            None => "yours panicked.".to_owned(),
        },
    };
    Some(format!("{asked}: {why}"))
}

/// What is wrong with answers of which there are as many as there should be. Where others are right, too, none may come twice
/// that does not in ours.
fn other_answer(theirs: &[String], ours: &Seen) -> Option<String> {
    let mut left = ours.right.clone();
    for (got, should) in theirs.iter().zip(&ours.answers) {
        let known = left.iter().position(|right| right == got);
        let what = match known {
            Some(at) => {
                left.remove(at);
                continue;
            }
            None if ours.right.is_empty() && got == should => continue,
            None if ours.right.is_empty() => "it should be",
            None if ours.right.contains(got) => "that was there before. It could be",
            None => "it could be",
        };
        let (got, should) = (shortened(got), shortened(should));
        return Some(format!("yours returned {got}, and {what} {should}."));
    }
    None
}

/// The message of a panic: what stands below the line that says where.
fn panic_of(said: &str) -> Option<String> {
    let mut lines = said.lines();
    lines.find(|line| line.contains("panicked at"))?;
    lines.next().map(|line| shortened(line.trim()))
}

/// What a run did that the reference's did not, where that is more.
fn more_work(asked: &str, times: usize, theirs: &Seen, ours: &Seen) -> Option<String> {
    let (Some(theirs), Some(ours)) = (&theirs.trace, &ours.trace) else {
        return Some(format!("{asked}: of yours no whole recording came back."));
    };
    let calls = ours.functions().into_iter().filter_map(|function| {
        let of = |trace: &Trace| trace.calls_of(function);
        (of(theirs) > times * of(ours)).then(|| {
            let (theirs, ours) = (counted(of(theirs), "call"), times * of(ours));
            format!("yours made {theirs} of {function}, and {ours} suffice.")
        })
    });
    let plays = (theirs.plays() > times * ours.plays()).then(|| {
        let (theirs, ours) = (counted(theirs.plays(), "move"), times * ours.plays());
        format!("yours played {theirs}, and {ours} suffice.")
    });
    let more = calls.chain(plays).next()?;
    let first = first_other_call(theirs, ours);
    Some(format!("{asked}: {more}{}", first.unwrap_or_default()))
}

/// The first call that differs.
fn first_other_call(theirs: &Trace, ours: &Trace) -> Option<String> {
    let calls = |trace: &Trace| -> Vec<String> {
        let tree = trace.tree();
        let calls = tree.calls.iter();
        calls
            .map(|call| format!("{}({})", call.function, call.args.values()))
            .collect()
    };
    let ours = calls(ours);
    let theirs = calls(theirs);
    let other = (0..theirs.len()).find(|&at| ours.get(at) != theirs.get(at))?;
    let other = shortened(&theirs[other]);
    Some(format!(" The first call that differs is {other}."))
}

/// A text in a line that is not too long.
fn shortened(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.char_indices().nth(SHOWN) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text,
    }
}
