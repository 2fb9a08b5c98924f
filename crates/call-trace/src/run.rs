//! A recorded run, read once: its calls, its positions, and what was done at each moment.
//!
//! What looks at a run asks here: a test of `xtask` (`readers.rs`) finds no other file that reads the events one by one.

use crate::event::{BoardState, Choices};
use crate::schema::Event;
use crate::tree::{Growing, Tree};

/// A run, read.
#[derive(Debug, Clone, Default)]
pub struct Run<'t> {
    /// Its calls.
    pub tree: Tree<'t>,
    /// Its positions, by their numbers.
    pub positions: Vec<RunPosition<'t>>,
    /// The positions without regard to how often they were made: each is a way of moves. A node's number is larger
    /// than its parent's.
    pub nodes: Vec<RunNode>,
    /// What was done, in the order in which it was done.
    pub moments: Vec<Moment<'t>>,
    /// The choices that were taken back, in the order in which they were.
    pub taken_back: Vec<TakenBack<'t>>,
    /// Whether a board around the recorded one values positions by itself: what the recording says that they are worth,
    /// the program was not told.
    pub valued_around: bool,
}

/// One moment of a run.
#[derive(Debug, Clone, Copy)]
pub struct Moment<'t> {
    /// What was done.
    pub kind: EventKind<'t>,
    /// The call that did it: the innermost one that runs; of a call that begins or ends, itself. None outside of all.
    pub call: Option<usize>,
}

/// What was done at a moment. Positions and calls have their numbers.
#[derive(Debug, Clone, Copy)]
pub enum EventKind<'t> {
    /// A call began.
    Called,
    /// A call ended: it returned, or a panic passed through it.
    Returned,
    /// A first position: the board was there before.
    Began(u32),
    /// A call asked a position for the first time.
    Asked(u32),
    /// The moves that can be made at a position.
    Offered(u32, Choices<'t>),
    /// A move led to this position.
    Played(u32),
    /// A choice was taken back: its number in [`Run::taken_back`].
    TookBack(u32),
    /// What the board says that a position is worth.
    Valued(u32, i32),
    /// A board around the recorded one, which values positions by itself, was seen at this position.
    Around(u32),
    /// A remark.
    Noted(&'t str),
}

/// A choice that was taken back. It is kept apart from the moments, each of which would otherwise take three more words.
#[derive(Debug, Clone, Copy)]
pub struct TakenBack<'t> {
    /// The position that is there again.
    pub to: u32,
    /// The choice.
    pub choice: &'t str,
    /// The board as it stood then; after another choice than the last, it does not show the position as it was.
    pub board: &'t str,
}

/// A position of a run.
#[derive(Debug, Clone, Copy)]
pub struct RunPosition<'t> {
    /// The position where the move was made that led here, the move, and who made it. None of a first board, nor where
    /// another move was taken back than the last.
    pub from: Option<u32>,
    /// The move.
    pub choice: Option<&'t str>,
    /// Who made it, on boards with two players.
    pub mover: Option<&'t str>,
    /// The board, with kind and greatest player of the first one.
    pub state: BoardState<'t>,
    /// When it was made.
    pub moment: usize,
    /// Which way of moves leads here.
    pub node: usize,
    /// The first call about it: the one that the move led to. Where that asks nothing, it was made with the position on
    /// the board, by the call that made the move.
    pub call: Option<usize>,
}

/// A way of moves from a board that no move of the run led to. The same moves, made again, are the same way, and a call
/// that copies the board that it is about goes on from there.
#[derive(Debug, Clone, Copy)]
pub struct RunNode {
    /// The way without its last move.
    pub parent: Option<usize>,
    /// How many moves it has.
    pub depth: usize,
    /// The first position that it led to.
    pub position: u32,
    /// The last way that is one move longer, and the one before it with the same beginning.
    last: Option<u32>,
    before: Option<u32>,
}

impl<'t> Run<'t> {
    pub(crate) fn from_events(events: impl ExactSizeIterator<Item = Event<'t>>) -> Self {
        let mut run = Run {
            moments: Vec::with_capacity(events.len()),
            ..Run::default()
        };
        let mut growing = Growing::default();
        for (moment, event) in events.enumerate() {
            let before = growing.top();
            growing.take(moment, event);
            let kind = match event {
                Event::Enter { .. } => EventKind::Called,
                Event::Leave { .. } => EventKind::Returned,
                Event::Board { at, .. } => {
                    let way = run.copied(&growing.tree, before, event.state());
                    run.reach(None, way, event.state(), moment);
                    EventKind::Began(at)
                }
                Event::Ask { at } => EventKind::Asked(at),
                Event::Offer { at, choices } => EventKind::Offered(at, choices),
                Event::Play {
                    at,
                    to,
                    choice,
                    mover,
                    ..
                } => {
                    run.reach(Some((at, choice, mover)), None, event.state(), moment);
                    EventKind::Played(to)
                }
                Event::TakeBack {
                    at,
                    to,
                    choice,
                    board,
                } => {
                    if to as usize == run.positions.len() {
                        let state = run.positions[at as usize].state;
                        run.reach(None, None, Some(BoardState { board, ..state }), moment);
                    }
                    run.taken_back.push(TakenBack { to, choice, board });
                    EventKind::TookBack(run.taken_back.len() as u32 - 1)
                }
                Event::Value { at, value } => EventKind::Valued(at, value),
                Event::Around { at } => {
                    run.valued_around = true;
                    EventKind::Around(at)
                }
                Event::Note { text } => EventKind::Noted(text),
            };
            let call = match kind {
                EventKind::Returned => before,
                _ => growing.top(),
            };
            run.moments.push(Moment { kind, call });
        }
        run.tree = growing.tree;
        run.find_moves_inside();
        for (this, call) in run.tree.calls.iter().enumerate() {
            if let Some(at) = run.tree.about(call) {
                run.positions[at as usize].call.get_or_insert(this);
            }
        }
        run
    }

    /// Finds the searches that are handed a board and a move, and make that move themselves: such a call is about the position
    /// after it. It asks nothing of the board that its caller, the same function, is about, and makes no move on; it makes
    /// one move there, and no function that helps it makes any; and it asks the board after it what can be played or what
    /// it is worth. So does each call of the function that the function makes.
    fn find_moves_inside(&mut self) {
        let calls = &self.tree.calls;
        let (mut stays, mut goes_on) = (vec![false; calls.len()], vec![None; calls.len()]);
        for moment in &self.moments {
            let (EventKind::Offered(at, _) | EventKind::Valued(at, _), Some(call)) =
                (moment.kind, moment.call)
            else {
                continue;
            };
            let next = calls[call].plays.first();
            match next.is_some_and(|play| play.to == at) {
                true => goes_on[call] = Some(at),
                false => stays[call] |= self.node_of(call) == Some(self.position(at).node),
            }
        }
        for call in calls {
            let Some(above) = call.parent else { continue };
            let is_at = |at: u32| self.node_of(above) == Some(self.position(at).node);
            let helps = calls[above].function != call.function;
            stays[above] |= helps && call.plays.iter().any(|play| is_at(play.at));
        }
        let mut about: Vec<Option<u32>> = calls.iter().map(|call| call.subject).collect();
        let mut others: Vec<&str> = Vec::new();
        let way = |at: Option<u32>| at.map(|at| self.position(at).node);
        for (this, call) in calls.iter().enumerate() {
            let same = |&above: &usize| calls[above].function == call.function;
            let Some(above) = call.parent.filter(same) else {
                continue;
            };
            let is_one = matches!(call.plays[..], [play] if Some(play.at) == call.subject);
            let mut plays = calls[above].plays.iter();
            let is_callers = plays.any(|play| way(Some(play.at)) == way(about[above]));
            let is_same = !is_callers && way(about[above]) == way(call.subject);
            match goes_on[this].filter(|_| is_one && is_same && !stays[this]) {
                Some(next) => about[this] = Some(next),
                None if others.contains(&call.function) => {}
                None => others.push(call.function),
            }
        }
        for (call, about) in self.tree.calls.iter_mut().zip(about) {
            if !others.contains(&call.function) {
                call.subject = about;
            }
        }
    }

    /// The way to the position of which a first board is a copy: the one that the call was about which made it, or to which
    /// its last move led. A copy looks the same, and the same player is to move.
    fn copied(
        &self,
        tree: &Tree<'t>,
        call: Option<usize>,
        state: Option<BoardState<'t>>,
    ) -> Option<usize> {
        let copy = state?;
        let up = std::iter::successors(call, |&call| tree.calls[call].parent);
        let mut up = up.map(|call| &tree.calls[call]);
        let call = up.find(|call| call.subject.is_some())?;
        let last = call.plays.last().map(|play| play.to);
        let mut known = last.into_iter().chain(call.subject);
        let known = known.find(|&at| {
            let state = self.position(at).state;
            let movers = state.to_move.zip(copy.to_move);
            let is_same = movers.is_none_or(|(its, copys)| its == copys);
            is_same && (state.kind, state.board) == (copy.kind, copy.board)
        })?;
        Some(self.position(known).node)
    }

    /// Adds the next position: a move led there, or the way is known, or it begins one.
    fn reach(
        &mut self,
        by: Option<(u32, &'t str, Option<&'t str>)>,
        way: Option<usize>,
        state: Option<BoardState<'t>>,
        moment: usize,
    ) {
        let Some(mut state) = state else { return };
        let from = by.map(|(from, ..)| self.positions[from as usize]);
        if let Some(RunPosition { state: first, .. }) = from {
            // What they are on the first board, they stay.
            (state.kind, state.max) = (first.kind, first.max);
        }
        let choice = by.map(|(_, choice, _)| choice);
        let mover = by.and_then(|(.., mover)| mover);
        let node = way.unwrap_or_else(|| self.way(from.map(|from| from.node), choice, mover));
        self.positions.push(RunPosition {
            from: by.map(|(from, ..)| from),
            choice,
            mover,
            state,
            moment,
            node,
            call: None,
        });
    }

    /// The way that goes on from another one by this move of this player, for the position that comes next.
    fn way(&mut self, parent: Option<usize>, choice: Option<&str>, mover: Option<&str>) -> usize {
        let next = |way: &u32| self.nodes[*way as usize].before;
        let mut ways = std::iter::successors(parent.and_then(|above| self.nodes[above].last), next);
        let known = ways.find(|&way| {
            let position = &self.positions[self.nodes[way as usize].position as usize];
            position.choice == choice && position.mover == mover
        });
        if let Some(known) = known {
            return known as usize;
        }
        let this = self.nodes.len();
        let before = parent.and_then(|above| self.nodes[above].last.replace(this as u32));
        self.nodes.push(RunNode {
            parent,
            depth: parent.map_or(0, |above| self.nodes[above].depth + 1),
            position: self.positions.len() as u32,
            last: None,
            before,
        });
        this
    }

    /// The ways to the positions whose value was asked for, each once.
    pub fn valued(&self) -> Vec<usize> {
        let mut is_known = vec![false; self.nodes.len()];
        let mut valued = Vec::new();
        for moment in &self.moments {
            let EventKind::Valued(at, _) = moment.kind else {
                continue;
            };
            let way = self.position(at).node;
            if !std::mem::replace(&mut is_known[way], true) {
                valued.push(way);
            }
        }
        valued
    }

    /// Whether one way goes on from another one.
    pub fn is_below(&self, mut way: usize, above: usize) -> bool {
        while self.nodes[way].depth > self.nodes[above].depth {
            way = self.nodes[way].parent.unwrap_or(way);
        }
        way == above
    }

    /// The position of that number.
    pub fn position(&self, number: u32) -> &RunPosition<'t> {
        &self.positions[number as usize]
    }

    /// The way of moves to the position that a call is about, where it is about one.
    pub fn node_of(&self, call: usize) -> Option<usize> {
        let subject = self.tree.calls[call].subject?;
        Some(self.position(subject).node)
    }
}
