//! Reads the stream of any other run: its calls, and the moves that were made.

use call_trace::EventKind;

use super::stream::{By, Stream, Visit, shown_args};
use crate::labels::arguments_shown;
use crate::recorded::Recorded;

/// A call or a move in progress.
enum Open {
    /// A call that counts, with its visit. A call that was begun by a move shares the move's visit.
    Call(usize),
    /// A call that does not count.
    Other,
    /// A move, its visit, and whether a call followed.
    Move(usize, bool),
}

pub(super) fn read<'t>(recorded: &Recorded<'t>, functions: &[&str], by: By) -> Stream<'t> {
    let mut reading = Reading {
        stream: Stream::default(),
        open: Vec::new(),
        by,
    };
    for (moment, it) in recorded.events.iter().enumerate() {
        let call = it.call.map(|call| &recorded.tree.calls[call]);
        match (it.kind, call) {
            (EventKind::Called, Some(call)) if !functions.contains(&call.function) => {
                reading.open.push(Open::Other);
            }
            (EventKind::Called, Some(call)) => {
                let args = arguments_shown(call.args, call.window).collect();
                reading.enter(moment, call.function, args);
            }
            (EventKind::Returned, Some(call)) => {
                reading.leave(call.value.map(|it| (it, call.number)));
            }
            (EventKind::Played(to), _) => {
                reading.play(moment, recorded.position(to).choice.unwrap_or_default());
            }
            (EventKind::TookBack(..), _) => _ = reading.take_back(),
            _ => {}
        }
    }
    reading.stream
}

struct Reading<'t> {
    stream: Stream<'t>,
    open: Vec<Open>,
    by: By,
}

impl<'t> Reading<'t> {
    /// Returns the innermost visit.
    fn here(&self) -> Option<usize> {
        self.open.iter().rev().find_map(|open| match open {
            Open::Call(visit) | Open::Move(visit, _) => Some(*visit),
            Open::Other => None,
        })
    }

    fn enter(&mut self, moment: usize, function: &'t str, args: Vec<(&'t str, &'t str)>) {
        let parent = self.here();
        // Between a move and the call that follows there may be calls that do not count.
        let mut above = self.open.iter_mut().rev();
        let led = above.find(|open| !matches!(open, Open::Other));
        let visit = match led {
            Some(Open::Move(visit, followed)) if !*followed => {
                *followed = true;
                *visit
            }
            _ => {
                let key = match parent {
                    _ if self.by == By::Calls => format!("{function}({})", shown_args(&args)),
                    None => String::new(),
                    Some(_) => function.to_owned(),
                };
                self.stream.add(Visit {
                    parent,
                    key,
                    is_again: self.by != By::Calls && parent.is_some(),
                    ..Visit::default()
                })
            }
        };
        let it = &mut self.stream.visits[visit];
        (it.function, it.args, it.entered) = (Some(function), args, moment);
        it.is_open = true;
        self.open.push(Open::Call(visit));
    }

    fn leave(&mut self, returned: Option<(&'t str, Option<i32>)>) {
        // A move that a call did not take back ends with it.
        while self.take_back() {}
        if let Some(Open::Call(visit)) = self.open.pop() {
            let it = &mut self.stream.visits[visit];
            (it.returned, it.is_open) = (returned, returned.is_none());
        }
    }

    fn play(&mut self, moment: usize, choice: &'t str) {
        if self.by == By::Calls && !self.open.is_empty() {
            return;
        }
        // A piece that is moved on, after what followed was searched: its old place is left.
        let is_left = |open: &mut Open| matches!(open, Open::Move(_, true));
        self.open.pop_if(is_left);
        let visit = self.stream.add(Visit {
            parent: self.here(),
            key: choice.to_owned(),
            entered: moment,
            ..Visit::default()
        });
        if self.by != By::Calls {
            self.open.push(Open::Move(visit, false));
        }
    }

    /// Ends the last move, if no call is in progress after it.
    fn take_back(&mut self) -> bool {
        let is_move = |open: &mut Open| matches!(open, Open::Move(..));
        self.open.pop_if(is_move).is_some()
    }
}
