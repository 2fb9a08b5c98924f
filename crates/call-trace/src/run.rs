//! A recorded run in one pass: its calls, its positions and its events.
//!
//! All code that examines a run uses this module. A test of `xtask` (`readers.rs`) checks that no other
//! file reads the events one by one.

use crate::event::{BoardState, Choices};
use crate::schema::Event;
use crate::tree::{Growing, Tree};

/// A recorded run: its calls, positions and events.
#[derive(Debug, Clone, Default)]
pub struct Run<'t> {
    /// The calls.
    pub tree: Tree<'t>,
    /// The positions, by their numbers.
    pub positions: Vec<RunPosition<'t>>,
    /// The distinct positions, however often each was made: each is a path of moves. A node's number is
    /// larger than its parent's.
    pub nodes: Vec<RunNode>,
    /// The events, in the order in which they happened.
    pub events: Vec<RunEvent<'t>>,
    /// The choices taken back, in order.
    pub taken_back: Vec<TakenBack<'t>>,
    /// Whether a board around the recorded one values positions by itself. The program then did not see
    /// the values in the recording.
    pub valued_around: bool,
}

/// An event of a run.
#[derive(Debug, Clone, Copy)]
pub struct RunEvent<'t> {
    /// What happened.
    pub kind: EventKind<'t>,
    /// The call that did it: the innermost running call. At the beginning or end of a call, that call.
    /// `None` outside all calls.
    pub call: Option<usize>,
}

/// The kind of an event. Positions and calls are given by their numbers.
#[derive(Debug, Clone, Copy)]
pub enum EventKind<'t> {
    /// A call began.
    Called,
    /// A call ended: it returned, or a panic passed through it.
    Returned,
    /// A first position: the board existed before.
    Began(u32),
    /// A call asked a position for the first time.
    Asked(u32),
    /// The legal moves at a position.
    Offered(u32, Choices<'t>),
    /// A move led to this position.
    Played(u32),
    /// A choice was taken back: its index in [`Run::taken_back`].
    TookBack(u32),
    /// The board's value for a position.
    Valued(u32, i32),
    /// A board around the recorded one, which values positions by itself, was seen at this position.
    Around(u32),
    /// A remark.
    Noted(&'t str),
}

/// A choice that was taken back. It is stored outside the events, each of which would otherwise need
/// three more words.
#[derive(Debug, Clone, Copy)]
pub struct TakenBack<'t> {
    /// The position that the board shows again.
    pub to: u32,
    /// The choice.
    pub choice: &'t str,
    /// The board afterwards. If the choice was not the last one, the board does not show the position
    /// as it was.
    pub board: &'t str,
}

/// A position of a run.
#[derive(Debug, Clone, Copy)]
pub struct RunPosition<'t> {
    /// The position of the move that led here. `None` for a first board, and for a board on which a
    /// move other than the last was taken back.
    pub from: Option<u32>,
    /// The move that led here.
    pub choice: Option<&'t str>,
    /// The player who made it, on boards with two players.
    pub mover: Option<&'t str>,
    /// The board, with the kind and the maximising player of the first board.
    pub state: BoardState<'t>,
    /// The moment when the position was made.
    pub moment: usize,
    /// The path of moves that leads here.
    pub node: usize,
    /// The first call about it: the call that the move led to. If that call asks nothing, it was made
    /// with the position on the board, by the call that made the move.
    pub call: Option<usize>,
}

/// A path of moves from a first board, which no move of the run led to. The same moves, made again, are
/// the same path. If a call copies the board that it is about, the copy continues that path.
#[derive(Debug, Clone, Copy)]
pub struct RunNode {
    /// The path without its last move.
    pub parent: Option<usize>,
    /// The number of moves.
    pub depth: usize,
    /// The first position that the path led to.
    pub position: u32,
    /// The last path that is one move longer, and the one before it with the same beginning.
    last: Option<u32>,
    before: Option<u32>,
}

impl<'t> Run<'t> {
    pub(crate) fn from_events(events: impl ExactSizeIterator<Item = Event<'t>>) -> Self {
        let mut run = Run {
            events: Vec::with_capacity(events.len()),
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
            run.events.push(RunEvent { kind, call });
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

    /// Finds the searches that receive a board and a move, and make that move themselves. Such a call
    /// is about the position after the move. Its caller is a call of the same function and makes no
    /// move on its own board. The call asks that board no question. It makes one move there, and no
    /// function that helps it makes any. It asks the board after the move for its moves or its value.
    /// All recursive calls of the function must do so.
    fn find_moves_inside(&mut self) {
        let calls = &self.tree.calls;
        let (mut stays, mut goes_on) = (vec![false; calls.len()], vec![None; calls.len()]);
        for event in &self.events {
            let (EventKind::Offered(at, _) | EventKind::Valued(at, _), Some(call)) =
                (event.kind, event.call)
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

    /// Returns the path of the position that a first board copies: the position that the copying call
    /// is about, or the one after its last move. A copy looks the same and has the same player to move.
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

    /// Adds the next position. A move led there, or its path is known, or it begins a path.
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

    /// Returns the path that extends another one by this move of this player, for the next position.
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

    /// Returns the paths to the positions whose value was asked for, each once.
    pub fn valued(&self) -> Vec<usize> {
        let mut is_known = vec![false; self.nodes.len()];
        let mut valued = Vec::new();
        for event in &self.events {
            let EventKind::Valued(at, _) = event.kind else {
                continue;
            };
            let way = self.position(at).node;
            if !std::mem::replace(&mut is_known[way], true) {
                valued.push(way);
            }
        }
        valued
    }

    /// Returns whether one path extends another one.
    pub fn is_below(&self, mut way: usize, above: usize) -> bool {
        while self.nodes[way].depth > self.nodes[above].depth {
            way = self.nodes[way].parent.unwrap_or(way);
        }
        way == above
    }

    /// Returns the position with this number.
    pub fn position(&self, number: u32) -> &RunPosition<'t> {
        &self.positions[number as usize]
    }

    /// Returns the path to the position that a call is about, if there is one.
    pub fn node_of(&self, call: usize) -> Option<usize> {
        let subject = self.tree.calls[call].subject?;
        Some(self.position(subject).node)
    }
}
