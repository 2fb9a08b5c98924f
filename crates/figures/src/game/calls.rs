//! The first pass over the events: what each call of the search did, step by step.

use std::collections::HashSet;

use call_trace::{Args, Event, Trace};

use super::number::{number, returned};

/// One call of the search. Helpers that are traced too are no calls of their own: what they did
/// counts as done by the search.
pub(super) struct Call<'t> {
    pub function: &'t str,
    pub args: Args<'t>,
    pub value: Option<&'t str>,
    pub entered: usize,
    pub left: Option<usize>,
    pub steps: Vec<Step<'t>>,
}

/// What a call did.
pub(super) enum Step<'t> {
    Offer(Args<'t>),
    Play(Play<'t>),
    TakeBack,
    /// A leaf was valued, at that moment.
    Leaf(i64, usize),
    /// The search called itself: the number of the call.
    Call(usize),
}

/// A move that was made.
#[derive(Debug, Clone, Copy)]
pub(super) struct Play<'t> {
    pub choice: &'t str,
    pub mover: Option<&'t str>,
    pub board: &'t str,
    pub moment: usize,
}

/// The calls of the search, and which of them were made from outside.
pub(super) fn calls(trace: &Trace) -> (Vec<Call<'_>>, Vec<usize>) {
    let searchers = searchers(trace);
    let (mut calls, mut roots) = (Vec::new(), Vec::new());
    // Every frame that is open: a call of the search, or a helper and whether it valued a leaf.
    let mut open: Vec<Frame> = Vec::new();
    let mut searching: Vec<usize> = Vec::new();
    for (moment, event) in trace.events().enumerate() {
        let step = match event {
            Event::Enter { function, args, .. } if searchers.contains(function) => {
                let this = calls.len();
                calls.push(Call {
                    function,
                    args,
                    value: None,
                    entered: moment,
                    left: None,
                    steps: Vec::new(),
                });
                open.push(Frame::Search);
                let above = searching.last().copied();
                searching.push(this);
                match above {
                    Some(above) => calls[above].steps.push(Step::Call(this)),
                    None => roots.push(this),
                }
                continue;
            }
            Event::Enter { .. } => {
                open.push(Frame::Helper(calls.len(), false));
                continue;
            }
            Event::Leave { value, .. } => match open.pop() {
                Some(Frame::Search) => {
                    if let Some(this) = searching.pop() {
                        calls[this].value = value;
                        calls[this].left = Some(moment);
                    }
                    continue;
                }
                // A helper's number is a value, where it made no call and valued nothing itself.
                Some(Frame::Helper(before, false)) if before == calls.len() => {
                    match value.and_then(number) {
                        Some(value) => Step::Leaf(value, moment),
                        None => continue,
                    }
                }
                _ => continue,
            },
            Event::Offer { choices } => Step::Offer(choices),
            Event::Play {
                choice,
                mover,
                board,
            } => Step::Play(Play {
                choice,
                mover,
                board,
                moment,
            }),
            Event::TakeBack { .. } => Step::TakeBack,
            Event::Value { leaf } => {
                if let Some(Frame::Helper(_, valued)) = open.last_mut() {
                    *valued = true;
                }
                match returned(leaf) {
                    Some(value) => Step::Leaf(value, moment),
                    None => continue,
                }
            }
            Event::Note { .. } => continue,
        };
        if let Some(&this) = searching.last() {
            calls[this].steps.push(step);
        }
    }
    (calls, roots)
}

enum Frame {
    Search,
    /// How many calls there were before, and whether a leaf was valued in it.
    Helper(usize, bool),
}

/// The functions that search: those that play and then call on. Where there is none, those that
/// play.
fn searchers(trace: &Trace) -> HashSet<&str> {
    let (mut call_on, mut play) = (HashSet::new(), HashSet::new());
    let mut open: Vec<(&str, bool)> = Vec::new();
    for event in trace.events() {
        match event {
            Event::Enter { function, .. } => {
                if let Some(&(above, true)) = open.last() {
                    call_on.insert(above);
                }
                open.push((function, false));
            }
            Event::Leave { .. } => {
                // What a helper plays, it plays for who called it.
                let played = open.pop().is_some_and(|(_, played)| played);
                if let Some(above) = open.last_mut().filter(|_| played) {
                    above.1 = true;
                }
            }
            Event::Play { .. } => {
                if let Some((function, played)) = open.last_mut() {
                    *played = true;
                    play.insert(*function);
                }
            }
            _ => {}
        }
    }
    if call_on.is_empty() { play } else { call_on }
}
