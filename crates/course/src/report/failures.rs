//! What failed, and how: of each function of the tests the first message, and below it the tests that say it and
//! how many are like it. A reason is told once.

use super::bounds::bounded;
use super::names::Names;
use super::open_ends::open_ends;
use super::words::Words;
use crate::test_end::TestEnd;
use crate::tests_run::TestResult;
use child::Panic;
use terminal::{DIM, paint, wrap};

/// So many tests are named beside the first one that says it.
const NAMED: usize = 2;
/// A sentence of fewer words gives no reason.
const A_REASON: usize = 3;

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

/// What is said of failing tests.
pub(super) struct Said {
    pub(super) lines: Vec<String>,
    /// The first function that is named, and of which some were only counted.
    pub(super) counted: Option<String>,
    /// Whether a message was shortened or left out.
    pub(super) is_short: bool,
}

/// The messages of failing tests: the first one whole, and others as far as there is room. Without a limit all of
/// them are whole.
pub(super) fn said(made_with: &Words<'_>, names: &Names<'_>, room: Option<usize>) -> Said {
    let is_full = room.is_none();
    let room = room.unwrap_or(usize::MAX);
    let mut groups: Vec<Group<'_>> = Vec::new();
    for (first, others) in by_function(&made_with.tested.results, names, is_full) {
        let words = made_with.of(first);
        match groups.iter_mut().find(|group| group.words == words) {
            Some(group) => {
                group.first.push(first);
                group.others.extend(others);
            }
            None => groups.push(Group {
                first: vec![first],
                words,
                others,
                alike: Vec::new(),
            }),
        }
    }
    let groups = together(groups, is_full);
    let mut said = Said {
        lines: Vec::new(),
        counted: None,
        is_short: false,
    };
    let count = |said: &mut Said, group: &Group<'_>| {
        if said.counted.is_none() && !group.others.is_empty() {
            said.counted = Some(names.shown(&group.first[0].name).0);
        }
    };
    let mut left_out: Vec<&TestResult> = Vec::new();
    for group in &groups {
        let left = room.saturating_sub(said.lines.len());
        let whole = whole(group, made_with, names, left);
        if said.lines.is_empty() || whole.len() <= left {
            said.lines.extend(whole);
            count(&mut said, group);
            continue;
        }
        let mut short = short(group, made_with, names);
        if !said.is_short {
            short.insert(0, String::new());
        }
        said.is_short = true;
        // A line is kept for what is left out.
        match short.len() < left {
            true => {
                said.lines.extend(short);
                count(&mut said, group);
            }
            false => left_out.extend(group.first.iter().chain(&group.alike)),
        }
    }
    if let Some(first) = left_out.first() {
        let (function, _) = names.shown(&first.name);
        let line = match left_out.len() - 1 {
            0 => format!("  {function} fails in another way."),
            more => format!("  {function} and {more} more fail in other ways."),
        };
        said.lines.push(paint(DIM, line));
    }
    said
}

/// Of each function of the tests the first that failed with words of its own, and its others; or each test by itself.
fn by_function<'t>(
    results: &'t [TestResult],
    names: &Names<'_>,
    is_apart: bool,
) -> Vec<(&'t TestResult, Vec<&'t TestResult>)> {
    let mut all: Vec<(&TestResult, Vec<&TestResult>)> = Vec::new();
    for result in results.iter().filter(|result| has_words(result)) {
        let function = names.function(&result.name);
        let its_own = { all.iter_mut() }.find(|(first, _)| names.function(&first.name) == function);
        match its_own.filter(|_| !is_apart) {
            Some((_, others)) => others.push(result),
            None => all.push((result, Vec::new())),
        }
    }
    all
}

/// The tests whose messages a verdict shows: of each function the first, unless one before it fails for the same reason.
pub(super) fn shown<'t>(results: &'t [TestResult], names: &Names<'_>) -> Vec<&'t TestResult> {
    let mut shown: Vec<&TestResult> = Vec::new();
    for (first, _) in by_function(results, names, false) {
        if !{ shown.iter() }.any(|known| is_same(known, first)) {
            shown.push(first);
        }
    }
    shown
}

/// A message, the run that it is about, and the tests that say it.
fn whole(group: &Group<'_>, made_with: &Words<'_>, names: &Names<'_>, room: usize) -> Vec<String> {
    // The message first: what it is about is in it, and the names are for asking again.
    let mut lines = vec![String::new()];
    lines.extend(group.words.iter().map(|line| format!("  {line}")));
    let named = named(group, names, made_with.width);
    let (drawing, width) = (&made_with.tested.drawing, made_with.width);
    let room = room.saturating_sub(lines.len() + 1 + named.len());
    // Of a test that says this message, and of no other: not of one that is only told to fail for the same reason.
    let drawn = { group.first.iter() }.find_map(|result| drawing.lines(result, width, room));
    if drawn.is_none() {
        // What is said of a drawing says nothing without one; it ends the message.
        let of_it =
            { lines.iter() }.position(|line| line.starts_with("  In a drawing of your calls"));
        lines.truncate(of_it.unwrap_or(lines.len()));
    }
    if let Some(drawn) = drawn {
        lines.push(String::new());
        let drawn = drawn.iter().map(|line| open_ends(line, &made_with.source));
        lines.extend(drawn.map(|line| format!("  {line}")));
    }
    lines.extend(named);
    lines
}

/// The claim of a message, and the tests that say it.
fn short(group: &Group<'_>, made_with: &Words<'_>, names: &Names<'_>) -> Vec<String> {
    let claim = match &group.first[0].end {
        TestEnd::Failed(panic, _) if !panic.is_bare_assertion => {
            wrap(&bounded(claim(panic)), made_with.width)
        }
        // Of all else the first line says what it is.
        _ => group.words.iter().take(1).cloned().collect(),
    };
    let claim = claim.iter().map(|line| format!("  {line}"));
    let named = named(group, names, made_with.width - 2);
    claim
        .chain(named.iter().map(|line| format!("  {line}")))
        .collect()
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

/// The first line of a message: what was asked, what came, and what should have come.
fn claim(panic: &Panic) -> &str {
    panic.message.lines().next().unwrap_or_default()
}

/// Why it fails, as far as it can be told from one test to another: an endless recursion is one reason, and
/// so is a panic at one place. Of a message they are the sentences in the line below the claim: some tell of the input,
/// and another one is the reason.
fn reasons(result: &TestResult) -> Vec<String> {
    match &result.end {
        TestEnd::Runaway(_) => vec!["without end".to_owned()],
        TestEnd::Panicked(panic) => {
            let place = panic.place.iter();
            place
                .map(|place| format!("{}:{} {}", place.file, place.line, panic.message))
                .collect()
        }
        // A claim goes on in the lines below it, unless it is a sentence.
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

/// The test that says a message first and those that the same stops, in a line or two below it.
fn named(group: &Group<'_>, names: &Names<'_>, width: usize) -> Vec<String> {
    let whole =
        |(function, case): &(String, String)| format!("{function} {case}").trim_end().to_owned();
    let all: Vec<(String, String)> = { group.first.iter().chain(&group.alike) }
        .map(|result| names.shown(&result.name))
        .collect();
    let mut text = whole(&all[0]);
    // Of the others without the case: what stops one may be wrong for a smaller input, which the test asks first.
    let others =
        all[1..].iter().map(
            |other| match all.iter().filter(|one| one.0 == other.0).count() {
                1 => other.0.clone(),
                _ => whole(other),
            },
        );
    let others: Vec<String> = others.collect();
    if !others.is_empty() {
        let named = others[..others.len().min(NAMED)].join(", ");
        text = format!("{text}; this also stops {named}");
    }
    if others.len() > NAMED {
        text = format!("{text} and {} more", others.len() - NAMED);
    }
    if let Some(rest) = rest(&group.first, &group.others, 1 + others.len()) {
        text = format!("{text}; {rest}");
    }
    let lines = wrap(&format!("test: {text}"), width);
    lines
        .iter()
        .map(|line| paint(DIM, format!("  {line}")))
        .collect()
}

/// Whether a test failed with words of its own.
fn has_words(result: &TestResult) -> bool {
    !result.end.is_fine() && !matches!(result.end, TestEnd::NotWritten(..))
}

/// "and 11 more of its cases, 2 more that did not end". So many functions of tests are named before it.
fn rest(first: &[&TestResult], others: &[&TestResult], functions: usize) -> Option<String> {
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
    let whose = if functions == 1 { "its" } else { "their" };
    let alike = (alike > 0).then(|| format!("{alike} more of {whose} cases"));
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
        TestEnd::Runaway(_) => "went too deep",
        TestEnd::Overflowed => "overflowed the stack",
        TestEnd::DidNotEnd | TestEnd::GivenUp(_) => "did not end",
        TestEnd::AtALimit => "did not end or asked for too much memory",
        TestEnd::Starved { .. } => "did not end on a busy machine",
        TestEnd::OutOfMemory | TestEnd::MemoryOfAll(_) => "asked for too much memory",
        TestEnd::Aborted(..) => "aborted",
        TestEnd::Vanished(_) => "ended the process",
        TestEnd::BreaksOff => "recorded no end",
    }
}
