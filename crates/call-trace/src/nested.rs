//! The beginning and the end of a recording, which may be inside another one.

use std::sync::OnceLock;

use crate::recorder::{RECORDER, Recorder, with};
use crate::schema::{Change, Kept};
use crate::texts::{Number, Texts};
use crate::trace::Trace;

/// The state at the beginning of an inner recording, or `None` for the outermost.
pub(crate) struct Start(Option<Inside>);

struct Inside {
    events: usize,
    texts: u32,
    windows: usize,
    recorded: u32,
    plays: usize,
    height: usize,
    calls: Vec<usize>,
    /// The first position of the outer recording, and of this one.
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
            windows: trace.windows.len(),
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

/// Ends the recording that began with `start`. `stopped` is the message of a panic.
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

/// Copies the recording since the beginning of an inner one, numbered from 0.
fn since(recorder: &Recorder, start: &Inside, stopped: Option<String>) -> Trace {
    let trace = &recorder.trace;
    let mut functions = trace.functions.clone();
    for (function, before) in functions.iter_mut().zip(&start.calls) {
        function.calls -= before;
    }
    let events = trace.events[start.events..].iter();
    Trace {
        events: events
            .map(|event| event.into_form(&mut Renumber(start)))
            .collect(),
        texts: if start.events < trace.events.len() {
            trace.texts.since(start.texts)
        } else {
            Texts::default()
        },
        calls: functions.iter().map(|function| function.calls).sum(),
        functions,
        windows: trace.windows[start.windows..].to_vec(),
        recorded: trace.recorded - start.recorded,
        plays: trace.plays - start.plays,
        height: trace.height - recorder.open.len(),
        positions: trace.positions - start.positions.1,
        full: trace.full,
        stopped,
        cut_off: false,
        by_name: OnceLock::new(),
    }
}

/// Renumbers the events of an inner recording from 0.
struct Renumber<'s>(&'s Inside);

impl Change<Kept, Kept> for Renumber<'_> {
    fn text(&mut self, it: Number) -> Number {
        Number::of(it.index() - self.0.texts as usize)
    }

    fn function(&mut self, it: u32) -> u32 {
        it
    }

    fn args(&mut self, first: u32) -> u32 {
        first - self.0.texts
    }

    fn choices(&mut self, (first, count): (u32, u32)) -> (u32, u32) {
        (first - self.0.texts, count)
    }

    fn window(&mut self, it: Number) -> Number {
        Number::of(it.index() - self.0.windows)
    }

    fn count(&mut self, it: Number) -> Number {
        it
    }

    fn position(&mut self, it: u32) -> u32 {
        it - self.0.positions.1
    }

    fn call(&mut self, it: u32) -> u32 {
        it - self.0.recorded
    }
}
