//! A recorded run: a flat list of events over one arena of text, and what was counted besides.

use std::collections::HashSet;

use crate::event::{Args, Event};
use crate::texts::Texts;
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
    pub(crate) calls: usize,
    pub(crate) recorded: u32,
    pub(crate) plays: usize,
    pub(crate) height: usize,
    /// Some events were not kept, only counted.
    pub(crate) full: bool,
    pub(crate) stopped: Option<String>,
    /// The file ended before the run did. (False for every trace that was not read.)
    pub(crate) cut_off: bool,
}

/// An event whose texts are numbers in the arena: `at` is its first one.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Raw {
    Enter { node: u32, function: u32, at: u32 },
    Offer { at: u32, count: u32 },
    Play { at: u32, mover: bool },
    TakeBack { at: u32 },
    Value { at: u32 },
    Note { at: u32 },
    Leave { node: u32, at: Option<u32> },
}

/// A function that was called.
#[derive(Debug, Clone)]
pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) args: Vec<String>,
    pub(crate) calls: usize,
    /// The bytes of one frame; 0 where they were not measured.
    pub(crate) frame: usize,
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

    /// How many choices were made on a board ([`crate::play`]).
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

    /// The recursion tree.
    pub fn tree(&self) -> Tree<'_> {
        Tree::from_events(self.events())
    }

    pub(crate) fn event(&self, raw: Raw) -> Event<'_> {
        let text = |number| self.texts.get(number);
        match raw {
            Raw::Enter { node, function, at } => {
                let Function { name, args, .. } = &self.functions[function as usize];
                let args = Args::new(args, &self.texts, at, args.len() as u32);
                Event::Enter {
                    node,
                    function: name,
                    args,
                }
            }
            Raw::Offer { at, count } => {
                let choices = Args::new(&[], &self.texts, at, count);
                Event::Offer { choices }
            }
            Raw::Play { at, mover } => {
                let mover = mover.then(|| text(at + 2));
                Event::Play {
                    choice: text(at),
                    mover,
                    board: text(at + 1),
                }
            }
            Raw::TakeBack { at } => Event::TakeBack {
                choice: text(at),
                board: text(at + 1),
            },
            Raw::Value { at } => Event::Value { leaf: text(at) },
            Raw::Note { at } => Event::Note { text: text(at) },
            Raw::Leave { node, at } => Event::Leave {
                node,
                value: at.map(text),
            },
        }
    }

    fn called(&self, name: &str) -> impl Iterator<Item = &Function> {
        self.functions
            .iter()
            .filter(move |function| function.name == name)
    }
}
