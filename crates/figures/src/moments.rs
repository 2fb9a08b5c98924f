//! A run, moment by moment, for a program that steps through it.
//!
//! Nothing is rebuilt from step to step: the stack at a moment is the chain of parents of the
//! call on top, so a step costs the same in a trace of a million events.

use std::rc::Rc;

use boards::{Board, Queens};
use call_trace::{Call, Deed, Tree};

use crate::facts::Facts;
use crate::labels::{call_label, clip, counted, spaced};
use crate::leap::Leap;
use crate::options::TextOptions;
use crate::pictures::{Picture, queens};
use crate::roles::Role;
use crate::run::Run;
use crate::text::tree::Reader;
use crate::text::{Line, tree};

/// A run that can be asked for any of its moments. At each of them something happens that a reader
/// can see: that a board is asked something is none.
pub(crate) struct Moments<'t> {
    facts: Rc<Facts<'t>>,
    /// Which event each moment comes after.
    events: Vec<u32>,
    happened: Vec<Happened<'t>>,
    /// The call on top of the stack after each event, plus one; 0 where there is none.
    tops: Vec<u32>,
    /// The board after each event: an index into `boards`, plus one; 0 where there is none.
    seen: Vec<u32>,
    /// Each as it was written, and the position that it shows.
    boards: Vec<(&'t str, u32)>,
}

/// What happened to bring a moment about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Happened<'t> {
    /// This call was made.
    Called(usize),
    /// This call returned, or a panic passed through it.
    Returned(usize),
    /// A choice was made.
    Played(&'t str),
    /// A choice was taken back.
    TookBack(&'t str),
    /// The program remarked something.
    Noted(&'t str),
    /// Choices were offered.
    Offered,
    /// A leaf was valued.
    Valued(i32),
}

/// One moment of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Moment<'t> {
    /// What just happened.
    pub happened: Happened<'t>,
    /// The call on top of the stack; none before the first call and after the last return.
    pub top: Option<usize>,
    /// How many frames the stack holds.
    pub depth: usize,
    /// The board, where the run plays on one.
    pub board: Option<&'t str>,
}

impl<'t> Moments<'t> {
    /// The moments of a run.
    pub(crate) fn of(run: &Run<'t>) -> Self {
        let recorded = &run.recorded;
        let mut it = Moments {
            facts: Rc::clone(run.facts()),
            events: vec![],
            happened: vec![],
            tops: vec![],
            seen: vec![],
            boards: vec![],
        };
        let calls = &recorded.tree.calls;
        for (number, call_trace::Moment { deed, call }) in recorded.moments.iter().enumerate() {
            let mut top = *call;
            let happened = match (*deed, *call) {
                (Deed::Called, Some(this)) => {
                    // The board that the call is about may have been made before another one. What is shown already
                    // is shown as it stands, which after a wrong step back is not as it was.
                    let last = it.boards.last().map(|&(_, at)| at);
                    let is_shown = |&at: &u32| last == Some(at) || it.facts.written.any();
                    if let Some(at) = calls[this].subject.filter(|at| !is_shown(at)) {
                        it.boards.push((recorded.position(at).state.board, at));
                    }
                    Happened::Called(this)
                }
                (Deed::Returned, Some(this)) => {
                    top = calls[this].parent;
                    Happened::Returned(this)
                }
                // What follows says it: a call, or a value.
                (Deed::Played(_), _) if it.facts.written.any() => continue,
                (Deed::Played(to), _) => {
                    let position = recorded.position(to);
                    it.boards.push((position.state.board, to));
                    Happened::Played(position.choice.unwrap_or_default())
                }
                (Deed::TookBack(_, to, choice, board), _) => {
                    it.boards.push((board, to));
                    Happened::TookBack(choice)
                }
                (Deed::Noted(text), _) => Happened::Noted(text),
                (Deed::Offered(..), _) => Happened::Offered,
                (Deed::Valued(_, value), _) if !recorded.valued_around => Happened::Valued(value),
                _ => continue,
            };
            let is_call = matches!(
                happened,
                Happened::Called(_) | Happened::Returned(_) | Happened::Noted(_)
            );
            if it.facts.calls_alone && !is_call {
                continue;
            }
            it.events.push(number as u32);
            it.happened.push(happened);
            it.tops.push(top.map_or(0, |call| call as u32 + 1));
            it.seen.push(it.boards.len() as u32);
        }
        it
    }

    pub(crate) fn facts(&self) -> &Facts<'t> {
        &self.facts
    }

    /// How many moments there are.
    pub(crate) fn len(&self) -> usize {
        self.happened.len()
    }

    /// The recursion tree of the whole run; a call's index is its number in time, less one.
    pub(crate) fn tree(&self) -> &Tree<'t> {
        self.facts.tree()
    }

    /// Moment `m`; none past the end.
    pub(crate) fn at(&self, m: usize) -> Option<Moment<'t>> {
        let top = (*self.tops.get(m)? as usize).checked_sub(1);
        let board = (self.seen[m] as usize)
            .checked_sub(1)
            .map(|board| self.boards[board].0);
        let depth = top.map_or(0, |call| self.facts.call(call).depth);
        Some(Moment {
            happened: self.happened[m],
            top,
            depth,
            board,
        })
    }

    /// What the board is at moment `m`, where the run plays on one.
    pub(crate) fn board(&self, m: usize) -> Option<&Board> {
        let seen = (*self.seen.get(m)? as usize).checked_sub(1)?;
        Some(self.facts.board(self.boards[seen].1))
    }

    /// The board at moment `m` as a terminal shows it, where the run plays on one: by what the
    /// recording says that it is; a board that no figure knows as it was printed.
    pub(crate) fn board_text(&self, m: usize) -> Option<String> {
        let printed = self.at(m)?.board?;
        Some(match self.board(m)? {
            Board::Queens(queens) => queens::written(queens, true),
            board => Picture::of(board, None).map_or(printed.to_owned(), |board| board.text()),
        })
    }

    /// A place that a reader may want to leap to: what the call that begins or ends here was, or that a choice solved
    /// the whole.
    pub(crate) fn place(&self, m: usize) -> Option<Leap> {
        match self.at(m)?.happened {
            Happened::Called(call) | Happened::Returned(call) => match self.facts.roles[call] {
                Role::Base | Role::Remembered => Some(Leap::Leaf),
                Role::DeadEnd => Some(Leap::DeadEnd),
                Role::Solution => Some(Leap::Solution),
                _ => None,
            },
            Happened::Played(_) => {
                // Where a call follows, that is the place.
                let next = self.at(m + 1).map(|next| next.happened);
                let queens = self.board(m).and_then(Board::queens);
                let solves = queens.is_some_and(Queens::is_solved);
                (solves && !matches!(next, Some(Happened::Called(_)))).then_some(Leap::Solution)
            }
            _ => None,
        }
    }

    /// The frames on the stack at moment `m`, from the top down to the bottom.
    pub(crate) fn frames(&self, m: usize) -> impl Iterator<Item = usize> + '_ {
        let top = self.at(m).and_then(|moment| moment.top);
        std::iter::successors(top, |&call| self.facts.call(call).parent)
    }

    /// A call as the figures show it: `fibonacci(3)`, at most `width` columns wide.
    pub(crate) fn label(&self, call: usize, width: usize) -> String {
        call_label(self.facts.call(call), width)
    }

    /// Moment `m` in words: `call 7: fibonacci(1), 4 frames on the stack`.
    pub(crate) fn sentence(&self, m: usize) -> String {
        let Some(moment) = self.at(m) else {
            return String::new();
        };
        let stack = match moment.depth {
            0 => "the stack is empty".to_owned(),
            depth => format!("{} on the stack", counted(depth, "frame")),
        };
        let call = |call: usize| (spaced(call + 1), call_label(self.facts.call(call), 60));
        match moment.happened {
            Happened::Called(this) => {
                let (number, label) = call(this);
                format!("call {number}: {label}, {stack}")
            }
            Happened::Returned(this) => {
                let (number, label) = call(this);
                let how = match self.facts.call(this) {
                    Call { value: None, .. } => format!(" is ended {}", self.facts.ended_by()),
                    Call {
                        value: Some("()"), ..
                    } => " returns".to_owned(),
                    Call {
                        value: Some(value), ..
                    } => format!(" returns {}", clip(value, 40)),
                };
                format!("call {number}: {label}{how}, {stack}")
            }
            Happened::Played(choice) => match self.is_of_queens(m) {
                true => format!("{}, {stack}", queens::in_column(choice)),
                false => format!("plays {}, {stack}", clip(choice, 40)),
            },
            Happened::TookBack(choice) => match self.is_of_queens(m) {
                true => format!("takes back the queen in column {choice}, {stack}"),
                false => format!("takes back {}, {stack}", clip(choice, 40)),
            },
            Happened::Noted(text) => clip(text, 120),
            Happened::Offered => format!("looks at its choices, {stack}"),
            Happened::Valued(value) => format!("values a leaf: {value}"),
        }
    }

    /// Whether queens stand on the board at moment `m`: there a choice is a column.
    fn is_of_queens(&self, m: usize) -> bool {
        self.board(m).is_some_and(|board| board.queens().is_some())
    }

    /// The recursion tree at moment `m`: what is still to come is dim and without values, the
    /// call on top is marked. Folded so that the call on top is in sight.
    pub(crate) fn tree_lines(&self, m: usize, options: &TextOptions) -> Vec<Line> {
        let place = self.at(m).map(|moment| Reader {
            moment: self.events[m] as usize,
            top: moment.top,
        });
        tree::lines(&self.facts, options, place)
    }
}
