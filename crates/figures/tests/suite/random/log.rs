//! The instrument: a log of a program's actions, beside the recording and with its own numbers.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use call_trace::Position;
use game::{Board, Player, Value, Watched};

use super::drawn::ended;

/// A position by the moves that lead to it.
#[derive(Debug)]
pub(super) struct Spot {
    pub(super) above: Option<usize>,
    pub(super) mv: String,
    pub(super) max: bool,
    pub(super) over: bool,
    pub(super) offers: Vec<String>,
    pub(super) text: String,
    /// The board's own estimate, as MAX sees it.
    pub(super) worth: Value,
}

/// The task of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Search,
    /// Does a part of the work of the search around it.
    Helper,
    /// It has others search.
    Driver,
}

#[derive(Debug, Clone)]
pub(super) struct Call {
    pub(super) function: &'static str,
    pub(super) role: Role,
    /// The position that it is about.
    pub(super) spot: Option<usize>,
    /// As MAX sees it, or `None` if the function declares no window.
    pub(super) window: Option<(Value, Value)>,
    pub(super) depth: Option<u32>,
    pub(super) above: Option<usize>,
    /// The arguments, except any that the recording leaves out.
    pub(super) args: Vec<(&'static str, String)>,
    /// The true value of the position, as many levels ahead as the call searches.
    pub(super) truth: Value,
    /// The returned value, as MAX sees it.
    pub(super) value: Option<Value>,
    /// The same as the function returned it.
    pub(super) said: String,
    pub(super) returned: bool,
}

/// One action of the program.
#[derive(Debug, Clone, Copy)]
pub(super) enum Did {
    Called,
    Returned,
    Played(usize),
    Valued(usize, Value),
    /// A search's best value so far, and its window.
    Holds(Value, (Value, Value)),
}

#[derive(Debug, Default)]
pub(super) struct Log {
    pub(super) spots: Vec<Spot>,
    known: HashMap<(Option<usize>, String), usize>,
    pub(super) calls: Vec<Call>,
    open: Vec<usize>,
    /// Every action, with the call that performed it.
    pub(super) entries: Vec<(Option<usize>, Did)>,
}

impl Log {
    pub(super) fn did(&mut self, did: Did) {
        let by = self.open.last().copied();
        self.entries.push((by, did));
    }

    /// A call begins.
    pub(super) fn enter(&mut self, call: Call) -> usize {
        let above = self.open.last().copied();
        self.open.push(self.calls.len());
        self.calls.push(Call { above, ..call });
        self.did(Did::Called);
        self.calls.len() - 1
    }

    /// It returns this.
    pub(super) fn leave(&mut self, value: Option<Value>) {
        self.did(Did::Returned);
        let this = self.open.pop().expect("a call that runs");
        // The value next to −∞ is drawn as −∞, unless it is the window's upper end.
        let is_end = { self.calls[this].window }.is_some_and(|(_, beta)| beta <= -Value::MAX);
        let value = value.map(|value| if is_end { value } else { ended(value) });
        (self.calls[this].value, self.calls[this].returned) = (value, true);
    }

    /// The moves from the first board to a position.
    pub(super) fn way(&self, spot: usize) -> Vec<&str> {
        let up = std::iter::successors(Some(spot), |&at| self.spots[at].above);
        let mut way: Vec<&str> = up.map(|at| self.spots[at].mv.as_str()).collect();
        way.pop();
        way.reverse();
        way
    }

    /// Whether moves lead from one position to another.
    pub(super) fn is_below(&self, spot: usize, above: usize) -> bool {
        let mut up = std::iter::successors(self.spots[spot].above, |&at| self.spots[at].above);
        up.any(|at| at == above)
    }

    /// The search that a call is, or is a part of.
    pub(super) fn search_of(&self, call: Option<usize>) -> Option<usize> {
        let mut up = std::iter::successors(call, |&at| self.calls[at].above);
        up.find(|&at| self.calls[at].role != Role::Helper)
            .filter(|&at| self.calls[at].role == Role::Search)
    }
}

/// A board wrapped in the instrument.
#[derive(Clone)]
pub(super) struct Spied<B: Board> {
    board: Watched<B>,
    pub(super) spot: usize,
    log: Rc<RefCell<Log>>,
}

impl<B: Board> Spied<B> {
    pub(super) fn new(board: B, log: &Rc<RefCell<Log>>) -> Self {
        let log = Rc::clone(log);
        let spot = spot_of(&log, None, String::new(), &board);
        Spied {
            board: Watched::new(board),
            spot,
            log,
        }
    }

    /// A fresh copy of the board: the recording does not know its origin.
    pub(super) fn copied(&self) -> Self {
        Spied {
            board: Watched::new(self.inner().clone()),
            spot: self.spot,
            log: Rc::clone(&self.log),
        }
    }

    /// The bare board: the recording does not see calls to it.
    pub(super) fn inner(&self) -> &B {
        self.board.inner()
    }

    pub(super) fn is_max(&self) -> bool {
        self.inner().to_move() == Player::First
    }

    pub(super) fn moves(&self) -> Vec<B::Move> {
        self.board.legal_moves().collect()
    }

    pub(super) fn is_over(&self) -> bool {
        self.board.done()
    }

    pub(super) fn play(&self, mv: B::Move) -> Self {
        let board = self.board.play(mv);
        let spot = spot_of(&self.log, Some(self.spot), mv.to_string(), board.inner());
        self.log.borrow_mut().did(Did::Played(spot));
        Spied {
            board,
            spot,
            log: Rc::clone(&self.log),
        }
    }

    pub(super) fn evaluate(&self) -> Value {
        let value = self.board.evaluate();
        self.log.borrow_mut().did(Did::Valued(self.spot, value));
        value
    }

    /// What `#[traced]` asks.
    pub(super) fn position_in_recording(&self) -> Position {
        self.board.position_in_recording()
    }
}

fn spot_of<B: Board>(log: &RefCell<Log>, above: Option<usize>, mv: String, board: &B) -> usize {
    let log = &mut *log.borrow_mut();
    let next = log.spots.len();
    let known = *log.known.entry((above, mv.clone())).or_insert(next);
    if known == next {
        let offers = board.legal_moves().map(|mv| mv.to_string());
        log.spots.push(Spot {
            above,
            mv,
            max: board.to_move() == Player::First,
            over: board.done(),
            offers: offers.collect(),
            text: board.to_string().replace('\n', " "),
            worth: board.evaluate(),
        });
    }
    known
}
