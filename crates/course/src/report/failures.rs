//! What failed, and how: of each function of the tests the first message, and below it the tests that say it and
//! how many are like it. A reason is told once.

use super::names::Names;
use super::open_ends::open_ends;
use super::words::Words;
use crate::test_end::TestEnd;
use crate::tests_run::TestResult;
use terminal::{DIM, paint, wrap};

/// So many tests that say the same are named.
const NAMED: usize = 3;

/// One message and the tests that say it.
struct Group<'t> {
    /// The first test of each function that says it.
    first: Vec<&'t TestResult>,
    words: Vec<String>,
    /// The other failing tests of these functions.
    others: Vec<&'t TestResult>,
    /// The first tests of functions that fail for the same reason, with words that differ.
    alike: Vec<&'t TestResult>,
}

/// The messages of failing tests, and the first function of which some were only counted.
pub(super) fn lines(
    made_with: &Words<'_>,
    names: &Names<'_>,
    is_full: bool,
) -> (Vec<String>, Option<String>) {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for result in made_with
        .tested
        .results
        .iter()
        .filter(|result| has_words(result))
    {
        let function = |other: &TestResult| names.function(&other.name).to_owned();
        let its_own = |group: &&mut Group<'_>| {
            group
                .first
                .iter()
                .any(|first| function(first) == function(result))
        };
        if let Some(group) = groups.iter_mut().find(its_own).filter(|_| !is_full) {
            group.others.push(result);
            continue;
        }
        let words = made_with.of(result);
        match groups.iter_mut().find(|group| group.words == words) {
            Some(group) => group.first.push(result),
            None => groups.push(Group {
                first: vec![result],
                words,
                others: Vec::new(),
                alike: Vec::new(),
            }),
        }
    }
    let groups = together(groups, is_full);
    let mut lines = Vec::new();
    for group in &groups {
        lines.push(String::new());
        // The message first: what it is about is in it, and the names are for asking again.
        lines.extend(group.words.iter().map(|line| format!("  {line}")));
        let (drawing, width) = (&made_with.tested.drawing, made_with.width);
        // Of a test that says this message, and of no other: not of one that is only told to fail for the same reason.
        let drawn = { group.first.iter() }.find_map(|result| drawing.lines(result, width));
        if let Some(drawn) = drawn {
            lines.push(String::new());
            let drawn = drawn.iter().map(|line| open_ends(line, &made_with.source));
            lines.extend(drawn.map(|line| format!("  {line}")));
        }
        lines.extend(named(group, names, made_with.width));
    }
    let counted = groups.iter().find(|group| !group.others.is_empty());
    let function = counted.map(|group| names.shown(&group.first[0].name).0);
    (lines, function)
}

/// Those that fail for the same reason become one, which says the first message of it.
fn together<'t>(groups: Vec<Group<'t>>, is_full: bool) -> Vec<Group<'t>> {
    let mut told: Vec<Group<'_>> = Vec::new();
    for group in groups {
        let same = |known: &&mut Group<'_>| is_same(known.first[0], group.first[0]);
        match told.iter_mut().find(same).filter(|_| !is_full) {
            Some(known) => {
                known.alike.extend(group.first);
                known.alike.extend(group.alike);
                known.others.extend(group.others);
            }
            None => told.push(group),
        }
    }
    told
}

/// Whether both tests fail for the same reason, or have found the same wrong answer, whatever they make of it.
pub(super) fn is_same(known: &TestResult, new: &TestResult) -> bool {
    let claim = |result: &TestResult| match &result.end {
        TestEnd::Failed(panic, _) => panic.message.lines().next().map(str::to_owned),
        _ => None,
    };
    let both = |one: Option<String>, other| one.is_some() && one == other;
    both(reason(known), reason(new)) || both(claim(known), claim(new))
}

/// Why it fails, as far as it can be told from one test to another: an endless recursion is one reason, and
/// so is a panic at one place. Of a message it is what stands below the claim, before all that was found.
fn reason(result: &TestResult) -> Option<String> {
    match &result.end {
        TestEnd::Runaway(_) => Some("without end".to_owned()),
        TestEnd::Panicked(panic) => {
            let place = panic.place.as_ref()?;
            Some(format!("{}:{} {}", place.file, place.line, panic.message))
        }
        TestEnd::Failed(panic, _) => {
            let (claim, reason) = panic.message.split_once('\n')?;
            let reason = reason.split("\n\n").next()?.trim();
            // A claim goes on in the lines below it, unless it is a sentence.
            (claim.ends_with('.') && !reason.is_empty()).then(|| reason.to_owned())
        }
        _ => None,
    }
}

/// The tests that say a message, in a line or two below it.
fn named(group: &Group<'_>, names: &Names<'_>, width: usize) -> Vec<String> {
    let shown = |result: &&TestResult| match names.shown(&result.name) {
        (function, case) if case.is_empty() => function,
        (function, case) => format!("{function} {case}"),
    };
    let first: Vec<String> = group.first.iter().take(NAMED).map(shown).collect();
    let mut text = first.join(", ");
    if group.first.len() > NAMED {
        text = format!("{text} and {} more", group.first.len() - NAMED);
    }
    if let Some(alike) = group.alike.first() {
        let more = match group.alike.len() - 1 {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        text = format!("{text}; for the same reason {}{more}", shown(alike));
    }
    if let Some(rest) = rest(&group.first, &group.others) {
        text = format!("{text}; {rest}");
    }
    let tests = words::plural(group.first.len() + group.alike.len(), "test", "tests");
    let lines = wrap(&format!("{tests}: {text}"), width);
    lines
        .iter()
        .map(|line| paint(DIM, format!("  {line}")))
        .collect()
}

/// Whether a test failed with words of its own.
pub(super) fn has_words(result: &TestResult) -> bool {
    !result.end.is_fine() && !matches!(result.end, TestEnd::NotWritten(..))
}

/// "and 11 more like it, 2 that did not end".
fn rest(first: &[&TestResult], others: &[&TestResult]) -> Option<String> {
    let mut kinds: Vec<(&str, usize)> = Vec::new();
    let mut alike = 0;
    for other in others {
        if first
            .iter()
            .any(|first| kind(&first.end) == kind(&other.end))
        {
            alike += 1;
            continue;
        }
        match kinds
            .iter_mut()
            .find(|(known, _)| *known == kind(&other.end))
        {
            Some((_, count)) => *count += 1,
            None => kinds.push((kind(&other.end), 1)),
        }
    }
    let like = if first.len() == 1 { "it" } else { "them" };
    let alike = (alike > 0).then(|| format!("{alike} more like {like}"));
    let kinds = kinds
        .iter()
        .map(|(kind, count)| format!("{count} more that {kind}"));
    let parts: Vec<String> = alike.into_iter().chain(kinds).collect();
    (!parts.is_empty()).then(|| format!("and {}", parts.join(", ")))
}

/// How a test failed, in a word or two.
fn kind(end: &TestEnd) -> &'static str {
    match end {
        TestEnd::Passed | TestEnd::Ignored => "passed",
        TestEnd::NotWritten(..) => "met a todo!",
        TestEnd::Failed(..) | TestEnd::FailedSilently(_) => "failed",
        TestEnd::Panicked(_) => "panicked",
        TestEnd::Runaway(_) => "went on without end",
        TestEnd::Overflowed => "overflowed the stack",
        TestEnd::DidNotEnd => "did not end",
        TestEnd::Starved { .. } => "did not end on a busy machine",
        TestEnd::OutOfMemory | TestEnd::MemoryOfAll(_) => "asked for too much memory",
        TestEnd::Aborted(..) => "aborted",
        TestEnd::Vanished(_) => "ended the process",
    }
}
