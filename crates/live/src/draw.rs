//! A recording becomes a drawing.

use std::io::{BufReader, Read};

use call_trace::Trace;
use figures::{Drawing, Run, RunCounts, guarded};
use serde::Serialize;

/// What a page shows of a run.
#[derive(Serialize)]
pub(crate) struct Shown {
    /// HTML.
    drawing: String,
    /// HTML: the same as a list of sentences.
    twin: String,
    /// What it comes to, in a sentence.
    said: String,
    /// The same in numbers.
    counts: RunCounts,
}

/// Draws a recording as the book draws it where a figure asks for the same. A recording that was
/// cut off is drawn as far as it goes.
pub(crate) fn draw(
    id: &str,
    kind: &str,
    options: &[&str],
    recording: impl Read,
) -> Result<Shown, String> {
    // A word that has no value is an option that no drawing has.
    let options = options.iter();
    let options = options.map(|word| word.split_once('=').unwrap_or((word, "")));
    let drawing = Drawing::worded(kind, options).map_err(|unfit| unfit.to_string())?;
    let recording = BufReader::with_capacity(1 << 16, recording);
    let trace = Trace::read_json(recording).map_err(|error| error.to_string())?;
    let shown = guarded(|| {
        let run = Run::of(&trace);
        let drawn = drawing.draw(&run, id);
        let drawn = drawn.map_err(|error| error.to_string())?;
        Ok(Shown {
            drawing: drawn.drawing,
            twin: drawn.twin,
            said: run.summary(),
            counts: run.counts(),
        })
    });
    shown.unwrap_or_else(|cannot| Err(cannot.to_string()))
}
