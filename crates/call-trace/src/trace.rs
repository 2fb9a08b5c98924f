//! A recorded run: a flat list of events over one arena of text, and what was counted besides.

use std::collections::HashSet;
use std::sync::OnceLock;

use crate::event::{Args, ArgsAre, Choices, Said, Search, ValuesOf};
use crate::run::Run;
use crate::schema::{Change, Event, EventIn, Kept, Told};
use crate::texts::{Number, Texts};
use crate::tree::Tree;

/// The events of one run, in the order in which they happened.
///
/// The numbers (calls, plays, height) also count what came after the recording was full; see
/// [`Trace::recorded_calls`].
#[derive(Debug, Clone, Default)]
pub struct Trace {
    pub(crate) texts: Texts,
    pub(crate) events: Vec<Raw>,
    pub(crate) functions: Vec<Function>,
    /// The windows that calls said.
    pub(crate) windows: Vec<(i32, i32)>,
    pub(crate) calls: usize,
    pub(crate) recorded: u32,
    pub(crate) plays: usize,
    pub(crate) height: usize,
    /// How many positions were recorded.
    pub(crate) positions: u32,
    /// Some events were not kept, only counted.
    pub(crate) full: bool,
    pub(crate) stopped: Option<String>,
    /// The file ended before the run did. (False for every trace that was not read.)
    pub(crate) cut_off: bool,
    /// The numbers of the functions, by their names: those that there were when somebody asked for one first.
    pub(crate) by_name: OnceLock<Vec<u32>>,
}

/// An event as a trace keeps it.
pub(crate) type Raw = EventIn<Kept>;

/// A recording holds up to a million of them.
const _: () = assert!(size_of::<Raw>() <= 28);

/// A function that was called.
#[derive(Debug, Clone)]
pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) args: Vec<String>,
    pub(crate) calls: usize,
    /// The bytes of one frame; 0 where they were not measured.
    pub(crate) frame: usize,
    /// What it says of itself.
    pub(crate) said: Said,
}

impl Trace {
    /// The events in order.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = Event<'_>> + ExactSizeIterator {
        self.events.iter().map(|raw| self.event(*raw))
    }

    /// How many calls were made.
    pub fn calls(&self) -> usize {
        self.calls
    }

    /// How many calls are among the events: all, or the first ones where there were more than a
    /// recording holds.
    pub fn recorded_calls(&self) -> usize {
        self.recorded as usize
    }

    /// How many calls of one function were made.
    pub fn calls_of(&self, name: &str) -> usize {
        self.called(name).map(|function| function.calls).sum()
    }

    /// Whose values a function returns; none where it says nothing.
    pub fn values_of(&self, name: &str) -> Option<ValuesOf> {
        self.called(name).find_map(|function| function.said.values)
    }

    /// Which search a function is meant to be; none where it says nothing.
    pub fn search_of(&self, name: &str) -> Option<Search> {
        self.called(name).find_map(|function| function.said.search)
    }

    /// What the arguments of a function are; none where it says nothing.
    pub fn args_are(&self, name: &str) -> Option<ArgsAre> {
        self.called(name).find_map(|function| function.said.args)
    }

    /// How many positions of boards there are among the events.
    pub fn positions(&self) -> usize {
        self.positions as usize
    }

    /// How many choices were made on a board ([`Position::play`](crate::Position::play)).
    pub fn plays(&self) -> usize {
        self.plays
    }

    /// The most frames that were on the stack at once: the height of the recursion tree, where
    /// a single call has height 1.
    pub fn height(&self) -> usize {
        self.height
    }

    /// How many bytes of stack one frame of that function took: the function itself, without
    /// what the recorder adds. The largest, where a generic function has several; none where the
    /// function was not called, or the trace was read from a file that does not say.
    pub fn frame_bytes(&self, name: &str) -> Option<usize> {
        self.called(name)
            .map(|function| function.frame)
            .max()
            .filter(|bytes| *bytes > 0)
    }

    /// The names of the functions that were called, in the order of their first calls.
    pub fn functions(&self) -> Vec<&str> {
        let mut seen = HashSet::new();
        let called = self.functions.iter().filter(|function| function.calls > 0);
        let names = called.map(|function| function.name.as_str());
        names.filter(|name| seen.insert(*name)).collect()
    }

    /// Whether the trace holds the run to its end. False where a file was cut off: the program
    /// was ended from outside, or overflowed its stack.
    pub fn is_complete(&self) -> bool {
        !self.cut_off
    }

    /// The message of the panic that ended the run, where one did.
    pub fn stopped(&self) -> Option<&str> {
        self.stopped.as_deref()
    }

    /// Whether the recorder itself ended the run, because its calls went too deep.
    pub fn went_too_deep(&self) -> bool {
        self.stopped().is_some_and(crate::runaway::is_said)
    }

    /// Whether nothing was recorded.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// The run: its calls, its positions, its moments.
    pub fn run(&self) -> Run<'_> {
        Run::from_events(self.events())
    }

    /// The recursion tree; of [`Trace::run`] the calls alone.
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

    /// The functions of a name. A file may name very many.
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

/// Tells what a trace keeps.
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
