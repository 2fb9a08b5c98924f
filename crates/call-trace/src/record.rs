//! The recorder: one for each thread, silent until [`record`] is called.

use std::cell::RefCell;
use std::fmt::Display;

use crate::event::{IS, NEXT};
use crate::trace::{Raw, Span, Trace};

/// Runs `program` and returns what it returned, with the trace of every traced call it made.
pub fn record<R>(program: impl FnOnce() -> R) -> (R, Trace) {
    RECORDER.with_borrow_mut(|recorder| recorder.trace = Some(Trace::default()));
    let result = program();
    let trace = RECORDER.with_borrow_mut(|recorder| recorder.trace.take()).unwrap_or_default();
    (result, trace)
}

/// Whether this thread is recording. Ask before working out something that only a recording
/// needs, such as a board as text.
pub fn is_recording() -> bool {
    crate::TRACING && RECORDER.with_borrow(|recorder| recorder.trace.is_some())
}

/// Records that `choice` was made and what the board is now.
pub fn play(choice: impl Display, board: impl Display) {
    write(|trace| {
        let (choice, board) = (trace.write(choice), trace.write(board));
        trace.events.push(Raw::Play { choice, board });
    });
}

/// Records that `choice` was undone and what the board is now.
pub fn take_back(choice: impl Display, board: impl Display) {
    write(|trace| {
        let (choice, board) = (trace.write(choice), trace.write(board));
        trace.events.push(Raw::TakeBack { choice, board });
    });
}

/// Records a remark of the call that is running.
pub fn note(text: impl Display) {
    write(|trace| {
        let text = trace.write(text);
        trace.events.push(Raw::Note { text });
    });
}

#[derive(Default)]
struct Recorder {
    trace: Option<Trace>,
}

thread_local! {
    static RECORDER: RefCell<Recorder> = const { RefCell::new(Recorder { trace: None }) };
}

fn write(what: impl FnOnce(&mut Trace)) {
    if crate::TRACING {
        RECORDER.with_borrow_mut(|recorder| recorder.trace.as_mut().map(what));
    }
}

impl Trace {
    fn write(&mut self, what: impl Display) -> Span {
        use std::fmt::Write;
        let from = self.text.len();
        let _ = write!(self.text, "{what}");
        Span(from, self.text.len())
    }
}

/// A traced call in progress.
pub struct Frame {
    node: Option<u32>,
}

/// Begins a traced call. `args` writes each argument.
pub fn enter(function: &'static str, args: &[(&str, &dyn Fn(&mut String))]) -> Frame {
    let mut node = None;
    write(|trace| {
        let number = trace.calls() as u32;
        let from = trace.text.len();
        for (name, show) in args {
            trace.text.push_str(name);
            trace.text.push(IS);
            show(&mut trace.text);
            trace.text.push(NEXT);
        }
        let args = Span(from, trace.text.len());
        trace.events.push(Raw::Enter { node: number, function, args });
        node = Some(number);
    });
    Frame { node }
}

impl Frame {
    /// Ends the call with its value.
    pub fn leave(mut self, show: impl FnOnce(&mut String)) {
        let node = self.node.take();
        write(|trace| {
            let from = trace.text.len();
            show(&mut trace.text);
            let value = Some(Span(from, trace.text.len()));
            if let Some(node) = node {
                trace.events.push(Raw::Leave { node, value });
            }
        });
    }
}

impl Drop for Frame {
    fn drop(&mut self) {
        if let Some(node) = self.node.take() {
            write(|trace| trace.events.push(Raw::Leave { node, value: None }));
        }
    }
}

