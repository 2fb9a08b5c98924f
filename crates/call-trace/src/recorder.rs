//! The recorder of a thread. It exists only while [`crate::record`] runs.

use std::cell::Cell;
use std::collections::HashSet;
use std::panic::Location;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::event::ValuesOf;
use crate::show::Values;
use crate::site::Site;
use crate::stream::Stream;
use crate::texts::{Number, Texts};
use crate::trace::{Function, Raw, Trace};

/// Upper limit on the number of stored events. Later events are only counted. `CALL_TRACE_EVENTS`
/// changes it.
pub const MOST_EVENTS: usize = 1_000_000;
/// Upper limit on the stored bytes of text.
const MOST_TEXT: usize = 256 << 20;
/// Upper limit on the bytes of a board or a note. Longer texts end in "…".
pub(crate) const LONGEST_TEXT: usize = 4096;

static EVENTS: LazyLock<usize> =
    LazyLock::new(|| crate::limits::from_env("CALL_TRACE_EVENTS").unwrap_or(MOST_EVENTS));

/// A recording in progress.
pub(crate) struct Recorder {
    pub(crate) trace: Trace,
    /// The `#[traced]` site of each function in the trace.
    sites: Vec<&'static Site>,
    /// The open calls.
    pub(crate) open: Vec<Open>,
    /// The number of this recording, which distinguishes its positions from those of other recordings.
    pub(crate) number: u64,
    /// The first position of the innermost recording.
    pub(crate) first_position: u32,
    /// The position at which a board around the recorded one was last seen.
    pub(crate) around: Option<u32>,
    most: usize,
    stream: Option<Stream>,
}

/// An open call.
pub(crate) struct Open {
    site: &'static Site,
    /// The positions that it has asked, and the last of them, which is asked again most often.
    asked: HashSet<u32>,
    last_asked: Option<u32>,
}

thread_local! {
    pub(crate) static RECORDER: Cell<Option<Box<Recorder>>> = const { Cell::new(None) };
}

/// The recorder while it is in use. Meanwhile the thread has no recorder, so a traced function called
/// by a `Debug` is not recorded.
struct Lent(Option<Box<Recorder>>);

impl Drop for Lent {
    fn drop(&mut self) {
        RECORDER.set(self.0.take());
    }
}

/// Calls `what` with this thread's recorder, if there is one.
pub(crate) fn with<R>(what: impl FnOnce(&mut Recorder) -> R) -> Option<R> {
    let recorder = RECORDER.try_with(Cell::take).ok()??;
    let mut lent = Lent(Some(recorder));
    lent.0.as_deref_mut().map(what)
}

/// Runs `program` without this thread's recorder.
pub(crate) fn without<R>(program: impl FnOnce() -> R) -> R {
    let _lent = Lent(RECORDER.try_with(Cell::take).ok().flatten());
    program()
}

impl Recorder {
    /// Creates an empty recording and its file.
    pub(crate) fn new() -> Self {
        static NUMBER: AtomicU64 = AtomicU64::new(1);
        Recorder {
            trace: Trace::default(),
            sites: Vec::new(),
            open: Vec::new(),
            number: NUMBER.fetch_add(1, Ordering::Relaxed),
            first_position: 0,
            around: None,
            most: *EVENTS,
            stream: Stream::open(),
        }
    }

    pub(crate) fn end(self, stopped: Option<String>) -> Trace {
        let trace = Trace {
            stopped,
            ..self.trace
        };
        if let Some(stream) = self.stream {
            stream.end(&trace);
        }
        trace
    }

    /// Records the beginning of a call that was made at `from`. Returns the function's number, and the
    /// call's number if the call is stored.
    pub(crate) fn enter(
        &mut self,
        site: &'static Site,
        from: &'static Location<'static>,
        show: &dyn Fn(&mut Values<'_>),
    ) -> (u32, Option<u32>) {
        let function = self.function(site);
        let at = (!self.is_full()).then(|| self.trace.texts.next());
        // A `Debug` of the user's may panic. Then the call was not made.
        let mut values = Values::new(&mut self.trace.texts);
        if at.is_some() {
            show(&mut values);
        }
        let Values { window, depth, .. } = values;
        let line = self
            .open
            .last()
            .and_then(|open| open.site.line_of(site, from));
        self.open.push(Open {
            site,
            asked: HashSet::new(),
            last_asked: None,
        });
        let trace = &mut self.trace;
        trace.functions[function as usize].calls += 1;
        trace.calls += 1;
        trace.height = trace.height.max(self.open.len());
        let node = at.map(|at| {
            let node = self.trace.recorded;
            self.trace.recorded += 1;
            let count = |it| Number::of(it as usize);
            let window = window.map(|window| {
                self.trace.windows.push(window);
                Number::of(self.trace.windows.len() - 1)
            });
            self.keep(Raw::Enter {
                node,
                function,
                args: at,
                line: line.map(count),
                window,
                depth: depth.map(count),
            });
            node
        });
        (function, node)
    }

    /// Records the end of a call. The end of a stored call is always stored, even if the recording is
    /// full.
    pub(crate) fn leave(&mut self, node: Option<u32>, show: Option<&dyn Fn(&mut Values<'_>)>) {
        // A `Debug` that panics here has it end once more, without a value.
        let returned = Number::of(self.trace.texts.next() as usize);
        let show = show.filter(|_| node.is_some());
        let returned = show.map(|_| returned);
        let mut values = Values::new(&mut self.trace.texts);
        if let Some(show) = show {
            show(&mut values);
        }
        let Values {
            value,
            is_answer,
            mv,
            ..
        } = values;
        let site = self.open.pop().map(|open| open.site);
        // A yes or no is a value only for a function that says what it answers.
        let answers = || site.is_some_and(|site| site.said.values == Some(ValuesOf::AtLeast));
        if let Some(node) = node {
            self.keep(Raw::Leave {
                node,
                returned,
                value: value.filter(|_| !is_answer || answers()),
                mv,
            });
        }
    }

    /// Records the number of bytes of a frame of this function.
    pub(crate) fn measured(&mut self, function: u32, bytes: usize) {
        let frame = &mut self.trace.functions[function as usize].frame;
        *frame = bytes.max(*frame);
    }

    /// Records that the running call asks a position, unless it has asked it before. Returns whether it
    /// was recorded.
    pub(crate) fn ask(&mut self, position: u32) -> bool {
        let Some(open) = self.open.last_mut() else {
            return false;
        };
        let same = open.last_asked.replace(position) == Some(position);
        if same || self.trace.full || !open.asked.insert(position) || self.is_full() {
            return false;
        }
        self.keep(Raw::Ask { at: position });
        true
    }

    /// Like [`Recorder::ask`], but only if the running call has asked no position yet.
    pub(crate) fn look_up(&mut self, position: u32) {
        if self.open.last().is_some_and(|open| open.asked.is_empty()) {
            self.ask(position);
        }
    }

    /// Returns the number of a new position.
    pub(crate) fn new_position(&mut self) -> u32 {
        let number = self.trace.positions;
        self.trace.positions += 1;
        number
    }

    /// Records an event of the running call, unless the recording is full. `event` adds its texts.
    pub(crate) fn told(&mut self, event: impl FnOnce(&mut Texts) -> Raw) {
        if !self.is_full() {
            let event = event(&mut self.trace.texts);
            self.keep(event);
        }
    }

    /// Returns the number of the function in the trace.
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
                said: site.said,
            });
            self.sites.len() - 1
        }) as u32
    }

    /// Returns whether the recording is full, for an event that may be dropped. A full recording
    /// remains full.
    fn is_full(&mut self) -> bool {
        let trace = &mut self.trace;
        trace.full |= trace.events.len() >= self.most || trace.texts.bytes() >= MOST_TEXT;
        trace.full
    }

    pub(crate) fn flush(&mut self) {
        if let Some(stream) = &mut self.stream {
            stream.flush();
        }
    }

    fn keep(&mut self, event: Raw) {
        self.trace.events.push(event);
        if let Some(stream) = &mut self.stream {
            stream.write(&self.trace, event);
        }
    }
}
