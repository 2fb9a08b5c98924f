//! Draws what a run recorded, in a few lines beside a verdict.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;

use call_trace::Trace;
use figures::{TextOptions, tree_text};

use crate::style::cut;
use crate::test_end::TestEnd;
use crate::tests_run::TestResult;

/// How many lines a drawing beside a verdict has.
const LINES: usize = 12;
/// So many calls show how one follows from another.
const TELLING: usize = 4;
/// No more of a recording is read to draw it: enough for half a million calls.
const MOST_READ: u64 = 64 << 20;
/// No more is read of each of many recordings that are only counted.
const MOST_COUNTED: u64 = 2 << 20;

/// The calls of a failing test: of all that failed, the one that is easiest to follow.
pub(crate) fn of_failure(results: &[TestResult], width: usize) -> Option<Vec<String>> {
    let tells = |end: &TestEnd| {
        !end.is_fine() && !matches!(end, TestEnd::NotWritten(..) | TestEnd::Runaway(_))
    };
    let failing = results.iter().filter(|result| tells(&result.end));
    let traces = failing.filter_map(|result| read_up_to(&result.recording, MOST_READ));
    // A single call is no tree: the message says it all.
    let traces = traces.filter(|trace| trace.calls() > 1);
    let trace = traces.min_by_key(|trace| match trace.calls() {
        few @ ..TELLING => (true, TELLING - few),
        calls => (false, calls),
    })?;
    let options = TextOptions {
        width: width - 2,
        color: true,
        max_lines: LINES,
        ..TextOptions::default()
    };
    let mut lines = vec![format!(
        "Your calls for {}:",
        cut(&first_call(&trace)?, width - 16)
    )];
    let drawn = tree_text(&trace, &options);
    lines.extend(drawn.lines().map(|line| format!("  {line}")));
    Some(lines)
}

/// What the largest runs of the tests amount to, a line for each function.
pub(crate) fn of_success(results: &[TestResult]) -> Vec<String> {
    let mut largest: Vec<(String, Trace)> = Vec::new();
    for trace in results
        .iter()
        .filter_map(|result| read_up_to(&result.recording, MOST_COUNTED))
    {
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

fn read_up_to(path: &Path, most: u64) -> Option<Trace> {
    let file = File::open(path).ok()?;
    let trace = Trace::read_json(BufReader::new(file.take(most))).ok()?;
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
