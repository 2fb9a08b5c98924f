//! A recording as text: one JSON object a line. [`crate::read`] is the way back.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::trace::Trace;

impl Trace {
    /// Writes the trace, an event a line and a last line that says how the run ended.
    pub fn write_json(&self, out: impl Write) -> io::Result<()> {
        self.write_lines(out, false)
    }

    /// Writes the trace as [`Trace::write_json`] does, with the bytes of each function's frame in
    /// the last line. They differ from one platform and compiler to the next.
    pub fn write_json_with_frames(&self, out: impl Write) -> io::Result<()> {
        self.write_lines(out, true)
    }

    fn write_lines(&self, out: impl Write, with_frames: bool) -> io::Result<()> {
        let mut out = io::BufWriter::new(out);
        for event in self.events() {
            write_event(&mut out, &event)?;
        }
        if self.is_complete() {
            write_end(&mut out, self, with_frames, self.full)?;
        }
        out.flush()
    }
}

/// The last line.
#[derive(Serialize, Deserialize)]
pub(crate) struct End {
    pub(crate) calls: usize,
    pub(crate) stopped: Option<String>,
    /// Bytes of a frame of each function.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) frames: BTreeMap<String, usize>,
    /// The counts that the events do not give, as the recording or its file was full.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) counted: Option<Counted>,
}

#[derive(Serialize, Deserialize)]
pub(crate) struct Counted {
    pub(crate) calls_of: BTreeMap<String, usize>,
    pub(crate) plays: usize,
    pub(crate) height: usize,
}

pub(crate) fn write_event(mut out: impl Write, event: &Event<'_>) -> io::Result<()> {
    serde_json::to_writer(&mut out, event)?;
    out.write_all(b"\n")
}

/// Writes the last line, with counts where the events before it are not all.
pub(crate) fn write_end(
    mut out: impl Write,
    trace: &Trace,
    with_frames: bool,
    with_counts: bool,
) -> io::Result<()> {
    #[derive(Serialize)]
    #[serde(tag = "event", rename_all = "snake_case")]
    enum Last {
        End(End),
    }
    let measured = trace.functions().into_iter().filter(|_| with_frames);
    let measured = measured.filter_map(|name| Some((name.to_owned(), trace.frame_bytes(name)?)));
    let counted = with_counts.then(|| Counted {
        calls_of: trace
            .functions()
            .into_iter()
            .map(|name| (name.to_owned(), trace.calls_of(name)))
            .collect(),
        plays: trace.plays,
        height: trace.height,
    });
    let end = End {
        calls: trace.calls,
        stopped: trace.stopped.clone(),
        frames: measured.collect(),
        counted,
    };
    serde_json::to_writer(&mut out, &Last::End(end))?;
    out.write_all(b"\n")
}
