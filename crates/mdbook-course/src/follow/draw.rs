//! A run of both programs, drawn as a figure of the book draws it, with the first difference.

use std::path::Path;

use call_trace::Trace;
use figures::{
    Beside, CannotDraw, DifferenceKind, Drawing, Highlight, PlayerFigure, Run, TreeFigure, guarded,
};
use serde::Serialize;
use wire::Outcome;

use super::recorded;
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
    /// Ours is still being built or run.
    waits: bool,
}

/// Draws a pair for the figure of that id. What is not written yet is compared with nothing.
pub(super) fn pair(id: &str, draw: &Drawing, pair: &Pair, outcome: Option<Outcome>) -> Drawn {
    let wrong = outcome == Some(Outcome::Failed);
    let is_written = outcome != Some(Outcome::Unwritten);
    let yours = pair.yours.trace.as_deref();
    let ours = pair.ours.as_ref().and_then(|ours| ours.trace.as_deref());
    let both = ours.zip(yours).filter(|_| is_written);
    let difference = both.map(|(ours, yours)| guarded(|| figures::difference(ours, yours)));
    let (kind, sentence, [mine, other]) = match difference.transpose() {
        Err(cannot) => (None, Some(cannot.to_string()), [None, None]),
        Ok(None) => (None, None, [None, None]),
        Ok(Some(None)) => (None, Some(SAME.to_owned()), [None, None]),
        Ok(Some(Some(found))) => (
            Some(found.kind),
            Some(found.sentence),
            [found.ours, found.yours],
        ),
    };
    // So that both can be stepped through together.
    let functions = ours.map_or_else(Vec::new, Trace::functions);
    let side = |name: &str, trace: &Trace, mark: Option<&Highlight>| {
        let beside = Beside {
            mark,
            functions: Some(&functions),
        };
        drawing(&format!("{id}-{name}"), draw, trace, beside)
    };
    let audit = yours.filter(|_| wrong);
    let audit = audit.and_then(|trace| guarded(|| figures::audited(trace)).ok().flatten());
    Drawn {
        save: pair.save,
        at: pair.at,
        yours: yours.map(|trace| side("yours", trace, other.as_ref())),
        ours: ours.map(|trace| side("ours", trace, mine.as_ref())),
        kind,
        sentence,
        audit,
        wrong,
        ending: ending(&pair.yours),
        waits: pair.ours.is_none(),
    }
}

const SAME: &str =
    "Yours runs as ours does: the same calls in the same order, with the same values.";

fn ending(side: &Side) -> Option<String> {
    let nothing = || "Nothing was recorded. Does the function still carry #[traced]?".to_owned();
    let is_empty = side.trace.is_none();
    side.ending.clone().or_else(|| is_empty.then(nothing))
}

/// The drawing of a run; where the run has not what is to be shown, it is drawn as a player does.
fn drawing(id: &str, draw: &Drawing, trace: &Trace, beside: Beside) -> String {
    let drawn = guarded(|| {
        let run = &Run::of(trace);
        let asked = draw.draw_beside(run, id, beside);
        let drawn = asked.or_else(|_| whole_player().draw_beside(run, id, beside));
        drawn.map_or_else(|_| String::new(), |drawn| drawn.drawing)
    });
    drawn.unwrap_or_else(said)
}

/// The sentence about a run that cannot be drawn, in a page.
fn said(cannot: CannotDraw) -> String {
    format!("<p>{cannot}</p>")
}

/// A player that shows the whole run until somebody steps through it.
pub(super) fn whole_player() -> Drawing {
    Drawing::Player(PlayerFigure {
        whole: true,
        ..PlayerFigure::default()
    })
}

/// What a search looked at before its move.
#[derive(Debug, Serialize)]
pub(super) struct Thought {
    drawing: String,
    /// The same as a list.
    twin: String,
}

/// Draws the recording of a search; nothing where it has none.
pub(super) fn thought(number: u64, file: Option<&Path>) -> Option<Thought> {
    let trace = recorded::read(file?)?;
    let tree = Drawing::Tree(TreeFigure::default());
    let drawn = guarded(|| tree.draw(&Run::of(&trace), &format!("thought-{number}")));
    let (drawing, twin) = match drawn {
        Ok(drawn) => drawn.map(|drawn| (drawn.drawing, drawn.twin)).ok()?,
        Err(cannot) => (said(cannot), String::new()),
    };
    Some(Thought { drawing, twin })
}
