//! Turns a recording into a drawing.

use std::io::{BufReader, Read};

use call_trace::Trace;
use figures::{Drawing, Run, RunCounts, guarded};
use serde::Serialize;

/// The parts of a run that a page shows.
#[derive(Serialize)]
pub(crate) struct Shown {
    /// The drawing, in HTML.
    drawing: String,
    /// The same as a list of sentences, in HTML.
    twin: String,
    /// A summary of the run, in a sentence.
    said: String,
    /// The counts of the run.
    counts: RunCounts,
}

/// Draws a recording exactly as a figure of the book does. A truncated recording is drawn as far as it goes.
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
