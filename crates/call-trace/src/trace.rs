//! A recorded run: a flat list of events over one arena of text.

use crate::event::{Args, Event};
use crate::tree::Tree;

/// The events of one run, in the order in which they happened.
///
/// All text lies in one arena: a `String` for each argument would make recording ten times as
/// dear.
#[derive(Debug, Clone, Default)]
pub struct Trace {
    pub(crate) text: String,
    pub(crate) events: Vec<Raw>,
}

/// An event whose texts are ranges of the arena.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Raw {
    Enter { node: u32, function: &'static str, args: Span },
    Play { choice: Span, board: Span },
    TakeBack { choice: Span, board: Span },
    Note { text: Span },
    Leave { node: u32, value: Option<Span> },
}

/// A range of the arena, in bytes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Span(pub(crate) usize, pub(crate) usize);

impl Trace {
    /// The events in order.
    pub fn events(&self) -> impl Iterator<Item = Event<'_>> {
        self.events.iter().map(|raw| self.event(*raw))
    }

    /// How many calls were made.
    pub fn calls(&self) -> usize {
        self.events.iter().filter(|raw| matches!(raw, Raw::Enter { .. })).count()
    }

    /// How many calls of one function were made.
    pub fn calls_of(&self, name: &str) -> usize {
        self.events
            .iter()
            .filter(|raw| matches!(raw, Raw::Enter { function, .. } if *function == name))
            .count()
    }

    /// How many choices were made on a board ([`crate::play`]).
    pub fn plays(&self) -> usize {
        self.events.iter().filter(|raw| matches!(raw, Raw::Play { .. })).count()
    }

    /// The most frames that were on the stack at once: the height of the recursion tree, where
    /// a single call has height 1.
    pub fn height(&self) -> usize {
        let (mut depth, mut height) = (0, 0);
        for raw in &self.events {
            match raw {
                Raw::Enter { .. } => {
                    depth += 1;
                    height = height.max(depth);
                }
                Raw::Leave { .. } => depth -= 1,
                _ => {}
            }
        }
        height
    }

    /// The recursion tree.
    pub fn tree(&self) -> Tree<'_> {
        Tree::from_events(self.events())
    }

    fn event(&self, raw: Raw) -> Event<'_> {
        let at = |Span(from, to)| &self.text[from..to];
        match raw {
            Raw::Enter { node, function, args } => Event::Enter { node, function, args: Args(at(args)) },
            Raw::Play { choice, board } => Event::Play { choice: at(choice), mover: None, board: at(board) },
            Raw::TakeBack { choice, board } => Event::TakeBack { choice: at(choice), board: at(board) },
            Raw::Note { text } => Event::Note { text: at(text) },
            Raw::Leave { node, value } => Event::Leave { node, value: value.map(at) },
        }
    }
}
