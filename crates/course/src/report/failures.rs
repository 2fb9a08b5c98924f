//! Lists the failures. Each test function shows its first message, the name of that test, and the number of its other
//! failures. Each cause appears once.

use super::bounds::bounded;
use super::names::Names;
use super::open_ends::open_ends;
use super::words::Words;
use crate::test_end::TestEnd;
use crate::tests_run::TestResult;
use subprocess::Panic;
use terminal::{DIM, columns, paint, wrap};

/// A sentence with fewer words gives no reason.
const A_REASON: usize = 3;

/// A message and the tests that fail with it.
struct Group<'t> {
    /// The first test of each function that fails with it.
    first: Vec<&'t TestResult>,
    words: Vec<String>,
    /// The number of other failing tests: those of these functions, and those of functions that fail for the same
    /// reason.
    others: usize,
}

impl Group<'_> {
    /// Returns the number of failing tests besides the named one.
    fn more(&self) -> usize {
        self.first.len() - 1 + self.others
    }
}

/// The report on failing tests.
pub(super) struct Said {
    pub(super) lines: Vec<String>,
    /// Whether some tests were only counted, or a message was shortened or left out.
    pub(super) has_more: bool,
}

/// Returns the messages of failing tests: the first one whole, and of the others the claims that fit into `room` lines.
/// A later test often fails because of the first fault, and its message would explain a program without that fault.
/// Without a limit, all of them are whole.
pub(super) fn said(made_with: &Words<'_>, names: &Names<'_>, room: Option<usize>) -> Said {
    let is_full = room.is_none();
    let room = room.unwrap_or(usize::MAX);
    let mut groups: Vec<Group<'_>> = Vec::new();
    for (first, others) in by_function(&made_with.tested.results, names, is_full) {
        let words = made_with.of(first);
        match groups.iter_mut().find(|group| group.words == words) {
            Some(group) => {
                group.first.push(first);
                group.others += others;
            }
            None => groups.push(Group {
                first: vec![first],
                words,
                others,
            }),
        }
    }
    let groups = together(groups, is_full);
    let mut said = Said {
        lines: Vec::new(),
        has_more: groups.iter().any(|group| group.more() > 0),
    };
    let mut is_short = false;
    let mut left_out: Vec<&Group<'_>> = Vec::new();
    for group in &groups {
        let left = room.saturating_sub(said.lines.len());
        if said.lines.is_empty() || is_full {
            said.lines.extend(whole(group, made_with, names, left));
            continue;
        }
        let mut short = short(group, made_with, names);
        if !is_short {
            short.insert(0, String::new());
        }
        is_short = true;
        // Leaves a line for the summary of the omitted tests.
        match short.len() < left {
            true => said.lines.extend(short),
            false => left_out.push(group),
        }
    }
    said.has_more |= is_short;
    if let [first, ..] = &left_out[..] {
        let (function, _) = names.shown(&first.first[0].name);
        let tests: usize = left_out.iter().map(|group| 1 + group.more()).sum();
        let line = match tests {
            1 => format!("{function} fails in another way."),
            2 => format!("{function} and 1 more test fail in other ways."),
            tests => format!(
                "{function} and {} more tests fail in other ways.",
                tests - 1
            ),
        };
        let lines = wrap(&line, made_with.width);
        said.lines
            .extend(lines.iter().map(|line| paint(DIM, format!("  {line}"))));
    }
    said
}

/// Returns the first failure of each test function, and the number of its other failures. If `is_apart`, returns each
/// failure by itself.
fn by_function<'t>(
    results: &'t [TestResult],
    names: &Names<'_>,
    is_apart: bool,
) -> Vec<(&'t TestResult, usize)> {
    let mut all: Vec<(&TestResult, usize)> = Vec::new();
    for result in results.iter().filter(|result| has_words(result)) {
        let function = names.function(&result.name);
        let its_own = { all.iter_mut() }.find(|(first, _)| names.function(&first.name) == function);
        match its_own.filter(|_| !is_apart) {
            Some((_, others)) => *others += 1,
            None => all.push((result, 0)),
        }
    }
    all
}

/// Returns the test whose message a verdict shows whole.
pub(super) fn first(results: &[TestResult]) -> Option<&TestResult> {
    results.iter().find(|result| has_words(result))
}

/// Returns a message, the drawing of its run, and the name of its test.
fn whole(group: &Group<'_>, made_with: &Words<'_>, names: &Names<'_>, room: usize) -> Vec<String> {
    // The message is first: it names its subject, and the test's name is only needed to run that test again.
    let mut lines = vec![String::new()];
    lines.extend(group.words.iter().map(|line| format!("  {line}")));
    let named = named(group, names, made_with.width);
    let (drawing, width) = (&made_with.tested.drawing, made_with.width);
    let room = room.saturating_sub(lines.len() + 2);
    // Draws only a test that fails with this message, not one that merely has the same cause.
    let drawn = { group.first.iter() }.find_map(|result| drawing.lines(result, width, room));
    if drawn.is_none() {
        // A sentence about the drawing makes no sense without one. It is the last part of the message.
        let of_it =
            { lines.iter() }.position(|line| line.starts_with("  In a drawing of your calls"));
        lines.truncate(of_it.unwrap_or(lines.len()));
    }
    if let Some(drawn) = drawn {
        lines.push(String::new());
        let drawn = drawn.iter().map(|line| open_ends(line, &made_with.source));
        lines.extend(drawn.map(|line| format!("  {line}")));
    }
    lines.push(paint(DIM, format!("  {named}")));
    lines
}

/// Returns the claim of a message, and the name of its test.
fn short(group: &Group<'_>, made_with: &Words<'_>, names: &Names<'_>) -> Vec<String> {
    let claim = match &group.first[0].end {
        TestEnd::Failed(panic, _) if !panic.is_bare_assertion => {
            wrap(&bounded(claim(panic)), made_with.width)
        }
        _ => made_with.claim(group.first[0]),
    };
    let claim = claim.iter().map(|line| format!("  {line}"));
    let named = named(group, names, made_with.width - 2);
    claim.chain([paint(DIM, format!("    {named}"))]).collect()
}

/// Merges groups with the same cause into one that shows the first message.
fn together<'t>(groups: Vec<Group<'t>>, is_full: bool) -> Vec<Group<'t>> {
    let mut told: Vec<Group<'_>> = Vec::new();
    for group in groups {
        let same = |known: &&mut Group<'_>| is_same(known.first[0], group.first[0]);
        match told.iter_mut().find(same).filter(|_| !is_full) {
            Some(known) => {
                known.others += 1 + group.more();
            }
            None => told.push(group),
        }
    }
    told
}

/// Returns whether both tests fail for the same reason, or have found the same wrong answer, whatever they make of it.
fn is_same(known: &TestResult, new: &TestResult) -> bool {
    if let (TestEnd::Failed(known, _), TestEnd::Failed(new, _)) = (&known.end, &new.end)
        && claim(known) == claim(new)
    {
        return true;
    }
    let reasons = reasons(new);
    self::reasons(known)
        .iter()
        .any(|reason| reasons.contains(reason))
}

/// Returns the first line of a message: the call, its result and the correct result.
fn claim(panic: &Panic) -> &str {
    panic.message.lines().next().unwrap_or_default()
}

/// Returns the causes of a failure in a form that allows comparison between tests. An endless recursion is one cause,
/// and so is a panic at one place. In a message, they are the sentences in the line below the claim: some describe the
/// input, and another one gives the reason.
fn reasons(result: &TestResult) -> Vec<String> {
    match &result.end {
        TestEnd::Runaway(_) => vec!["without end".to_owned()],
        // The share of the processor differs between tests and is not a cause.
        TestEnd::Starved { .. } => vec!["a busy machine".to_owned()],
        TestEnd::Panicked(panic) => {
            let place = panic.place.iter();
            place
                .map(|place| format!("{}:{} {}", place.file, place.line, panic.message))
                .collect()
        }
        // A claim continues in the lines below it, unless it is a complete sentence.
        TestEnd::Failed(panic, _) if claim(panic).ends_with('.') => {
            let below = panic.message.lines().nth(1).unwrap_or_default();
            let sentences = below.split_inclusive(['.', '?', '!']).map(str::trim);
            let is_reason = |sentence: &&str| {
                sentence.ends_with(['.', '?', '!']) && sentence.split(' ').count() >= A_REASON
            };
            sentences.filter(is_reason).map(str::to_owned).collect()
        }
        _ => Vec::new(),
    }
}

/// Names the first test with a message, and the number of others that fail, in a line.
fn named(group: &Group<'_>, names: &Names<'_>, width: usize) -> String {
    let (function, case) = names.shown(&group.first[0].name);
    let more = match group.more() {
        0 => String::new(),
        1 => "; 1 more test fails".to_owned(),
        tests => format!("; {tests} more tests fail"),
    };
    let whole = format!("test: {}{more}", format!("{function} {case}").trim_end());
    match columns(&whole) <= width {
        true => whole,
        // The function's name is enough to run it again.
        false => format!("test: {function}{more}"),
    }
}

/// Returns whether a test failed with its own message.
fn has_words(result: &TestResult) -> bool {
    !result.end.is_fine() && !matches!(result.end, TestEnd::NotWritten(..))
}
