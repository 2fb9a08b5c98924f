//! The first pass over the events: what each call of the search did, step by step, and the
//! positions that the run knew.

use std::collections::HashSet;

use call_trace::{BoardState, Event, TIME_IS_UP, Trace};
use game::Value;

use super::number::ended;

/// One call of the search. Helpers that are traced too are no calls of their own: what they did
/// counts as done by the search.
pub(super) struct Call<'t> {
    pub function: &'t str,
    pub window: Option<(Value, Value)>,
    pub levels: Option<u32>,
    /// What it returned, and the value and the move in it.
    pub value: Option<&'t str>,
    pub number: Option<Value>,
    pub mv: Option<Option<&'t str>>,
    /// The position that it searches: the first one that it asked something.
    pub subject: Option<u32>,
    pub entered: usize,
    pub left: Option<usize>,
    pub steps: Vec<Step>,
}

/// What a call did.
pub(super) enum Step {
    /// A move was made, which led to this position.
    Play(u32),
    /// A move was taken back, which had led to this position.
    TakeBack(u32),
    /// A position was valued, at that moment; none is named where a helper returned the value.
    Leaf(Option<u32>, Value, usize),
    /// The search called itself: the number of the call.
    Call(usize),
}

/// A position of the run.
#[derive(Debug, Clone)]
pub(super) struct Position<'t> {
    pub number: u32,
    /// Where it came from, by which choice, and who made it.
    pub from: Option<u32>,
    pub choice: Option<&'t str>,
    pub mover: Option<&'t str>,
    pub state: BoardState<'t>,
    /// What was offered there.
    pub offered: Vec<&'t str>,
    pub moment: usize,
}

/// What a run says, call by call and position by position.
pub(super) struct Said<'t> {
    pub calls: Vec<Call<'t>>,
    /// The calls that were made from outside.
    pub roots: Vec<usize>,
    pub positions: Vec<Position<'t>>,
    /// Whether a position was valued where the recording could see it.
    pub values_seen: bool,
    /// When the time of the search was up.
    pub time_up: Option<usize>,
}

impl<'t> Said<'t> {
    pub(super) fn of(trace: &'t Trace) -> Self {
        let searchers = searchers(trace);
        let mut said = Said {
            calls: Vec::new(),
            roots: Vec::new(),
            positions: Vec::new(),
            values_seen: false,
            time_up: None,
        };
        // Every frame that is open: a call of the search, or a helper and whether it valued a leaf.
        let mut open: Vec<Frame> = Vec::new();
        let mut searching: Vec<usize> = Vec::new();
        for (moment, event) in trace.events().enumerate() {
            let step = match event {
                Event::Enter {
                    function,
                    window,
                    depth,
                    ..
                } if searchers.contains(function) => {
                    let this = said.calls.len();
                    said.calls.push(Call {
                        function,
                        window,
                        levels: depth,
                        value: None,
                        number: None,
                        mv: None,
                        subject: None,
                        entered: moment,
                        left: None,
                        steps: Vec::new(),
                    });
                    open.push(Frame::Search);
                    let above = searching.last().copied();
                    searching.push(this);
                    match above {
                        Some(above) => said.calls[above].steps.push(Step::Call(this)),
                        None => said.roots.push(this),
                    }
                    continue;
                }
                Event::Enter { .. } => {
                    open.push(Frame::Helper(said.calls.len(), false));
                    continue;
                }
                Event::Leave {
                    returned,
                    value,
                    mv,
                    ..
                } => match open.pop() {
                    Some(Frame::Search) => {
                        if let Some(this) = searching.pop() {
                            let call = &mut said.calls[this];
                            (call.value, call.number, call.mv) = (returned, value, mv);
                            call.left = Some(moment);
                        }
                        continue;
                    }
                    // A helper's number is a value, where it made no call and valued nothing itself.
                    Some(Frame::Helper(before, false)) if before == said.calls.len() => match value
                    {
                        Some(value) => Step::Leaf(None, ended(value), moment),
                        None => continue,
                    },
                    _ => continue,
                },
                Event::Board { .. } => {
                    if let Some(state) = event.state() {
                        said.add(None, None, None, state, moment);
                    }
                    continue;
                }
                Event::Ask { at } => {
                    if let Some(&this) = searching.last() {
                        said.calls[this].subject.get_or_insert(at);
                    }
                    continue;
                }
                Event::Offer { at, choices } => {
                    let position = &mut said.positions[at as usize];
                    position.offered.extend(choices.iter());
                    continue;
                }
                Event::Play {
                    at,
                    to,
                    choice,
                    mover,
                    ..
                } => {
                    if let Some(state) = event.state() {
                        said.add(Some(at), Some(choice), mover, state, moment);
                    }
                    Step::Play(to)
                }
                Event::TakeBack { at, to, board, .. } => {
                    // A board that was not there before: where it came from is not known.
                    if to as usize == said.positions.len() {
                        let state = BoardState {
                            board,
                            ..said.positions[at as usize].state
                        };
                        said.add(None, None, None, state, moment);
                    }
                    Step::TakeBack(at)
                }
                Event::Value { at, value } => {
                    if let Some(Frame::Helper(_, valued)) = open.last_mut() {
                        *valued = true;
                    }
                    Step::Leaf(Some(at), ended(value), moment)
                }
                Event::Note { text } => {
                    if text == TIME_IS_UP {
                        said.time_up.get_or_insert(moment);
                    }
                    continue;
                }
            };
            if let Some(&this) = searching.last() {
                said.values_seen |= matches!(step, Step::Leaf(..));
                said.calls[this].steps.push(step);
            }
        }
        said
    }

    fn add(
        &mut self,
        from: Option<u32>,
        choice: Option<&'t str>,
        mover: Option<&'t str>,
        state: BoardState<'t>,
        moment: usize,
    ) {
        // Kind and greatest player stay what they were on the first board.
        let first = from.map(|from| self.positions[from as usize].state);
        let state = BoardState {
            kind: first.map_or(state.kind, |first| first.kind),
            max: first.map_or(state.max, |first| first.max),
            ..state
        };
        self.positions.push(Position {
            number: self.positions.len() as u32,
            from,
            choice,
            mover,
            state,
            offered: Vec::new(),
            moment,
        });
    }
}

enum Frame {
    Search,
    /// How many calls there were before, and whether a leaf was valued in it.
    Helper(usize, bool),
}

/// The functions that search: those that play and then call on, and those that they call on a position
/// of their own, which play and answer with a value. Where there is none, those that play. What a
/// function plays on its caller's own position, it plays for the caller.
fn searchers(trace: &Trace) -> HashSet<&str> {
    let (mut call_on, mut play, mut called_on) = (HashSet::new(), HashSet::new(), HashSet::new());
    let (mut for_itself, mut for_caller) = (HashSet::new(), HashSet::new());
    let mut open: Vec<Player> = Vec::new();
    for event in trace.events() {
        match event {
            Event::Enter { function, .. } => {
                if let Some(above) = open.last().filter(|above| above.played) {
                    call_on.insert(above.function);
                }
                open.push(Player {
                    function,
                    subject: None,
                    played: false,
                });
            }
            Event::Leave { value, .. } => {
                let Some(this) = open.pop().filter(|this| this.played) else {
                    continue;
                };
                let Some(above) = open.last_mut() else {
                    for_itself.insert(this.function);
                    continue;
                };
                above.subject = above.subject.or(this.subject);
                let on_its_own = above.subject != this.subject;
                match on_its_own || above.function == this.function {
                    true => for_itself.insert(this.function),
                    false => for_caller.insert((this.function, above.function)),
                };
                if on_its_own && above.played && value.is_some() {
                    called_on.insert(this.function);
                }
                above.played = true;
            }
            Event::Play { at, .. } => {
                if let Some(this) = open.last_mut() {
                    this.subject.get_or_insert(at);
                    this.played = true;
                    play.insert(this.function);
                }
            }
            Event::Ask { at } => {
                if let Some(this) = open.last_mut() {
                    this.subject.get_or_insert(at);
                }
            }
            _ => {}
        }
    }
    if call_on.is_empty() {
        return play;
    }
    let helps = |function: &str| {
        let mut callers = for_caller.iter().filter(|(helper, _)| *helper == function);
        let searches = |(_, caller): &(_, &str)| call_on.contains(caller);
        !for_itself.contains(function) && callers.clone().next().is_some() && callers.all(searches)
    };
    let mut searchers: HashSet<&str> = call_on.iter().copied().filter(|it| !helps(it)).collect();
    searchers.extend(called_on.intersection(&play));
    searchers
}

/// An open call, of which it is not known yet whether it searches.
struct Player<'t> {
    function: &'t str,
    /// The position that it asked, or played on, first.
    subject: Option<u32>,
    /// Whether it has made a move, or a call that it made has.
    played: bool,
}
