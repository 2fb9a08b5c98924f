//! A recorded run: a flat list of events over an arena of texts, with its counts.

use std::collections::HashSet;
use std::sync::OnceLock;

use crate::event::{Args, ArgsAre, Choices, Said, Search, ValuesOf};
use crate::run::Run;
use crate::schema::{Change, Event, EventIn, Kept, Told};
use crate::texts::{Number, Texts};
use crate::tree::Tree;

/// The events of one run, in the order in which they happened.
///
/// The counts (calls, plays, height) also include the events after the recording was full. See
/// [`Trace::recorded_calls`].
#[derive(Debug, Clone, Default)]
pub struct Trace {
    pub(crate) texts: Texts,
    pub(crate) events: Vec<Raw>,
    pub(crate) functions: Vec<Function>,
    /// The windows of calls.
    pub(crate) windows: Vec<(i32, i32)>,
    pub(crate) calls: usize,
    pub(crate) recorded: u32,
    pub(crate) plays: usize,
    pub(crate) height: usize,
    /// The number of recorded positions.
    pub(crate) positions: u32,
    /// Whether some events were only counted, not stored.
    pub(crate) full: bool,
    pub(crate) stopped: Option<String>,
    /// Whether the file ended before the run did. (False for every trace that was not read from a
    /// file.)
    pub(crate) cut_off: bool,
    /// The numbers of the functions, sorted by name: the functions that existed at the first look-up.
    pub(crate) by_name: OnceLock<Vec<u32>>,
}

/// A stored event.
pub(crate) type Raw = EventIn<Kept>;

/// A recording contains up to a million events.
const _: () = assert!(size_of::<Raw>() <= 28);

/// A called function.
#[derive(Debug, Clone)]
pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) args: Vec<String>,
    pub(crate) calls: usize,
    /// The bytes of one frame, or 0 if they were not measured.
    pub(crate) frame: usize,
    /// The function's declarations about itself.
    pub(crate) said: Said,
}

impl Trace {
    /// Returns the events in order.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = Event<'_>> + ExactSizeIterator {
        self.events.iter().map(|raw| self.event(*raw))
    }

    /// Returns the number of calls.
    pub fn calls(&self) -> usize {
        self.calls
    }

    /// Returns the number of calls among the events: all calls, or the first ones if the recording was
    /// full.
    pub fn recorded_calls(&self) -> usize {
        self.recorded as usize
    }

    /// Returns the number of calls of one function.
    pub fn calls_of(&self, name: &str) -> usize {
        self.called(name).map(|function| function.calls).sum()
    }

    /// Returns whose values a function returns, or `None` if it has no such declaration.
    pub fn values_of(&self, name: &str) -> Option<ValuesOf> {
        self.called(name).find_map(|function| function.said.values)
    }

    /// Returns the search that a function implements, or `None` if it has no such declaration.
    pub fn search_of(&self, name: &str) -> Option<Search> {
        self.called(name).find_map(|function| function.said.search)
    }

    /// Returns the meaning of a function's arguments, or `None` if it has no such declaration.
    pub fn args_are(&self, name: &str) -> Option<ArgsAre> {
        self.called(name).find_map(|function| function.said.args)
    }

    /// Returns the number of board positions among the events.
    pub fn positions(&self) -> usize {
        self.positions as usize
    }

    /// Returns the number of choices made on a board ([`Position::play`](crate::Position::play)).
    pub fn plays(&self) -> usize {
        self.plays
    }

    /// Returns the largest number of frames on the stack: the height of the recursion tree, where a
    /// single call has height 1.
    pub fn height(&self) -> usize {
        self.height
    }

    /// Returns the bytes of stack for one frame of the function itself, without the recorder's part.
    /// Returns the largest frame if a generic function has several. Returns `None` if the function was
    /// not called, or if the trace was read from a file without frames.
    pub fn frame_bytes(&self, name: &str) -> Option<usize> {
        self.called(name)
            .map(|function| function.frame)
            .max()
            .filter(|bytes| *bytes > 0)
    }

    /// Returns the names of the functions that were called, in the order of their first calls.
    pub fn functions(&self) -> Vec<&str> {
        let mut seen = HashSet::new();
        let called = self.functions.iter().filter(|function| function.calls > 0);
        let names = called.map(|function| function.name.as_str());
        names.filter(|name| seen.insert(*name)).collect()
    }

    /// Returns whether the trace contains the run to its end. It is false if the file was cut off: the
    /// program was killed from outside, or overflowed its stack.
    pub fn is_complete(&self) -> bool {
        !self.cut_off
    }

    /// Returns the message of the panic that ended the run, if there was one.
    pub fn stopped(&self) -> Option<&str> {
        self.stopped.as_deref()
    }

    /// Returns whether the recorder itself ended the run because its calls went too deep.
    pub fn went_too_deep(&self) -> bool {
        self.stopped().is_some_and(crate::runaway::is_said)
    }

    /// Returns whether the trace has no events.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Returns the run: its calls, its positions and its events.
    pub fn run(&self) -> Run<'_> {
        Run::from_events(self.events())
    }

    /// Returns the recursion tree: only the calls of [`Trace::run`].
    pub fn tree(&self) -> Tree<'_> {
        Tree::from_events(self.events())
    }

    pub(crate) fn event(&self, raw: Raw) -> Event<'_> {
        let function = 0;
        raw.into_form(&mut Telling {
            trace: self,
            function,
        })
    }

    /// Returns the functions with this name. A file may name very many functions.
    fn called(&self, name: &str) -> impl Iterator<Item = &Function> {
        let named = |at: &u32| self.functions[*at as usize].name.as_str();
        let by_name = self.by_name.get_or_init(|| {
            let mut numbers: Vec<u32> = (0..self.functions.len() as u32).collect();
            numbers.sort_by_key(&named);
            numbers
        });
        let first = by_name.partition_point(|at| named(at) < name);
        let known = by_name[first..]
            .iter()
            .take_while(move |at| named(at) == name);
        let known = known.map(|at| &self.functions[*at as usize]);
        let later = self.functions[by_name.len()..].iter();
        known.chain(later.filter(move |function| function.name == name))
    }
}

/// Converts stored events to their texts.
struct Telling<'t> {
    trace: &'t Trace,
    /// The function of the call whose arguments come next.
    function: u32,
}

impl<'t> Change<Kept, Told<'t>> for Telling<'t> {
    fn text(&mut self, it: Number) -> &'t str {
        self.trace.texts.of(it)
    }

    fn function(&mut self, it: u32) -> &'t str {
        self.function = it;
        &self.trace.functions[it as usize].name
    }

    fn args(&mut self, first: u32) -> Args<'t> {
        let Function { args, said, .. } = &self.trace.functions[self.function as usize];
        Args::new(args, said.args, &self.trace.texts, first)
    }

    fn choices(&mut self, it: (u32, u32)) -> Choices<'t> {
        Choices::new(&self.trace.texts, it)
    }

    fn window(&mut self, it: Number) -> (i32, i32) {
        self.trace.windows[it.index()]
    }

    fn count(&mut self, it: Number) -> u32 {
        it.index() as u32
    }
}
