//! The second pass: which position each call searches, and what became of each move.

use std::collections::HashMap;

use call_trace::{Trace, ValuesOf};
use game::{Value, by_rank};

use super::calls::{Call, Position, Said, Step};
use crate::labels::open_ends;

use super::node::{Mover, Node};
use super::number::{ended, of_ends};
use super::tree::Game;
use crate::pictures::Picture;
use crate::recorded::RecordedBoard;

pub(super) fn read(trace: &Trace) -> Game<'_> {
    let said = Said::of(trace);
    let Said {
        calls,
        roots,
        values_seen,
        ..
    } = &said;
    let mut game = Game {
        function: roots.first().map_or("", |&root| calls[root].function),
        values_seen: *values_seen,
        time_up: said.time_up,
        ..Game::default()
    };
    // The node of each call. A call's number is larger than that of the call that made it.
    let mut node_of = vec![0; calls.len()];
    for &root in roots {
        node_of[root] = game.nodes.len();
        game.roots.push(game.nodes.len());
        game.nodes.push(Node::default());
    }
    for (number, call) in calls.iter().enumerate() {
        let this = node_of[number];
        game.fill(this, call, trace.values_of(call.function));
        let follow = Follow::new(&mut game, &said, this, call);
        for (call, node) in follow.run() {
            node_of[call] = node;
        }
    }
    game.join_built(calls, roots);
    if trace.recorded_calls() < trace.calls() {
        game.unrecorded = trace.calls() - trace.recorded_calls();
        game.forget_last_cuts();
    }
    game.asks = game.nodes.iter().any(|node| node.answer.is_some());
    game.windows = game.nodes.iter().any(|node| node.window.is_some());
    game.numbered = numbered(&game);
    game
}

/// What is done below one call.
struct Follow<'g, 't> {
    game: &'g mut Game<'t>,
    said: &'g Said<'t>,
    this: usize,
    call: &'g Call<'t>,
    /// The moves that were made and what came of them, by the positions that they led to.
    made: Vec<Made<'t>>,
    /// Which of them led to a position.
    led_to: HashMap<u32, usize>,
    /// The nodes of the positions that were searched, and when.
    nodes: HashMap<u32, usize>,
    places: Vec<(usize, usize, usize)>,
}

/// A move that was made, and what came of it.
pub(super) struct Made<'t> {
    to: u32,
    /// Where it was made, or where the moves of the same player before it began.
    from: u32,
    pub choice: &'t str,
    first: Vec<&'t str>,
    step: usize,
    worth: Option<(Value, usize)>,
    taken_back: bool,
    pub searched: bool,
    /// The same player went on from there: it is the first part of a later one.
    goes_on: bool,
}

impl<'g, 't> Follow<'g, 't> {
    fn new(game: &'g mut Game<'t>, said: &'g Said<'t>, this: usize, call: &'g Call<'t>) -> Self {
        Follow {
            game,
            said,
            this,
            call,
            made: Vec::new(),
            led_to: HashMap::new(),
            nodes: HashMap::new(),
            places: Vec::new(),
        }
    }

    fn position(&self, number: u32) -> &'g Position<'t> {
        let said: &'g Said<'t> = self.said;
        &said.positions[number as usize]
    }

    /// Adds what was searched below the call. Returns the further calls and their nodes.
    fn run(mut self) -> Vec<(usize, usize)> {
        let mut below = Vec::new();
        if let Some(subject) = self.call.subject {
            self.nodes.insert(subject, self.this);
            let position = self.position(subject);
            self.game.nodes[self.this].show(position);
        }
        for (at_step, step) in self.call.steps.iter().enumerate() {
            match step {
                Step::Play(to) => self.play(at_step, *to),
                Step::TakeBack(from) => {
                    if let Some(at) = self.which(*from) {
                        self.made[at].taken_back = true;
                    }
                }
                Step::Leaf(at, worth, moment) => self.leaf(*at, *worth, *moment),
                Step::Call(call) => {
                    let node = self.search(at_step, *call);
                    below.push((*call, node));
                }
            }
        }
        // What was made at each position, in order.
        let mut made_at: HashMap<u32, Vec<usize>> = HashMap::new();
        for (at, made) in self.made.iter().enumerate() {
            if !made.goes_on {
                made_at.entry(made.from).or_default().push(at);
            }
        }
        for at in 0..self.made.len() {
            let Made {
                to,
                from,
                worth,
                searched,
                ..
            } = self.made[at];
            // What the other player could do here is a look and no reply.
            let first = made_at
                .get(&from)
                .and_then(|row| self.first_reply(from, row));
            let is_reply = first.is_some_and(|first| self.mover(at) == self.mover(first));
            if let (false, true, Some((worth, moment))) = (searched, is_reply, worth) {
                let node = self.node(at);
                let entered = self.position(to).moment;
                let node = &mut self.game.nodes[node];
                (node.worth, node.returned) = (Some(worth), true);
                (node.entered, node.left) = (Some(entered), Some(moment));
            }
        }
        by_rank(&mut self.places, |&place| place);
        for (_, parent, child) in std::mem::take(&mut self.places) {
            self.game.nodes[parent].children.push(child);
        }
        let mut parents: Vec<(usize, u32)> =
            self.nodes.iter().map(|(&at, &node)| (node, at)).collect();
        by_rank(&mut parents, |&parent| parent);
        for (parent, position) in parents {
            let here = made_at.get(&position).into_iter().flatten();
            if let Some(row) = made_at.get(&position) {
                let Position { state, .. } = self.position(position);
                let replied = self
                    .first_reply(position, row)
                    .and_then(|at| self.mover(at));
                let mover = replied.or(state.to_move);
                self.game.nodes[parent].mover = mover.map(|it| Mover::named(it, *state));
            }
            let made: Vec<&Made> = here.map(|&at| &self.made[at]).collect();
            if parent == self.this || !made.is_empty() {
                self.game.left_out(parent, &made);
            }
        }
        below
    }

    /// The first of the moves made at a position that was searched, or that the player to move made: what
    /// else was made there may be a look at what the other player threatens. Where nobody says who is to
    /// move, the first.
    fn first_reply(&self, position: u32, row: &[usize]) -> Option<usize> {
        let to_move = self.position(position).state.to_move;
        let searched = row.iter().find(|&&at| self.made[at].searched);
        let reply = || {
            row.iter()
                .find(|&&at| to_move.is_none() || self.mover(at) == to_move)
        };
        searched.or_else(reply).copied()
    }

    fn mover(&self, at: usize) -> Option<&'t str> {
        self.position(self.made[at].to).mover
    }

    /// Which move led to a position.
    fn which(&self, position: u32) -> Option<usize> {
        let at = self.led_to.get(&position).copied();
        at.filter(|&at| !self.made[at].goes_on)
    }

    /// The last move of that kind.
    fn last(&self, is_it: impl Fn(&Made) -> bool) -> Option<usize> {
        let mut made = self.made.iter();
        made.rposition(|made| !made.goes_on && is_it(made))
    }

    fn play(&mut self, step: usize, to: u32) {
        let position = self.position(to);
        let (Some(from), Some(choice)) = (position.from, position.choice) else {
            return;
        };
        let mut made = Made {
            to,
            from,
            choice,
            first: Vec::new(),
            step,
            worth: None,
            taken_back: false,
            searched: false,
            goes_on: false,
        };
        // The same player goes on, and what was between was not searched: one step in several moves.
        let goes_on = |&at: &usize| {
            let last = &self.made[at];
            let is_open = !last.searched && last.worth.is_none();
            is_open && self.position(from).mover == position.mover
        };
        if let Some(at) = self.which(from).filter(goes_on) {
            let last = &mut self.made[at];
            last.goes_on = true;
            made.from = last.from;
            made.first = std::mem::take(&mut last.first);
            made.first.push(last.choice);
            if Some(made.from) == self.call.subject {
                // What is offered on the way is no choice of this position.
                self.game.nodes[self.this].offered.clear();
            }
        }
        self.led_to.insert(to, self.made.len());
        self.made.push(made);
    }

    /// A position was valued; where a helper returned the value, the one that was made last.
    fn leaf(&mut self, at: Option<u32>, worth: Value, moment: usize) {
        let made = match at {
            Some(at) => self.which(at),
            None => self.last(|made| !made.taken_back),
        };
        match made {
            Some(at) if !self.made[at].searched => {
                self.made[at].worth.get_or_insert((worth, moment));
            }
            None if at == self.call.subject || at.is_none() && self.made.is_empty() => {
                self.game.nodes[self.this].worth = Some(worth);
            }
            _ => {}
        }
    }

    /// The node of a further call: it searches the position that it asks first. Where it asks none,
    /// that is the one that was made last and not searched yet.
    fn search(&mut self, step: usize, call: usize) -> usize {
        let subject = self.said.calls[call].subject;
        let found = match subject {
            Some(subject) => self.which(subject),
            None => self.last(|made| !made.searched && !made.taken_back),
        };
        let Some(at) = found else {
            // A board that was not played here: this one once more, or one from elsewhere.
            let child = self.child(self.this, step);
            if let Some(subject) = subject {
                let position = self.position(subject);
                self.game.nodes[child].show(position);
            }
            return child;
        };
        let again = std::mem::replace(&mut self.made[at].searched, true);
        if again {
            // The same board is searched once more.
            let made = &self.made[at];
            let (to, first) = (made.to, made.first.clone());
            let parent = self.above(made.from);
            let child = self.child(parent, step);
            let position = self.position(to);
            self.game.nodes[child].show(position);
            self.game.nodes[child].first = first;
            return child;
        }
        self.made[at].step = step;
        self.node(at)
    }

    /// The node of a position from which moves were made.
    fn above(&mut self, position: u32) -> usize {
        if let Some(&node) = self.nodes.get(&position) {
            return node;
        }
        match self.which(position) {
            Some(at) => {
                let node = self.node(at);
                let entered = self.position(position).moment;
                let shown = &mut self.game.nodes[node];
                shown.returned = true;
                shown.entered = shown.entered.or(Some(entered));
                node
            }
            None => self.this,
        }
    }

    /// The node of what a move led to.
    fn node(&mut self, at: usize) -> usize {
        let Made { to, from, step, .. } = self.made[at];
        if let Some(&node) = self.nodes.get(&to) {
            return node;
        }
        let first = self.made[at].first.clone();
        let parent = self.above(from);
        let child = self.child(parent, step);
        self.nodes.insert(to, child);
        let node = &mut self.game.nodes[child];
        node.first = first;
        node.show(&self.said.positions[to as usize]);
        child
    }

    fn child(&mut self, parent: usize, step: usize) -> usize {
        let child = self.game.nodes.len();
        self.game.nodes.push(Node {
            parent: Some(parent),
            depth: self.game.nodes[parent].depth + 1,
            ..Node::default()
        });
        self.places.push((step, parent, child));
        child
    }
}

impl<'t> Node<'t> {
    /// Takes what is known of its position.
    fn show(&mut self, position: &Position<'t>) {
        let state = position.state;
        let who = |name| Mover::named(name, state);
        self.position = Some(position.number);
        self.choice = self.choice.or(position.choice);
        self.board = Some(RecordedBoard::new(state));
        self.over = state.over;
        self.to_move = state.to_move.map(who);
        self.offered.clone_from(&position.offered);
    }
}

impl<'t> Game<'t> {
    /// What the call itself says about its position.
    fn fill(&mut self, this: usize, call: &Call<'t>, values: Option<ValuesOf>) {
        let node = &mut self.nodes[this];
        let window = call.window.map(of_ends);
        let answers = values == Some(ValuesOf::AtLeast);
        // A question with a null window is asked about beta.
        node.window = window.filter(|_| !answers);
        node.at_least = window.filter(|_| answers).map(|window| window.beta);
        node.asked = call.levels;
        node.value = call.number.filter(|_| !answers).map(ended);
        node.answer = call.number.filter(|_| answers).map(|yes| yes == 1);
        node.said = call.value.and_then(|value| open_ends(value, call.number));
        node.mv = call.mv;
        node.entered = Some(call.entered);
        node.left = call.left;
        node.called = true;
        node.returned = call.value.is_some();
        node.values = values;
    }
}

/// Whether every move offered is the number of its branch.
fn numbered(game: &Game) -> bool {
    let from = |first: usize| {
        game.nodes.iter().all(|node| {
            let mut moves = node.offered.iter().enumerate();
            moves.all(|(at, choice)| choice.parse() == Ok(at + first))
        })
    };
    let offered = game.nodes.iter().any(|node| !node.offered.is_empty());
    let mut boards = game.nodes.iter().filter_map(Node::board);
    offered && (from(0) || from(1)) && !boards.any(Picture::is_of)
}
