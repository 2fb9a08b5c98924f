//! A recorded run: a flat list of events over one arena of text, and what was counted besides.

use std::collections::HashSet;

use crate::event::{Args, ArgsAre, BoardState, Event, Said, Search, ValuesOf};
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
    /// How many positions were recorded.
    pub(crate) positions: u32,
    /// Some events were not kept, only counted.
    pub(crate) full: bool,
    pub(crate) stopped: Option<String>,
    /// The file ended before the run did. (False for every trace that was not read.)
    pub(crate) cut_off: bool,
}

/// An event whose texts are numbers in the arena: `at` is its first one.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Raw {
    /// Its texts are the kind, the board, the two players.
    Board {
        position: u32,
        at: u32,
        max: bool,
        to_move: bool,
        over: bool,
    },
    /// No function of ours made the call where `line` is 0.
    Enter {
        node: u32,
        function: u32,
        at: u32,
        line: u32,
    },
    Ask {
        position: u32,
    },
    Offer {
        position: u32,
        at: u32,
        count: u32,
    },
    /// Its texts are the choice, the board, the two players.
    Play {
        from: u32,
        to: u32,
        at: u32,
        mover: bool,
        to_move: bool,
        over: bool,
    },
    TakeBack {
        from: u32,
        to: u32,
        at: u32,
    },
    Value {
        position: u32,
        at: u32,
    },
    Note {
        at: u32,
    },
    Leave {
        node: u32,
        at: Option<u32>,
    },
}

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

    /// The recursion tree.
    pub fn tree(&self) -> Tree<'_> {
        Tree::from_events(self.events())
    }

    pub(crate) fn event(&self, raw: Raw) -> Event<'_> {
        let text = |number| self.texts.get(number);
        // The players' names stand after the first two texts, where there are any.
        let players = |at: u32, one: bool, to_move: bool| {
            let next = at + 2 + u32::from(one);
            (one.then(|| text(at + 2)), to_move.then(|| text(next)))
        };
        match raw {
            Raw::Board {
                position,
                at,
                max,
                to_move,
                over,
            } => {
                let (max, to_move) = players(at, max, to_move);
                let state = BoardState {
                    kind: text(at),
                    max,
                    to_move,
                    over,
                    board: text(at + 1),
                };
                Event::Board {
                    at: position,
                    state,
                }
            }
            Raw::Enter {
                node,
                function,
                at,
                line,
            } => {
                let Function { name, args, .. } = &self.functions[function as usize];
                let args = Args::new(args, &self.texts, at, args.len() as u32);
                Event::Enter {
                    node,
                    function: name,
                    args,
                    line: (line > 0).then_some(line),
                }
            }
            Raw::Ask { position } => Event::Ask { at: position },
            Raw::Offer {
                position,
                at,
                count,
            } => Event::Offer {
                at: position,
                choices: Args::new(&[], &self.texts, at, count),
            },
            Raw::Play {
                from,
                to,
                at,
                mover,
                to_move,
                over,
            } => {
                let (mover, to_move) = players(at, mover, to_move);
                let state = BoardState {
                    kind: "",
                    max: None,
                    to_move,
                    over,
                    board: text(at + 1),
                };
                Event::Play {
                    at: from,
                    to,
                    choice: text(at),
                    mover,
                    state,
                }
            }
            Raw::TakeBack { from, to, at } => Event::TakeBack {
                at: from,
                to,
                choice: text(at),
                board: text(at + 1),
            },
            Raw::Value { position, at } => Event::Value {
                at: position,
                leaf: text(at),
            },
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
