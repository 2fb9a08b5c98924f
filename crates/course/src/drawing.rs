//! Draws a recorded run in a few lines beside a verdict.

use std::io::{BufReader, Read};
use std::path::Path;

use call_trace::{Call, Outline, Trace, Tree};
use figures::{AuditDetail, CannotDraw, Run, TextOptions, guarded};

use crate::plain_file;
use crate::test_end::TestEnd;
use crate::tests_run::{MOST_RECORDED, TestResult};

/// The number of lines of a drawing beside a verdict. A drawing below a passed verdict is shorter, to leave the next
/// steps in sight.
const LINES: usize = 12;
const LEAST_LINES: usize = 6;
const LINES_OF_A_PASS: usize = 8;
/// The least number of calls that shows how one call leads to another.
const TELLING: usize = 4;

/// The relevant recordings of a test run. They are read once, on the thread that ran the tests: that may take a moment,
/// and a screen must not wait for it.
#[derive(Debug, Clone)]
pub(crate) struct Drawing {
    /// The run of a failing test whose message is whole, and the name of that test. If several are, it is the run that
    /// is easiest to follow. The drawing appears below the message.
    failure: Option<(String, Box<Trace>)>,
    /// The run to draw if every test passed: a run of the exercise's point, or else the one that is easiest to follow.
    pass: Option<Box<Trace>>,
    /// A summary of the largest run of each function, one line each.
    pub(crate) counts: Vec<String>,
    /// Whether a call made another call in one of these runs.
    pub(crate) has_tree: bool,
}

impl Drawing {
    /// Reads the recordings. Failing tests count only if `is_shown`: a drawing of another case would not match the
    /// message above it. If every test passed, the run is one of the function `point` if a test recorded one.
    pub(crate) fn of(
        results: &[TestResult],
        point: Option<&str>,
        is_shown: impl Fn(&TestResult) -> bool,
    ) -> Self {
        if !results.iter().all(|result| result.end.is_fine()) {
            return Self {
                failure: easiest_failure(results.iter().filter(|result| is_shown(result))),
                pass: None,
                counts: Vec::new(),
                has_tree: false,
            };
        }
        let largest = largest(results);
        Self {
            failure: None,
            pass: point
                .and_then(|point| best_of(results, point))
                .or_else(|| easiest(results.iter()).map(|(_, trace)| trace)),
            counts: largest.iter().filter_map(amount).collect(),
            has_tree: largest.iter().any(|trace| trace.height() > 1),
        }
    }

    /// Returns the failing test whose run is easiest to follow.
    pub(crate) fn failing_test(&self) -> Option<&str> {
        self.failure.as_ref().map(|(name, _)| name.as_str())
    }

    /// Draws the calls of the failing test in at most `room` lines, or returns `None` for any other test. The drawing
    /// omits a sentence about the search that the test's message already contains.
    pub(crate) fn lines(
        &self,
        result: &TestResult,
        width: usize,
        room: usize,
    ) -> Option<Vec<String>> {
        let (_, trace) = { self.failure.as_ref() }.filter(|(name, _)| *name == result.name)?;
        let message = match &result.end {
            TestEnd::Failed(panic, _) => panic.message.as_str(),
            _ => "",
        };
        or_said(guarded(|| {
            let calls = Calls::of(trace, message, width)?;
            // A first call without the others shows nothing.
            let shows = |drawn: &[String]| drawn.iter().any(|line| line.contains('─'));
            { (LEAST_LINES..=LINES).rev().map(|most| calls.drawn(most)) }
                .find(|drawn| drawn.len() <= room)
                .filter(|drawn| shows(drawn))
        }))
    }

    /// Draws the calls of a small run if every test passed.
    pub(crate) fn lines_of_a_pass(&self, width: usize) -> Option<Vec<String>> {
        let trace = self.pass.as_ref()?;
        or_said(guarded(|| {
            Some(Calls::of(trace, "", width)?.drawn(LINES_OF_A_PASS))
        }))
    }
}

/// Returns the lines of a drawing, or the sentence about a run that cannot be drawn.
fn or_said(drawn: Result<Option<Vec<String>>, CannotDraw>) -> Option<Vec<String>> {
    drawn.unwrap_or_else(|cannot| Some(vec![cannot.to_string()]))
}

/// A run to draw in a few lines, below a title and perhaps a test's message.
struct Calls<'t> {
    run: Run<'t>,
    title: String,
    options: TextOptions,
}

impl<'t> Calls<'t> {
    /// Returns `None` if there are no calls, or if the drawing would show nothing.
    fn of(trace: &'t Trace, message: &str, width: usize) -> Option<Self> {
        let run = Run::of(trace);
        if is_a_list(run.tree()) {
            return None;
        }
        let is_said = |sentence: &str| message.contains(sentence);
        let audit = match run.audited() {
            Some(audited) if audited.lines().any(is_said) => AuditDetail::None,
            // Its first line is the claim. A cause beside another explanation can only confuse.
            _ if message.lines().skip(1).any(is_explanation) => AuditDetail::Difference,
            _ => AuditDetail::WithCause,
        };
        let options = TextOptions {
            width: width - 2,
            color: true,
            audit,
            ..TextOptions::default()
        };
        Some(Calls {
            title: title(&run, width - 16)?,
            run,
            options,
        })
    }

    /// Draws the run in about `max_lines` lines below the title.
    fn drawn(&self, max_lines: usize) -> Vec<String> {
        let options = TextOptions {
            max_lines,
            ..self.options.clone()
        };
        let drawn = self.run.tree_text(&options);
        let drawn = drawn.lines().map(|line| format!("  {line}"));
        std::iter::once(self.title.clone()).chain(drawn).collect()
    }
}

/// Returns whether a line of a message is more than a legend.
fn is_explanation(line: &str) -> bool {
    !line.is_empty() && !line.starts_with('(') && !line.starts_with("The tree")
}

/// Returns whether the run is a list of equal calls without children, longer than a drawing. These are steps of a
/// search without recursion, which look the same in every program.
fn is_a_list(tree: &Tree<'_>) -> bool {
    let is_bare = |call: &Call| call.children.is_empty() && call.args.iter().next().is_none();
    tree.calls.len() > LINES && tree.calls.iter().all(is_bare)
}

fn easiest_failure<'r>(
    results: impl Iterator<Item = &'r TestResult>,
) -> Option<(String, Box<Trace>)> {
    let tells = |end: &TestEnd| {
        !end.is_fine() && !matches!(end, TestEnd::NotWritten(..) | TestEnd::Runaway(_))
    };
    easiest(results.filter(|result| tells(&result.end)))
}

/// Returns the run that is easiest to follow, and the name of its test.
fn easiest<'r>(results: impl Iterator<Item = &'r TestResult>) -> Option<(String, Box<Trace>)> {
    let mut files: Vec<_> = results
        .filter_map(|result| Some((outline(&result.recording)?, result)))
        .collect();
    // A recording without a number of calls was cut off. Such a run is long, so it ranks last.
    files.sort_by_key(|(outline, _)| match outline.calls {
        Some(few @ ..TELLING) => (1, TELLING - few),
        Some(calls) => (0, calls),
        None => (2, 0),
    });
    // A single call is not a tree, and the message describes it completely.
    let traces = files
        .iter()
        .filter_map(|(_, result)| Some((result, read(&result.recording)?)));
    let (result, trace) = { traces }.find(|(_, trace)| trace.calls() > 1)?;
    Some((result.name.clone(), Box::new(trace)))
}

/// Returns the longest run of a function that can be drawn whole.
fn best_of(results: &[TestResult], function: &str) -> Option<Box<Trace>> {
    let runs = results.iter().filter_map(|result| {
        let outline = outline(&result.recording)?;
        let is_its = outline.function.as_deref() == Some(function);
        let calls = outline
            .calls
            .filter(|calls| is_its && (TELLING..LINES_OF_A_PASS).contains(calls))?;
        Some((calls, result))
    });
    let (_, best) = runs.max_by_key(|(calls, _)| *calls)?;
    read(&best.recording).map(Box::new)
}

/// Returns the largest run of each function. Skips a recording that does not say how its run ended.
fn largest(results: &[TestResult]) -> Vec<Trace> {
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
    traces.collect()
}

/// Summarises a run. If its recording is incomplete or cannot be drawn, gives only its counts, which cover the whole
/// run.
fn amount(trace: &Trace) -> Option<String> {
    let is_whole = trace.recorded_calls() == trace.calls();
    let summary = is_whole.then(|| guarded(|| figures::summary(trace)).ok());
    if let Some(summary) = summary.flatten() {
        return Some(summary);
    }
    let name = *trace.functions().first()?;
    let spaced = |count: usize| textfmt::grouped_by(" ", count);
    let (calls, height) = (spaced(trace.calls_of(name)), spaced(trace.height()));
    Some(format!("{name}: {calls} calls, {height} frames deep"))
}

fn outline(path: &Path) -> Option<Outline> {
    Outline::read(plain_file::open(path).ok()?).ok()
}

/// Reads a recording whole. Recordings have a size limit.
fn read(path: &Path) -> Option<Trace> {
    let file = plain_file::open(path).ok()?.take(2 * MOST_RECORDED);
    let trace = Trace::read_json(BufReader::new(file)).ok()?;
    (trace.calls() > 0).then_some(trace)
}

/// Returns the title "Your calls for factorial(3):", with a call of at most `width` columns. If the run places queens
/// without a size among its arguments, the title gives it: `place_row(0) on a board of 4, columns 0 to 3`. A search may
/// count its columns from 1.
fn title(run: &Run<'_>, width: usize) -> Option<String> {
    let roots = &run.tree().roots;
    let first = *roots.first()?;
    let rows = run.queens();
    let size = rows.map_or(String::new(), |rows| {
        format!(" on a board of {rows}, columns 0 to {}", rows - 1)
    });
    let width = width - size.len();
    let label = run.label(first, width);
    // A truncated call still ends with a parenthesis.
    let label = match label.ends_with(')') {
        true => label,
        false => run.label(first, width - 1) + ")",
    };
    Some(match roots.len() {
        1 => format!("Your calls for {label}{size}:"),
        _ => format!("Your calls, the first of them {label}{size}:"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_message_says_of_a_search_is_not_said_again_below_its_drawing() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book/recordings");
        let trace = read(&folder.join("mistake-parents-bound.jsonl")).expect("the book has it");
        let audited = figures::audited(&trace).expect("it is not alpha-beta");
        let sentence = "Your search tried a move that alpha-beta skips";
        assert!(audited.contains(sentence), "{audited}");
        let cause = "Your search ignores the bounds from higher levels";
        assert!(audited.contains(cause), "{audited}");
        let said_below = |message: &str| {
            let drawn = Calls::of(&trace, message, 100).unwrap().drawn(LINES);
            let drawn = drawn.join("\n");
            (drawn.contains(sentence), drawn.contains(cause))
        };
        assert_eq!(said_below("Another value."), (true, true));
        assert_eq!(said_below("Another value.\nA reason."), (true, false));
        let all = format!("Another value.\n{audited}");
        assert_eq!(said_below(&all), (false, false));
    }
}
