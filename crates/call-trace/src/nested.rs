//! The beginning and the end of a recording, which may lie inside another one.

use crate::recorder::{RECORDER, Recorder, with};
use crate::texts::Texts;
use crate::trace::{Raw, Trace};

/// What was there when a recording began inside another one; none for the outermost.
pub(crate) struct Start(Option<Inside>);

struct Inside {
    events: usize,
    texts: u32,
    recorded: u32,
    plays: usize,
    height: usize,
    calls: Vec<usize>,
    /// The first position of the recording around, and of this one.
    positions: (u32, u32),
}

/// Begins a recording, or marks the beginning of an inner one.
pub(crate) fn begin() -> Start {
    let inside = with(|recorder| {
        let Recorder {
            trace,
            open,
            first_position,
            ..
        } = recorder;
        let calls = trace
            .functions
            .iter()
            .map(|function| function.calls)
            .collect();
        let height = std::mem::replace(&mut trace.height, open.len());
        let around = std::mem::replace(first_position, trace.positions);
        let (events, texts) = (trace.events.len(), trace.texts.next());
        Inside {
            events,
            texts,
            recorded: trace.recorded,
            plays: trace.plays,
            height,
            calls,
            positions: (around, *first_position),
        }
    });
    if inside.is_none() {
        RECORDER.set(Some(Box::new(Recorder::new())));
    }
    Start(inside)
}

/// Ends the recording that began with `start`; `stopped` is the message of a panic.
pub(crate) fn end(start: Start, stopped: Option<String>) -> Trace {
    let Some(start) = start.0 else {
        let recorder = RECORDER.take();
        return recorder.map_or_else(Trace::default, |recorder| recorder.end(stopped));
    };
    let inner = with(|recorder| {
        let inner = since(recorder, &start, stopped);
        recorder.trace.height = recorder.trace.height.max(start.height);
        recorder.first_position = start.positions.0;
        inner
    });
    inner.unwrap_or_default()
}

/// The recording since an inner one began, numbered from 0.
fn since(recorder: &Recorder, start: &Inside, stopped: Option<String>) -> Trace {
    let trace = &recorder.trace;
    let mut functions = trace.functions.clone();
    for (function, before) in functions.iter_mut().zip(&start.calls) {
        function.calls -= before;
    }
    let events = trace.events[start.events..].iter();
    Trace {
        events: events.map(|event| event.renumbered(start)).collect(),
        texts: if start.events < trace.events.len() {
            trace.texts.since(start.texts)
        } else {
            Texts::default()
        },
        calls: functions.iter().map(|function| function.calls).sum(),
        functions,
        recorded: trace.recorded - start.recorded,
        plays: trace.plays - start.plays,
        height: trace.height - recorder.open.len(),
        positions: trace.positions - start.positions.1,
        full: trace.full,
        stopped,
        cut_off: false,
    }
}

impl Raw {
    /// The same event where what is recorded from `start` on is numbered from 0.
    fn renumbered(mut self, start: &Inside) -> Raw {
        let base = start.positions.1;
        match &mut self {
            Raw::Board { position, at, .. }
            | Raw::Offer { position, at, .. }
            | Raw::Value { position, at } => {
                *position -= base;
                *at -= start.texts;
            }
            Raw::Enter { node, at, .. } => {
                *node -= start.recorded;
                *at -= start.texts;
            }
            Raw::Ask { position } => *position -= base,
            Raw::Play { from, to, at, .. } | Raw::TakeBack { from, to, at } => {
                *from -= base;
                *to -= base;
                *at -= start.texts;
            }
            Raw::Note { at } => *at -= start.texts,
            Raw::Leave { node, at } => {
                *node -= start.recorded;
                if let Some(at) = at {
                    *at -= start.texts;
                }
            }
        }
        self
    }
}
