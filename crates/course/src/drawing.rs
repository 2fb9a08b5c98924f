//! Draws what a run recorded, in a few lines beside a verdict.

use std::io::{BufReader, Read};
use std::path::Path;

use call_trace::{Call, Outline, Trace, Tree};
use figures::{CannotDraw, Run, TextOptions, guarded};

use crate::plain_file;
use crate::test_end::TestEnd;
use crate::tests_run::{MOST_RECORDED, TestResult};

/// How many lines a drawing beside a verdict has. Below one that is right, the next steps stay in
/// sight.
const LINES: usize = 12;
const LEAST_LINES: usize = 6;
const LINES_OF_A_PASS: usize = 8;
/// The least number of calls that shows how one follows from another.
const TELLING: usize = 4;

/// What the recordings of the tests tell. They are read once, on the thread that ran the tests:
/// that may take a moment, and a screen must not wait for it.
#[derive(Debug, Clone)]
pub(crate) struct Drawing {
    /// Of the failing tests whose messages are shown, the run that is easiest to follow, and the
    /// name of its test: it is drawn below the message of that test.
    failure: Option<(String, Box<Trace>)>,
    /// Where all is right, the run that was the point, or else the one that is easiest to follow.
    pass: Option<Box<Trace>>,
    /// What the largest runs amount to, a line for each function.
    pub(crate) counts: Vec<String>,
    /// Whether a call made a call in one of them.
    pub(crate) has_tree: bool,
}

impl Drawing {
    /// Reads the recordings. Of failing tests only those that `is_shown` are looked at: a drawing of
    /// another case would not be that of the message above it. Where all is right, the run is one of the
    /// function `point`, if any test recorded one.
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

    /// The failing test whose run is easiest to follow.
    pub(crate) fn failing_test(&self) -> Option<&str> {
        self.failure.as_ref().map(|(name, _)| name.as_str())
    }

    /// The calls of the failing test, where it is this one, in at most so many lines. What its message says of the
    /// search already is not said again below them.
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
            // A first call alone, with all others left out, shows nothing.
            let shows = |drawn: &[String]| drawn.iter().any(|line| line.contains('─'));
            { (LEAST_LINES..=LINES).rev().map(|most| calls.drawn(most)) }
                .find(|drawn| drawn.len() <= room)
                .filter(|drawn| shows(drawn))
        }))
    }

    /// The calls of a small run, where all is right.
    pub(crate) fn lines_of_a_pass(&self, width: usize) -> Option<Vec<String>> {
        let trace = self.pass.as_ref()?;
        or_said(guarded(|| {
            Some(Calls::of(trace, "", width)?.drawn(LINES_OF_A_PASS))
        }))
    }
}

/// The lines of a drawing, or the sentence about a run that cannot be drawn.
fn or_said(drawn: Result<Option<Vec<String>>, CannotDraw>) -> Option<Vec<String>> {
    drawn.unwrap_or_else(|cannot| Some(vec![cannot.to_string()]))
}

/// A run that is drawn in a few lines, below a title and perhaps a test's message.
struct Calls<'t> {
    run: Run<'t>,
    title: String,
    options: TextOptions,
}

impl<'t> Calls<'t> {
    /// None where nothing was called, or where nothing would be seen.
    fn of(trace: &'t Trace, message: &str, width: usize) -> Option<Self> {
        let run = Run::of(trace);
        if is_a_list(run.tree()) {
            return None;
        }
        let is_said = |sentence: &str| message.contains(sentence);
        let options = TextOptions {
            width: width - 2,
            color: true,
            audit: !{ run.audited() }.is_some_and(|audited| audited.lines().any(is_said)),
            ..TextOptions::default()
        };
        Some(Calls {
            title: title(&run, width - 16)?,
            run,
            options,
        })
    }

    /// In about so many lines below the title.
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

/// Whether it is a list of equal calls that make no calls, longer than a drawing: steps of a search without recursion,
/// which look the same whatever they do.
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

/// The run that is easiest to follow, and the name of its test.
fn easiest<'r>(results: impl Iterator<Item = &'r TestResult>) -> Option<(String, Box<Trace>)> {
    let mut files: Vec<_> = results
        .filter_map(|result| Some((outline(&result.recording)?, result)))
        .collect();
    // One that does not know its calls was cut off: a long one, where nothing is shorter.
    files.sort_by_key(|(outline, _)| match outline.calls {
        Some(few @ ..TELLING) => (1, TELLING - few),
        Some(calls) => (0, calls),
        None => (2, 0),
    });
    // A single call is no tree: the message says it all.
    let traces = files
        .iter()
        .filter_map(|(_, result)| Some((result, read(&result.recording)?)));
    let (result, trace) = { traces }.find(|(_, trace)| trace.calls() > 1)?;
    Some((result.name.clone(), Box::new(trace)))
}

/// The run of a function that shows most of it and is drawn whole.
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

/// The largest run of each function. One whose recording does not know how it ended is no such run.
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

/// What a run amounts to. Of one that its file has no room for, or that cannot be drawn, only what was counted of all of it.
fn amount(trace: &Trace) -> Option<String> {
    let is_whole = trace.recorded_calls() == trace.calls();
    let summary = is_whole.then(|| guarded(|| figures::summary(trace)).ok());
    if let Some(summary) = summary.flatten() {
        return Some(summary);
    }
    let name = *trace.functions().first()?;
    let spaced = |count: usize| words::grouped_by(" ", count);
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

/// "Your calls for factorial(3):", with a call of at most `width` columns; `place_row(0) on a board of 4, columns 0 to 3`,
/// where queens are placed and no argument says it: a search may count its columns from 1.
fn title(run: &Run<'_>, width: usize) -> Option<String> {
    let roots = &run.tree().roots;
    let first = *roots.first()?;
    let rows = run.queens();
    let size = rows.map_or(String::new(), |rows| {
        format!(" on a board of {rows}, columns 0 to {}", rows - 1)
    });
    let width = width - size.len();
    let label = run.label(first, width);
    // Where it is cut, it is closed all the same.
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
        let calls = |message| Calls::of(&trace, message, 100).unwrap();
        let below = |message| calls(message).drawn(LINES).join("\n");
        assert!(below("Another value.").contains(sentence));
        assert!(!below(&format!("Another value.\n{audited}")).contains(sentence));
    }
}
