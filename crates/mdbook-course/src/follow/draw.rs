//! A run of both programs, drawn like a figure of the book, with the first difference.

use std::path::Path;

use call_trace::Trace;
use figures::{
    Beside, CannotDraw, DifferenceKind, Drawing, Highlight, PlayerFigure, Run, TreeFigure, guarded,
};
use protocol::Outcome;
use serde::Serialize;

use super::recorded;
use super::state::{Pair, Side};

/// The two drawings, and the messages about them.
#[derive(Debug, Serialize)]
pub(super) struct Drawn {
    save: u64,
    /// The time when the server received that save, in milliseconds since 1970.
    at: u64,
    yours: Option<String>,
    ours: Option<String>,
    /// The kind of the first difference, or `None` if the runs agree or one of them is missing.
    kind: Option<DifferenceKind>,
    /// The same in a sentence.
    sentence: Option<String>,
    /// A description of how plain alpha-beta would have searched differently, if the tests fail.
    audit: Option<String>,
    /// Whether the tests say that the student's program is wrong. A difference alone does not prove that.
    wrong: bool,
    /// The reason that the student's run did not finish.
    ending: Option<String>,
    /// Whether the reference is still being built or run.
    waits: bool,
}

/// Draws a pair for the figure of that id. A program that is not written yet is not compared.
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
    let nothing = || "Nothing was recorded. Is #[traced] still above the function?".to_owned();
    let is_empty = side.trace.is_none();
    side.ending.clone().or_else(|| is_empty.then(nothing))
}

/// Draws a run. If the run lacks the part to show, it is drawn as a player instead.
fn drawing(id: &str, draw: &Drawing, trace: &Trace, beside: Beside) -> String {
    let drawn = guarded(|| {
        let run = &Run::of(trace);
        let asked = draw.draw_beside(run, id, beside);
        let drawn = asked.or_else(|_| whole_player().draw_beside(run, id, beside));
        drawn.map_or_else(|_| String::new(), |drawn| drawn.drawing)
    });
    drawn.unwrap_or_else(said)
}

/// Returns the sentence about a run that cannot be drawn, for a page.
fn said(cannot: CannotDraw) -> String {
    format!("<p>{cannot}</p>")
}

/// Returns a player that shows the whole run until the reader steps through it.
pub(super) fn whole_player() -> Drawing {
    Drawing::Player(PlayerFigure {
        whole: true,
        ..PlayerFigure::default()
    })
}

/// The positions that a search visited before its move.
#[derive(Debug, Serialize)]
pub(super) struct Thought {
    drawing: String,
    /// The same as a list.
    twin: String,
}

/// Draws the recording of a search. Returns `None` if there is no recording.
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
