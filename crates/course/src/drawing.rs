//! Draws what a run recorded, in a few lines beside a verdict.

use std::io::{BufReader, Read};
use std::path::Path;

use call_trace::Trace;
use figures::{TextOptions, tree_text};

use crate::plain_file;
use crate::style::cut;
use crate::test_end::TestEnd;
use crate::tests_run::TestResult;

/// How many lines a drawing beside a verdict has.
const LINES: usize = 12;
/// So many calls show how one follows from another.
const TELLING: usize = 4;
/// No more is read of a recording, in bytes: enough for ten thousand calls, of which a dozen are
/// drawn.
const MOST_READ: u64 = 2 << 20;

/// What the recordings of the tests tell. They are read once, on the thread that ran the tests:
/// the recording of a runaway may take a second, and a screen must not wait for it.
#[derive(Debug, Clone)]
pub(crate) struct Drawing {
    /// Of all failing tests, the run that is easiest to follow.
    failure: Option<Box<Trace>>,
    /// What the largest runs amount to, a line for each function.
    pub(crate) counts: Vec<String>,
}

impl Drawing {
    /// Reads the recordings.
    pub(crate) fn of(results: &[TestResult]) -> Self {
        match results.iter().all(|result| result.end.is_fine()) {
            true => Self {
                failure: None,
                counts: counts(results),
            },
            false => Self {
                failure: easiest_failure(results).map(Box::new),
                counts: Vec::new(),
            },
        }
    }

    /// The calls of the failing test.
    pub(crate) fn lines(&self, width: usize) -> Option<Vec<String>> {
        let trace = self.failure.as_ref()?;
        let options = TextOptions {
            width: width - 2,
            color: true,
            max_lines: LINES,
            ..TextOptions::default()
        };
        let first = cut(&first_call(trace)?, width - 16);
        let mut lines = vec![format!("Your calls for {first}:")];
        let drawn = tree_text(trace, &options);
        lines.extend(drawn.lines().map(|line| format!("  {line}")));
        Some(lines)
    }
}

fn easiest_failure(results: &[TestResult]) -> Option<Trace> {
    let tells = |end: &TestEnd| {
        !end.is_fine() && !matches!(end, TestEnd::NotWritten(..) | TestEnd::Runaway(_))
    };
    let failing = results.iter().filter(|result| tells(&result.end));
    let traces = failing.filter_map(|result| read(&result.recording));
    // A single call is no tree: the message says it all.
    let traces = traces.filter(|trace| trace.calls() > 1);
    traces.min_by_key(|trace| match trace.calls() {
        few @ ..TELLING => (true, TELLING - few),
        calls => (false, calls),
    })
}

fn counts(results: &[TestResult]) -> Vec<String> {
    let mut largest: Vec<(String, Trace)> = Vec::new();
    for trace in results.iter().filter_map(|result| read(&result.recording)) {
        let Some(name) = first_function(&trace).map(str::to_owned) else {
            continue;
        };
        match largest.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) if known.calls() < trace.calls() => *known = trace,
            Some(_) => {}
            None => largest.push((name, trace)),
        }
    }
    largest
        .iter()
        .map(|(_, trace)| figures::summary(trace))
        .collect()
}

fn read(path: &Path) -> Option<Trace> {
    let file = plain_file::open(path).ok()?;
    let trace = Trace::read_json(BufReader::new(file.take(MOST_READ))).ok()?;
    (trace.calls() > 0).then_some(trace)
}

fn first_function(trace: &Trace) -> Option<&str> {
    trace.functions().first().copied()
}

/// `factorial(3)`.
fn first_call(trace: &Trace) -> Option<String> {
    let tree = trace.tree();
    let call = &tree.calls[*tree.roots.first()?];
    Some(format!("{}({})", call.function, call.args.values()))
}
