//! A run of both programs, drawn as a figure of the book draws it, with the first difference.

use call_trace::Trace;
use figures::{DifferenceKind, Mark, SvgOptions};
use serde::Serialize;

use super::room::{Pair, Side};

/// The two drawings, and what is said of them.
#[derive(Debug, Serialize)]
pub(super) struct Drawn {
    save: u64,
    /// When that save was heard of, in milliseconds since 1970.
    at: u64,
    yours: Option<String>,
    ours: Option<String>,
    /// In what they differ first; none where they do not, or where one of them is missing.
    kind: Option<DifferenceKind>,
    /// The same in a sentence.
    sentence: Option<String>,
    /// What plain alpha-beta would have done otherwise, where the tests fail.
    audit: Option<String>,
    /// Whether the tests say that yours is wrong: a difference alone says no such thing.
    wrong: bool,
    /// Why yours came to no end.
    ending: Option<String>,
}

/// Draws a pair for the figure of that id.
pub(super) fn pair(id: &str, words: &[String], pair: &Pair, wrong: bool) -> Drawn {
    let yours = pair.yours.trace.as_deref();
    let ours = pair.ours.as_ref().and_then(|ours| ours.trace.as_deref());
    let difference = ours
        .zip(yours)
        .map(|(ours, yours)| figures::difference(ours, yours));
    let (kind, sentence, [mine, other]) = match difference {
        None => (None, None, [None, None]),
        Some(None) => (None, Some(SAME.to_owned()), [None, None]),
        Some(Some(found)) => (
            Some(found.kind),
            Some(found.sentence),
            [found.ours, found.yours],
        ),
    };
    let audit = yours.filter(|_| wrong).and_then(figures::audited);
    Drawn {
        save: pair.save,
        at: pair.at,
        yours: yours.map(|trace| drawing(&format!("{id}-yours"), words, trace, other)),
        ours: ours.map(|trace| drawing(&format!("{id}-ours"), words, trace, mine)),
        kind,
        sentence,
        audit,
        wrong,
        ending: ending(&pair.yours),
    }
}

const SAME: &str =
    "Yours runs as ours does: the same visits in the same order, with the same values.";

fn ending(side: &Side) -> Option<String> {
    let nothing = || "Nothing was recorded. Does the function still carry #[traced]?".to_owned();
    let is_empty = side.trace.is_none();
    side.ending.clone().or_else(|| is_empty.then(nothing))
}

fn drawing(id: &str, words: &[String], trace: &Trace, mark: Option<Mark>) -> String {
    let options = SvgOptions {
        mark,
        ..SvgOptions::page(id)
    };
    match words.first().map_or("player", String::as_str) {
        "stack" => figures::stack_svg(trace, &options),
        "boards" => figures::boards_svg(trace, &options),
        "tree" => figures::tree_svg(trace, &options),
        _ => figures::player_fragment(trace, &options),
    }
}
