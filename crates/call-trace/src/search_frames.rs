//! The search frames of a run: which calls search which positions.

use std::collections::HashSet;

use crate::run::{EventKind, Run};
use crate::trace::Trace;
use crate::tree::Call;

/// A search of one position: a call, with the calls in it that help it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchFrame {
    /// The call that searches.
    pub call: usize,
    /// The way of moves to the position that it searches.
    pub node: usize,
    /// The frame around it.
    pub parent: Option<usize>,
}

/// The search frames of a run in the order of their first calls, and the innermost frame that each call belongs to.
///
/// A function is a search if it calls itself about a position below its own, or says that it is a search (by a window, a depth,
/// or the search whose values it returns). If no function calls itself about a position below, one that calls itself about the
/// same position after a move is a search. Each call of a search is a frame, and other functions that it calls about its
/// own position belong to its frame. A call that only says that it searches, and hands its position on to another search, shares
/// the frame of that search. If it does so several times, it has no frame.
///
/// A call of another function is a frame if it plays on a position of its own, and if further frames follow from there, a call
/// above receives its value, or the run has no search. A function whose value is about a position that the same call has also
/// searched may serve to sort the moves, and has no frame. All other calls belong to the frame in which they are made.
#[derive(Debug, Clone, Default)]
pub struct SearchFrames {
    /// Each frame.
    pub all: Vec<SearchFrame>,
    /// The frame of each call.
    pub of_call: Vec<Option<usize>>,
}

impl SearchFrames {
    /// The frames of a run and its trace.
    pub fn of<'t>(trace: &'t Trace, run: &Run<'t>) -> Self {
        let about = Subjects::of(run);
        let searches = Searches::of(trace, run, &about);
        let kinds = Deciding::new(run, &about, &searches).run();
        let mut frames = SearchFrames {
            all: Vec::new(),
            of_call: Vec::with_capacity(run.tree.calls.len()),
        };
        // Of a call that is one with a search inside it, that search.
        for (this, call) in run.tree.calls.iter().enumerate() {
            let above = call.parent.and_then(|parent| frames.of_call[parent]);
            // What a search calls about its own position helps it.
            let helps = |frame: usize| {
                let SearchFrame {
                    call: outer, node, ..
                } = frames.all[frame];
                let function = run.tree.calls[outer].function;
                about.of[this] == Some(node)
                    && searches.call_themselves.contains(function)
                    && function != call.function
            };
            let kind = match above.is_some_and(helps) {
                true => Kind::Helper,
                false => kinds[this],
            };
            let inner = match kind {
                Kind::Helper => {
                    frames.of_call.push(above);
                    continue;
                }
                Kind::Frame => this,
                Kind::With(inner) => inner,
            };
            let is_same = |frame: &usize| frames.all[*frame].call == inner;
            let frame = above.filter(is_same).or_else(|| {
                frames.all.push(SearchFrame {
                    call: inner,
                    node: about.of[this]?,
                    parent: above,
                });
                Some(frames.all.len() - 1)
            });
            frames.of_call.push(frame);
        }
        frames
    }
}

/// The role of a call for the frames.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Helper,
    Frame,
    /// A call that shares the frame of this search.
    With(usize),
}

/// The path of moves that each call is about. If a call asks nothing, the first path on which it plays.
struct Subjects {
    of: Vec<Option<usize>>,
    /// The innermost call with a subject: the call itself, or a call around it.
    owner: Vec<Option<usize>>,
    /// For each call with a subject: the next such call above it, and the first in the row of calls
    /// from there with the same subject and no other subject between.
    upper: Vec<Option<usize>>,
    head: Vec<usize>,
}

impl Subjects {
    fn of(run: &Run<'_>) -> Self {
        let calls = &run.tree.calls;
        let mut of: Vec<Option<usize>> = (0..calls.len()).map(|call| run.node_of(call)).collect();
        for event in &run.events {
            if let (EventKind::Played(to), Some(call)) = (event.kind, event.call)
                && of[call].is_none()
            {
                of[call] = run.nodes[run.position(to).node].parent;
            }
        }
        // A search that is handed no board, and asks none where it has nothing to do, follows from a move.
        let named = calls.iter().zip(&of).filter(|(_, of)| of.is_some());
        let named: HashSet<&str> = named.map(|(call, _)| call.function).collect();
        for call in calls {
            // If all moves were made first, and as many such calls follow, the calls are in the order of the moves.
            let asks_none =
                |&&next: &&usize| of[next].is_none() && named.contains(calls[next].function);
            let asking_none: Vec<usize> = call.children.iter().filter(asks_none).copied().collect();
            if asking_none.is_empty() {
                continue;
            }
            let known: HashSet<_> = call.children.iter().filter_map(|&next| of[next]).collect();
            let nodes = call.plays.iter().map(|play| run.position(play.to).node);
            let waiting: Vec<usize> = nodes.filter(|node| !known.contains(node)).collect();
            if waiting.len() == asking_none.len() {
                for (next, node) in asking_none.into_iter().zip(waiting) {
                    of[next] = Some(node);
                }
            }
        }
        for play in calls.iter().flat_map(|call| &call.plays) {
            if let Some(next) = run.position(play.to).call
                && of[next].is_none()
                && named.contains(calls[next].function)
            {
                of[next] = Some(run.position(play.to).node);
            }
        }
        let mut it = Subjects {
            of,
            owner: Vec::with_capacity(calls.len()),
            upper: Vec::with_capacity(calls.len()),
            head: Vec::with_capacity(calls.len()),
        };
        for (this, call) in calls.iter().enumerate() {
            let upper = call.parent.and_then(|parent| it.owner[parent]);
            it.upper.push(upper);
            it.owner.push(it.of[this].map(|_| this).or(upper));
            let same = upper.filter(|&upper| it.of[upper] == it.of[this]);
            it.head.push(same.map_or(this, |upper| it.head[upper]));
        }
        it
    }
}

/// The functions that search.
struct Searches<'t> {
    /// Functions that call themselves about a position below.
    call_themselves: HashSet<&'t str>,
    say_so: HashSet<&'t str>,
    /// Other functions, called about a position that the same call has also searched.
    beside: HashSet<&'t str>,
}

impl<'t> Searches<'t> {
    fn of(trace: &'t Trace, run: &Run<'t>, about: &Subjects) -> Self {
        let calls = &run.tree.calls;
        let says_so = |function: &&str| {
            trace.values_of(function).is_some() || trace.search_of(function).is_some()
        };
        let mut it = Searches {
            call_themselves: HashSet::new(),
            beside: HashSet::new(),
            say_so: trace.functions().into_iter().filter(says_so).collect(),
        };
        for (this, call) in calls.iter().enumerate() {
            if call.window.is_some() || call.levels.is_some() {
                it.say_so.insert(call.function);
            }
            let Some(node) = about.of[this] else { continue };
            // The same function about a position above, and those of the positions between.
            let mut between = Vec::new();
            let mut next = about.upper[this];
            while let Some(above) = next {
                let its = about.of[above].unwrap_or(node);
                let is_above = its != node && run.is_below(node, its);
                if is_above && calls[above].function == call.function {
                    it.call_themselves.insert(call.function);
                    it.call_themselves.extend(between);
                    break;
                }
                if is_above && about.head[above] == above {
                    between.push(calls[above].function);
                }
                next = about.upper[above];
            }
        }
        if it.call_themselves.is_empty() {
            it.find_stuck(calls, about);
        }
        it.find_beside(calls, about);
        it
    }

    /// Finds the functions that are called about a position next to a search of it.
    fn find_beside(&mut self, calls: &[Call<'t>], about: &Subjects) {
        let has_upper = |&call: &usize| about.upper[call].is_some() && about.of[call].is_some();
        let first = (0..calls.len()).filter(|&call| about.head[call] == call);
        let (searches, others): (Vec<_>, Vec<_>) = first
            .filter(has_upper)
            .partition(|&call| self.contains(calls[call].function));
        let place = |call: usize| (about.upper[call], about.of[call]);
        let searched: HashSet<_> = searches.into_iter().map(place).collect();
        let beside = others
            .into_iter()
            .filter(|&call| searched.contains(&place(call)));
        self.beside = beside.map(|call| calls[call].function).collect();
    }

    /// Finds the functions that make moves and call themselves about the same position. They took each
    /// move back before the call that should follow it.
    fn find_stuck(&mut self, calls: &[Call<'t>], about: &Subjects) {
        for (this, call) in calls.iter().enumerate() {
            let node = about.of[this];
            let mut between = Vec::new();
            let mut next = about.upper[this];
            while let Some(above) = next.filter(|&above| about.of[above] == node) {
                between.push(calls[above].function);
                if calls[above].function == call.function {
                    if !calls[above].plays.is_empty() {
                        self.call_themselves.extend(between);
                    }
                    break;
                }
                next = about.upper[above];
            }
        }
    }

    fn contains(&self, function: &str) -> bool {
        self.call_themselves.contains(function) || self.say_so.contains(function)
    }
}

/// Returns for each position whether the run continued from there: it was valued, moves were offered or
/// made there, or a call is about it.
fn gone_on(run: &Run<'_>) -> Vec<bool> {
    let events = run.events.iter().filter_map(|event| match event.kind {
        EventKind::Offered(at, _) | EventKind::Valued(at, _) => Some(at),
        EventKind::Played(to) => run.position(to).from,
        _ => None,
    });
    let subjects = run.tree.calls.iter().filter_map(|call| call.subject);
    let mut gone_on = vec![false; run.positions.len()];
    for at in events.chain(subjects) {
        gone_on[at as usize] = true;
    }
    gone_on
}

/// Decides the role of each call, from the last to the first.
struct Deciding<'r, 't> {
    run: &'r Run<'t>,
    about: &'r Subjects,
    searches: &'r Searches<'t>,
    is_search: Vec<bool>,
    /// For each call, the search of the same position that contains it, or the call itself.
    search: Vec<Option<usize>>,
    /// For each search, the searches of the same position directly in it, and whether anything else
    /// follows from it.
    inner: Vec<Vec<usize>>,
    plays: Vec<bool>,
    /// For the first call about a position: the call in it where the moves are made and the next frames
    /// begin, whether moves are made from there, and whether frames follow.
    place: Vec<Option<usize>>,
    moves: Vec<bool>,
    followed: Vec<bool>,
    /// Whether one of the calls about it is a search.
    searched: Vec<bool>,
    kinds: Vec<Kind>,
}

impl<'r, 't> Deciding<'r, 't> {
    fn new(run: &'r Run<'t>, about: &'r Subjects, searches: &'r Searches<'t>) -> Self {
        let calls = &run.tree.calls;
        let count = calls.len();
        let mut it = Deciding {
            run,
            about,
            searches,
            is_search: Vec::with_capacity(count),
            search: Vec::with_capacity(count),
            inner: vec![Vec::new(); count],
            plays: vec![false; count],
            place: vec![None; count],
            moves: vec![false; count],
            followed: vec![false; count],
            searched: vec![false; count],
            kinds: vec![Kind::Helper; count],
        };
        for (this, call) in calls.iter().enumerate() {
            let is_search = about.of[this].is_some() && searches.contains(call.function);
            it.is_search.push(is_search);
            let is_same = about.of[this].is_none() || about.head[this] != this;
            let above = call.parent.filter(|_| is_same);
            let outer = above.and_then(|parent| it.search[parent]);
            it.search.push(match is_search {
                true => Some(this),
                false => outer,
            });
            if is_search {
                it.searched[about.head[this]] = true;
                if let Some(outer) = outer {
                    it.inner[outer].push(this);
                }
            }
        }
        let goes_on = gone_on(run);
        for event in &run.events {
            let (EventKind::Played(to), Some(call)) = (event.kind, event.call) else {
                continue;
            };
            if let Some(search) = it.search[call].filter(|_| goes_on[to as usize]) {
                it.plays[search] = true;
            }
            if let Some(owner) = about.owner[call] {
                let from = run.nodes[run.position(to).node].parent;
                it.moves[about.head[owner]] |= from == about.of[owner];
                it.takes_place(owner);
            }
        }
        it
    }

    fn run(mut self) -> Vec<Kind> {
        let any_search = self.searched.contains(&true);
        for this in (0..self.kinds.len()).rev() {
            if self.about.of[this].is_none() {
                continue;
            }
            let head = self.about.head[this];
            if self.is_search[this] {
                self.kinds[this] = self.of_search(this);
            }
            if this != head {
                continue;
            }
            let upper = self.about.upper[this];
            let call = &self.run.tree.calls[this];
            let is_beside = self.searches.beside.contains(call.function);
            let has_value = call.number.is_some() && upper.is_some() && !is_beside;
            let is_frame = self.moves[this] && (self.followed[this] || has_value || !any_search);
            if !self.searched[this] && is_frame {
                let place = self.place[this].unwrap_or(this);
                self.kinds[place] = Kind::Frame;
            }
            let has_frames = self.searched[this] || is_frame || self.followed[this];
            if let Some(upper) = upper.filter(|_| has_frames) {
                self.followed[self.about.head[upper]] = true;
                self.takes_place(upper);
                if let Some(search) = self.search[upper] {
                    self.plays[search] = true;
                }
            }
        }
        self.kinds
    }

    /// Returns the role of a call of a search.
    fn of_search(&self, this: usize) -> Kind {
        let function = |call: usize| self.run.tree.calls[call].function;
        let inner = &self.inner[this];
        let same = inner.iter().any(|&it| function(it) == function(this));
        let calls_itself = self.searches.call_themselves.contains(function(this));
        match inner[..] {
            _ if calls_itself || self.plays[this] || same => Kind::Frame,
            [] => Kind::Frame,
            [inner] => match self.kinds[inner] {
                Kind::With(innermost) => Kind::With(innermost),
                Kind::Frame => Kind::With(inner),
                Kind::Helper => Kind::Helper,
            },
            _ => Kind::Helper,
        }
    }

    /// Narrows the place of events in calls about a position to the innermost call about it that
    /// contains all of them.
    fn takes_place(&mut self, call: usize) {
        let head = self.about.head[call];
        let Some(mut place) = self.place[head] else {
            self.place[head] = Some(call);
            return;
        };
        let mut call = call;
        while call != place {
            // A call's number is larger than that of the call that it is made in.
            match call > place {
                true => call = self.about.upper[call].unwrap_or(head),
                false => place = self.about.upper[place].unwrap_or(head),
            }
        }
        self.place[head] = Some(place);
    }
}
