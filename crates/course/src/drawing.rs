//! Draws what a run recorded, in a few lines beside a verdict.

use std::io::{BufReader, Read};
use std::path::Path;

use call_trace::{Outline, Trace};
use figures::{Moments, TextOptions, tree_text};

use crate::plain_file;
use crate::style::cut;
use crate::test_end::TestEnd;
use crate::tests_run::{MOST_RECORDED, TestResult};

/// How many lines a drawing beside a verdict has.
const LINES: usize = 12;
/// So many calls show how one follows from another.
const TELLING: usize = 4;
/// What the recordings of the tests tell. They are read once, on the thread that ran the tests:
/// that may take a moment, and a screen must not wait for it.
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
    let mut files: Vec<_> = failing
        .filter_map(|result| Some((outline(&result.recording)?, &result.recording)))
        .collect();
    // One that does not know its calls was cut off: a long one, where nothing is shorter.
    files.sort_by_key(|(outline, _)| match outline.calls {
        Some(few @ ..TELLING) => (1, TELLING - few),
        Some(calls) => (0, calls),
        None => (2, 0),
    });
    // A single call is no tree: the message says it all.
    let mut traces = files.iter().filter_map(|(_, path)| read(path));
    traces.find(|trace| trace.calls() > 1)
}

/// What the largest run of each function amounts to. Nothing is said of a recording that does not
/// know how its run ended.
fn counts(results: &[TestResult]) -> Vec<String> {
    let mut largest: Vec<(String, usize, &Path)> = Vec::new();
    for result in results {
        let path = result.recording.as_path();
        let Some(Outline {
            function: Some(name),
            calls: Some(calls),
        }) = outline(path)
        else {
            continue;
        };
        match largest.iter_mut().find(|(known, ..)| *known == name) {
            Some((_, most, its)) if *most < calls => (*most, *its) = (calls, path),
            Some(_) => {}
            None => largest.push((name, calls, path)),
        }
    }
    let traces = largest.iter().filter_map(|(_, _, path)| read(path));
    traces.filter_map(|trace| amount(&trace)).collect()
}

/// What a run amounts to. Of one that its file has no room for, only what was counted of all of it.
fn amount(trace: &Trace) -> Option<String> {
    if trace.recorded_calls() == trace.calls() {
        return Some(figures::summary(trace));
    }
    let name = *trace.functions().first()?;
    let spaced = |count: usize| tables::grouped_by(" ", count);
    let (calls, height) = (spaced(trace.calls_of(name)), spaced(trace.height()));
    Some(format!("{name}: {calls} calls, {height} frames deep"))
}

fn outline(path: &Path) -> Option<Outline> {
    Outline::read(plain_file::open(path).ok()?).ok()
}

/// The file has a limit, so it can be read whole.
fn read(path: &Path) -> Option<Trace> {
    let file = plain_file::open(path).ok()?.take(2 * MOST_RECORDED);
    let trace = Trace::read_json(BufReader::new(file)).ok()?;
    (trace.calls() > 0).then_some(trace)
}

/// `factorial(3)`.
fn first_call(trace: &Trace) -> Option<String> {
    let moments = Moments::new(trace);
    let first = *moments.tree().roots.first()?;
    Some(moments.label(first, usize::MAX))
}
