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
}

/// Begins a recording, or marks the beginning of an inner one.
pub(crate) fn begin() -> Start {
    let inside = with(|recorder| {
        let Recorder { trace, open, .. } = recorder;
        let calls = trace
            .functions
            .iter()
            .map(|function| function.calls)
            .collect();
        let height = std::mem::replace(&mut trace.height, *open);
        let (events, texts) = (trace.events.len(), trace.texts.next());
        Inside {
            events,
            texts,
            recorded: trace.recorded,
            plays: trace.plays,
            height,
            calls,
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
        events: events
            .map(|event| event.renumbered(start.recorded, start.texts))
            .collect(),
        texts: if start.events < trace.events.len() {
            trace.texts.since(start.texts)
        } else {
            Texts::default()
        },
        calls: functions.iter().map(|function| function.calls).sum(),
        functions,
        recorded: trace.recorded - start.recorded,
        plays: trace.plays - start.plays,
        height: trace.height - recorder.open,
        full: trace.full,
        stopped,
        cut_off: false,
    }
}

impl Raw {
    /// The same event where the call numbered `node` has number 0, and likewise the text.
    fn renumbered(self, node: u32, text: u32) -> Raw {
        match self {
            Raw::Enter {
                node: its,
                function,
                at,
            } => Raw::Enter {
                node: its - node,
                function,
                at: at - text,
            },
            Raw::Offer { at, count } => Raw::Offer {
                at: at - text,
                count,
            },
            Raw::Play { at, mover } => Raw::Play {
                at: at - text,
                mover,
            },
            Raw::TakeBack { at } => Raw::TakeBack { at: at - text },
            Raw::Value { at } => Raw::Value { at: at - text },
            Raw::Note { at } => Raw::Note { at: at - text },
            Raw::Leave { node: its, at } => Raw::Leave {
                node: its - node,
                at: at.map(|at| at - text),
            },
        }
    }
}
