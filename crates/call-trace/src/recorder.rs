//! The recorder: one for each thread, absent until [`crate::record`] is called.

use std::cell::Cell;
use std::fmt::{Display, Write};
use std::sync::LazyLock;

use crate::call::Site;
use crate::show::{LONGEST_VALUE, Values};
use crate::stream::Stream;
use crate::texts::Texts;
use crate::trace::{Function, Raw, Trace};

/// So many events are kept; later ones are counted only. `CALL_TRACE_EVENTS` changes it.
pub const MOST_EVENTS: usize = 1_000_000;
/// So many bytes of text are kept.
const MOST_TEXT: usize = 256 << 20;
/// Boards, notes and choices end in "…" after so many bytes.
pub(crate) const LONGEST_TEXT: usize = 4096;

static EVENTS: LazyLock<usize> =
    LazyLock::new(|| crate::limits::from_env("CALL_TRACE_EVENTS").unwrap_or(MOST_EVENTS));

/// A recording in progress.
pub(crate) struct Recorder {
    trace: Trace,
    /// For each function of the trace, where its `#[traced]` stands.
    sites: Vec<&'static Site>,
    /// How many recorded calls are open.
    open: usize,
    most: usize,
    stream: Option<Stream>,
}

thread_local! {
    static RECORDER: Cell<Option<Box<Recorder>>> = const { Cell::new(None) };
}

/// The recorder while it is in use. It is taken out of its place meanwhile: a `Debug` that calls
/// a traced function finds none, and is not recorded.
struct Lent(Option<Box<Recorder>>);

impl Drop for Lent {
    fn drop(&mut self) {
        RECORDER.set(self.0.take());
    }
}

/// Does something with this thread's recorder, if there is one.
pub(crate) fn with<R>(what: impl FnOnce(&mut Recorder) -> R) -> Option<R> {
    let recorder = RECORDER.try_with(Cell::take).ok()??;
    let mut lent = Lent(Some(recorder));
    lent.0.as_deref_mut().map(what)
}

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
        RECORDER.set(Some(Box::new(Recorder {
            trace: Trace::default(),
            sites: Vec::new(),
            open: 0,
            most: *EVENTS,
            stream: Stream::open(),
        })));
    }
    Start(inside)
}

/// Ends the recording that began with `start`; `stopped` is the message of a panic.
pub(crate) fn end(start: Start, stopped: Option<String>) -> Trace {
    let Some(start) = start.0 else {
        let Some(recorder) = RECORDER.take() else {
            return Trace::default();
        };
        let Recorder {
            mut trace, stream, ..
        } = *recorder;
        trace.stopped = stopped;
        if let Some(stream) = stream {
            stream.end(&trace);
        }
        return trace;
    };
    let inner = with(|recorder| {
        let inner = recorder.since(&start, stopped);
        recorder.trace.height = recorder.trace.height.max(start.height);
        inner
    });
    inner.unwrap_or_default()
}

impl Recorder {
    /// Notes that a call begins. Its number, if it is kept.
    pub(crate) fn enter(
        &mut self,
        site: &'static Site,
        show: &dyn Fn(&mut Values<'_>),
    ) -> (u32, Option<u32>) {
        let function = self.function(site);
        self.open += 1;
        let trace = &mut self.trace;
        trace.functions[function as usize].calls += 1;
        trace.calls += 1;
        trace.height = trace.height.max(self.open);
        if self.is_full() {
            return (function, None);
        }
        let trace = &mut self.trace;
        let (node, at) = (trace.recorded, trace.texts.next());
        trace.recorded += 1;
        show(&mut Values(&mut trace.texts));
        self.keep(Raw::Enter { node, function, at });
        (function, Some(node))
    }

    /// Notes that a call ends. The end of a call that was kept is kept, however full we are.
    pub(crate) fn leave(&mut self, node: Option<u32>, show: Option<&dyn Fn(&mut Values<'_>)>) {
        self.open -= 1;
        if let Some(node) = node {
            let texts = &mut self.trace.texts;
            let at = show.map(|show| {
                let at = texts.next();
                show(&mut Values(texts));
                at
            });
            self.keep(Raw::Leave { node, at });
        }
    }

    /// Notes how many bytes a frame of that function takes.
    pub(crate) fn measured(&mut self, function: u32, bytes: usize) {
        let frame = &mut self.trace.functions[function as usize].frame;
        *frame = bytes.max(*frame);
    }

    /// Notes what the running call tells about itself; `event` gets the number of its first text.
    pub(crate) fn told(&mut self, texts: &[&dyn Display], event: impl FnOnce(u32) -> Raw) {
        let at = self.trace.texts.next();
        let event = event(at);
        self.trace.plays += usize::from(matches!(event, Raw::Play { .. }));
        if !self.is_full() {
            let longest = if matches!(event, Raw::Offer { .. } | Raw::Value { .. }) {
                LONGEST_VALUE
            } else {
                LONGEST_TEXT
            };
            for text in texts {
                self.trace.texts.add(longest, |out| write!(out, "{text}"));
            }
            self.keep(event);
        }
    }

    /// The number of the function in the trace.
    fn function(&mut self, site: &'static Site) -> u32 {
        let known = self
            .sites
            .iter()
            .position(|known| std::ptr::eq(*known, site));
        known.unwrap_or_else(|| {
            self.sites.push(site);
            let args = site.args.iter().map(|arg| (*arg).to_owned()).collect();
            self.trace.functions.push(Function {
                name: site.name.to_owned(),
                args,
                calls: 0,
                frame: 0,
            });
            self.sites.len() - 1
        }) as u32
    }

    /// Asked before each event that may be dropped. Once full, full for good.
    fn is_full(&mut self) -> bool {
        let trace = &mut self.trace;
        trace.full |= trace.events.len() >= self.most || trace.texts.bytes() >= MOST_TEXT;
        trace.full
    }

    fn keep(&mut self, event: Raw) {
        self.trace.events.push(event);
        if let Some(stream) = &mut self.stream {
            stream.write(&self.trace.event(event));
        }
    }

    /// The recording since an inner one began, numbered from 0.
    fn since(&self, start: &Inside, stopped: Option<String>) -> Trace {
        let trace = &self.trace;
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
            height: trace.height - self.open,
            full: trace.full,
            stopped,
            cut_off: false,
        }
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
