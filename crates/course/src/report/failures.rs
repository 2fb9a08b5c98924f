//! What failed, and how: of each function of the tests the first message, and how many are like
//! it. Functions that say the same are named together.

use super::names::Names;
use super::open_ends::open_ends;
use super::words::Words;
use crate::test_end::TestEnd;
use crate::tests_run::TestResult;
use terminal::{DIM, paint};

/// One message and the tests that say it.
struct Group<'t> {
    /// The first test of each function that says it.
    first: Vec<&'t TestResult>,
    words: Vec<String>,
    /// The other failing tests of these functions.
    others: Vec<&'t TestResult>,
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
            }),
        }
    }
    let mut lines = Vec::new();
    for group in &groups {
        lines.push(String::new());
        lines.extend(group.first.iter().map(|result| names.line(&result.name)));
        lines.extend(group.words.iter().map(|line| format!("    {line}")));
        if let Some(rest) = rest(&group.first, &group.others) {
            lines.push(paint(DIM, format!("    {rest}")));
        }
        let (drawing, width) = (&made_with.tested.drawing, made_with.width);
        let drawn = { group.first.iter() }.find_map(|result| drawing.lines(&result.name, width));
        if let Some(drawn) = drawn {
            lines.push(String::new());
            let drawn = drawn.iter().map(|line| open_ends(line, &made_with.source));
            lines.extend(drawn.map(|line| format!("    {line}")));
        }
    }
    let counted = groups.iter().find(|group| !group.others.is_empty());
    let function = counted.map(|group| names.shown(&group.first[0].name).0);
    (lines, function)
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
