//! The recursion tree of a recorded run, derived from its flat list of events.

use crate::event::Args;
use crate::schema::Event;

/// All calls of a run, in the order in which they were made. A call's index is its number in time, less
/// one. The tree is built without recursion, so only memory limits its depth.
#[derive(Debug, Clone, Default)]
pub struct Tree<'t> {
    /// Every call.
    pub calls: Vec<Call<'t>>,
    /// The calls made from outside any traced function.
    pub roots: Vec<usize>,
    /// Choices made outside any traced function.
    pub loose: Vec<Play<'t>>,
}

/// One call: a node of the recursion tree, a frame of the stack.
#[derive(Debug, Clone)]
pub struct Call<'t> {
    /// The function's name.
    pub function: &'t str,
    /// The arguments as they were on entry.
    pub args: Args<'t>,
    /// Alpha and beta, if the search gives them.
    pub window: Option<(i32, i32)>,
    /// The number of levels it may look ahead, if the search gives it.
    pub levels: Option<u32>,
    /// Its result as text, or `None` if it never returned.
    pub value: Option<&'t str>,
    /// The value in its result ([`Valued`](crate::Valued)).
    pub number: Option<i32>,
    /// The move in its result: `None` if the result has no move, and `Some(None)` if its move is empty.
    pub mv: Option<Option<&'t str>>,
    /// The call that made this one.
    pub parent: Option<usize>,
    /// The calls it made, in order.
    pub children: Vec<usize>,
    /// The number of frames on the stack while this one was on top; 1 for a root.
    pub depth: usize,
    /// The position that it asked first: the position that it searches.
    pub subject: Option<u32>,
    /// The line of its call in the calling function, whose first line is 1.
    pub line: Option<u32>,
    /// The moments (indices into the events) of its call and of its return.
    pub entered: usize,
    /// The moment of its return, or `None` if it never returned and no panic passed through it.
    pub left: Option<usize>,
    /// The board when the call was made, if the run uses one.
    pub board: Option<&'t str>,
    /// The position that the board showed.
    pub position: Option<u32>,
    /// The choices offered to it.
    pub offered: Vec<&'t str>,
    /// The choices it made.
    pub plays: Vec<Play<'t>>,
    /// The leaves it valued.
    pub leaves: Vec<i32>,
    /// Its remarks.
    pub notes: Vec<&'t str>,
}

impl Call<'_> {
    /// Returns the position at which it was made: the position that it asked first, or, if it asked
    /// none, the position on the board.
    pub fn at(&self) -> Option<u32> {
        self.subject.or(self.position)
    }
}

/// A choice made on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Play<'t> {
    /// The position where it was made.
    pub at: u32,
    /// The choice.
    pub choice: &'t str,
    /// The player who moved, on boards with two players.
    pub mover: Option<&'t str>,
    /// The board after it.
    pub board: &'t str,
    /// The position that it made.
    pub to: u32,
    /// Whether it was taken back.
    pub taken_back: bool,
}

/// A tree under construction, built event by event.
#[derive(Debug, Default)]
pub(crate) struct Growing<'t> {
    pub(crate) tree: Tree<'t>,
    /// The frames on the stack.
    open: Vec<usize>,
    board: Option<&'t str>,
    position: Option<u32>,
    /// The state of each position.
    known: Vec<Known>,
    /// The questions: the call that asked, and the previous question to the same position.
    questions: Vec<(usize, Option<u32>)>,
}

/// The state of a position while a tree grows.
#[derive(Debug, Clone, Copy, Default)]
struct Known {
    /// The call that made it and the number of its play, or `None` for a first board.
    made: Option<(Option<usize>, usize)>,
    /// The last question to it from a call that may not have returned.
    asked: Option<u32>,
}

impl<'t> Growing<'t> {
    /// Returns the call on top of the stack.
    pub(crate) fn top(&self) -> Option<usize> {
        self.open.last().copied()
    }

    /// Adds the event of a moment.
    pub(crate) fn take(&mut self, moment: usize, event: Event<'t>) {
        let Growing {
            tree,
            open,
            board,
            position,
            known,
            questions,
        } = self;
        match event {
            Event::Enter {
                function,
                args,
                line,
                window,
                depth,
                ..
            } => {
                let this = tree.calls.len();
                let parent = open.last().copied();
                match parent {
                    Some(parent) => tree.calls[parent].children.push(this),
                    None => tree.roots.push(this),
                }
                open.push(this);
                tree.calls.push(Call {
                    function,
                    args,
                    window,
                    levels: depth,
                    value: None,
                    number: None,
                    mv: None,
                    parent,
                    children: Vec::new(),
                    depth: open.len(),
                    subject: None,
                    line,
                    entered: moment,
                    left: None,
                    board: *board,
                    position: *position,
                    offered: Vec::new(),
                    plays: Vec::new(),
                    leaves: Vec::new(),
                    notes: Vec::new(),
                });
            }
            Event::Leave {
                returned,
                value,
                mv,
                ..
            } => {
                if let Some(this) = open.pop() {
                    let call = &mut tree.calls[this];
                    (call.value, call.number, call.mv) = (returned, value, mv);
                    tree.calls[this].left = Some(moment);
                }
            }
            Event::Play {
                at,
                choice,
                mover,
                board: after,
                to,
                ..
            } => {
                (*board, *position) = (Some(after), Some(to));
                let play = Play {
                    at,
                    choice,
                    mover,
                    board: after,
                    to,
                    taken_back: false,
                };
                // The innermost call that asked there and has not returned.
                let asked = &mut of(known, at).asked;
                let mut asker = None;
                while let (None, Some(last)) = (asker, *asked) {
                    let (call, before) = questions[last as usize];
                    match tree.calls[call].left {
                        None => asker = Some(call),
                        Some(_) => *asked = before,
                    }
                }
                let this = asker.or(open.last().copied());
                let plays = tree.plays(this);
                of(known, to).made = Some((this, plays.len()));
                plays.push(play);
            }
            Event::TakeBack {
                at,
                to,
                board: after,
                ..
            } => {
                (*board, *position) = (Some(after), Some(to));
                if let Some((call, play)) = of(known, at).made {
                    tree.plays(call)[play].taken_back = true;
                }
            }
            Event::Ask { at } => {
                if let Some(&this) = open.last() {
                    let before = of(known, at).asked.replace(questions.len() as u32);
                    questions.push((this, before));
                    tree.calls[this].subject.get_or_insert(at);
                }
            }
            Event::Board { .. } | Event::Around { .. } => {}
            Event::Offer { choices, .. } => {
                if let Some(&this) = open.last() {
                    tree.calls[this].offered.extend(choices.iter());
                }
            }
            Event::Note { text } => {
                if let Some(&this) = open.last() {
                    tree.calls[this].notes.push(text);
                }
            }
            Event::Value { value, .. } => {
                if let Some(&this) = open.last() {
                    tree.calls[this].leaves.push(value);
                }
            }
        }
    }
}

/// Returns the state of a position. Positions are numbered in order.
fn of(known: &mut Vec<Known>, at: u32) -> &mut Known {
    let at = at as usize;
    if known.len() <= at {
        known.resize(at + 1, Known::default());
    }
    &mut known[at]
}

impl<'t> Tree<'t> {
    pub(crate) fn from_events(events: impl Iterator<Item = Event<'t>>) -> Self {
        let mut growing = Growing::default();
        for (moment, event) in events.enumerate() {
            growing.take(moment, event);
        }
        growing.tree
    }

    /// Returns the choices of a call, or the choices made outside all calls.
    fn plays(&mut self, call: Option<usize>) -> &mut Vec<Play<'t>> {
        match call {
            Some(call) => &mut self.calls[call].plays,
            None => &mut self.loose,
        }
    }

    /// Returns the position that a call is about: the position that it searches. If it asks none,
    /// returns the position on the board when it was made, provided a choice of its caller had led
    /// there.
    pub(crate) fn about(&self, call: &Call) -> Option<u32> {
        call.subject.or_else(|| {
            let (at, parent) = (call.position?, call.parent?);
            let plays = &self.calls[parent].plays;
            plays.binary_search_by_key(&at, |play| play.to).ok()?;
            Some(at)
        })
    }

    /// Returns the greatest depth of the run, in frames.
    pub fn height(&self) -> usize {
        self.calls.iter().map(|call| call.depth).max().unwrap_or(0)
    }

    /// Returns the number of calls in each call's subtree, including the call itself.
    pub fn sizes(&self) -> Vec<usize> {
        let mut sizes = vec![1; self.calls.len()];
        // A child's number is larger than its parent's, so backwards is bottom up.
        for this in (0..self.calls.len()).rev() {
            if let Some(parent) = self.calls[this].parent {
                sizes[parent] += sizes[this];
            }
        }
        sizes
    }
}
