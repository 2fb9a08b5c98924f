//! Builds the positions of a search from its search frames, and classifies each move: searched, read as a leaf, or
//! only looked at.

use std::collections::HashMap;

use call_trace::{
    Call, EventKind, Run, RunPosition, SearchFrame, SearchFrames, TIME_IS_UP, Trace, ValuesOf,
};
use game::Value;

use super::made::{Made, leads_to_searches, searched_from};
use super::node::{Aside, Mover, Node};
use super::number::{ended, of_call, of_ends};
use super::tree::Game;
use crate::labels::open_ends;
use crate::recorded::{Recorded, RecordedBoard};

pub(super) fn read<'t>(recorded: &Recorded<'t>) -> Game<'t> {
    let (trace, run): (_, &Run) = (recorded.trace, recorded);
    let frames = SearchFrames::of(trace, run);
    let mut reading = Reading {
        game: Game {
            valued_around: run.valued_around,
            offers: vec![Vec::new(); run.positions.len()],
            ..Game::default()
        },
        run,
        frames: &frames.all,
        values: values_of(trace, run, &frames.all),
        places: Vec::new(),
        below: frames.all.iter().map(|_| Vec::new()).collect(),
        at: HashMap::new(),
        node_of: vec![0; frames.all.len()],
        aside: vec![Vec::new(); frames.all.len()],
        worth: vec![None; frames.all.len()],
        asked: run.nodes.iter().map(|node| node.position).collect(),
    };
    reading.collect(&frames);
    for (number, position) in run.positions.iter().enumerate() {
        let asked = &mut reading.asked[position.node];
        if reading.game.offers[number].len() > reading.game.offers[*asked as usize].len() {
            *asked = number as u32;
        }
    }
    let mut functions = Vec::new();
    for (number, frame) in frames.all.iter().enumerate() {
        let call = &run.tree.calls[frame.call];
        if frame.parent.is_none() {
            reading.node_of[number] = reading.game.nodes.len();
            reading.game.roots.push(reading.game.nodes.len());
            reading.game.nodes.push(Node::default());
            functions.push(call.function);
        }
    }
    for number in 0..frames.all.len() {
        let this = reading.node_of[number];
        reading.fill(number, this);
        reading.frame(number, this);
    }
    let mut game = reading.game;
    game.function = functions.first().copied().unwrap_or_default();
    game.join_built(&functions);
    if trace.recorded_calls() < trace.calls() {
        game.unrecorded = trace.calls() - trace.recorded_calls();
        game.forget_last_cuts();
    }
    game.asks = game.nodes.iter().any(|node| node.answer.is_some());
    game.windows = game.nodes.iter().any(|node| node.window.is_some());
    game.numbered = numbered(&game);
    if let [root] = game.roots[..] {
        let root = game.nodes[root].position;
        game.leaves_valued = root.and_then(|root| leaves_valued(run, root));
    }
    game
}

/// Counts the leaves that were valued in the tree written at a position, each once. Returns `None` if the board is
/// not a written tree.
fn leaves_valued(run: &Run<'_>, root: u32) -> Option<usize> {
    let root = run.position(root);
    RecordedBoard::new(root.state).read().tree()?;
    let is_leaf = |way: &usize| {
        let state = run.position(run.nodes[*way].position).state;
        let board = RecordedBoard::new(state);
        let tree = board.read().tree();
        tree.map_or(state.over, |tree| tree.children().is_empty())
    };
    let valued = run.valued().into_iter();
    let valued = valued.filter(|&way| run.is_below(way, root.node));
    Some(valued.filter(is_leaf).count())
}

struct Reading<'r, 't> {
    game: Game<'t>,
    run: &'r Run<'t>,
    frames: &'r [SearchFrame],
    /// Whose values the function of each frame returns.
    values: Vec<Option<ValuesOf>>,
    /// The positions that each frame made below its own position.
    below: Vec<Vec<Made<'t>>>,
    /// The index of a position in that list, by the frame and the path of moves.
    at: HashMap<(usize, usize), usize>,
    /// The moment when each new node began, its parent, and the node.
    places: Vec<(usize, usize, usize)>,
    /// The node of each frame.
    node_of: Vec<usize>,
    /// The frames inside each frame whose position is not below its own: the same position again, or one from
    /// elsewhere.
    aside: Vec<Vec<usize>>,
    /// The value that each frame found for its own position.
    worth: Vec<Option<Value>>,
    /// For each path of moves, the position with the most offered moves. All positions of a path allow the same
    /// moves.
    asked: Vec<u32>,
}

impl<'t> Reading<'_, 't> {
    /// Collects the positions that each frame made, valued and searched.
    fn collect(&mut self, frames: &SearchFrames) {
        let run = self.run;
        for (moment, it) in run.events.iter().enumerate() {
            if let EventKind::Noted(TIME_IS_UP) = it.kind {
                self.game.time_up.get_or_insert(moment);
            }
            if let EventKind::Offered(at, choices) = it.kind {
                self.game.offers[at as usize].extend(choices.iter());
            }
            let Some(call) = it.call else { continue };
            let frame = frames.of_call[call];
            match it.kind {
                EventKind::Called => {
                    let is_new = frame.filter(|&frame| self.frames[frame].call == call);
                    let above = is_new.and_then(|frame| Some((frame, self.frames[frame].parent?)));
                    if let Some((frame, above)) = above {
                        match self.made(above, self.frames[frame].node, moment) {
                            Some(at) => self.below[above][at].frames.push(frame),
                            None => self.aside[above].push(frame),
                        }
                    }
                }
                EventKind::Played(to) => {
                    let Some(frame) = frame else { continue };
                    if let Some(at) = self.made(frame, run.position(to).node, moment) {
                        let made = &mut self.below[frame][at];
                        if !std::mem::replace(&mut made.is_played, true) {
                            (made.number, made.moment) = (to, moment);
                        }
                    }
                }
                EventKind::Valued(at, worth) => {
                    let Some(frame) = frame else { continue };
                    self.game.values_seen = true;
                    let node = run.position(at).node;
                    if node == self.frames[frame].node {
                        self.worth[frame] = Some(ended(worth));
                    } else if let Some(at) = self.made(frame, node, moment) {
                        let made = &mut self.below[frame][at];
                        made.is_read_again = made.worth.is_some();
                        made.worth.get_or_insert((ended(worth), moment));
                    }
                }
                EventKind::Returned => {
                    let answer = run.tree.calls[call].number;
                    let subject = run.tree.calls[call].subject;
                    let helps = frame.filter(|&frame| self.frames[frame].call != call);
                    let (Some(frame), Some(subject), Some(answer)) = (helps, subject, answer)
                    else {
                        continue;
                    };
                    let at = self.at.get(&(frame, run.position(subject).node));
                    if let Some(made) = at.map(|&at| &mut self.below[frame][at]) {
                        let worth = made.worth.map(|(worth, _)| worth);
                        made.is_changed |= worth.is_some_and(|worth| worth != ended(answer));
                    }
                }
                _ => {}
            }
        }
    }

    /// Returns the entry of a frame for a position below its own, and adds a missing entry. Returns `None` for any
    /// other position.
    fn made(&mut self, frame: usize, way: usize, moment: usize) -> Option<usize> {
        if let Some(&known) = self.at.get(&(frame, way)) {
            return Some(known);
        }
        let root = self.frames[frame].node;
        if way == root || !self.run.is_below(way, root) {
            return None;
        }
        let above = self.run.nodes[way].parent?;
        let parent = self.made(frame, above, moment);
        let position = self.run.position(self.run.nodes[way].position);
        let this = self.below[frame].len();
        self.below[frame].push(Made {
            number: self.run.nodes[way].position,
            choice: position.choice?,
            mover: position.mover,
            moment,
            parent,
            is_changed: self.run.valued_around,
            is_over: position.state.over,
            ..Made::default()
        });
        if let Some(parent) = parent {
            self.below[frame][parent].children.push(this);
        }
        self.at.insert((frame, way), this);
        Some(this)
    }
}

impl<'t> Reading<'_, 't> {
    /// Adds the nodes below a frame, whose own node is `this`.
    fn frame(&mut self, frame: usize, this: usize) {
        let mut below = std::mem::take(&mut self.below[frame]);
        let first: Vec<usize> = (0..below.len())
            .filter(|&at| below[at].parent.is_none())
            .collect();
        let leads = leads_to_searches(&below);
        let searched = searched_from(&below);
        // Every position follows the position that it was made from.
        for at in (0..below.len()).rev() {
            let row = std::mem::take(&mut below[at].children);
            let number = below[at].number;
            // If the frame had siblings of this board searched, the values that it read below the board were only
            // looks.
            let is_looked_into = searched(below[at].parent) && !row.iter().any(|&at| leads[at]);
            below[at].is_inner = !is_looked_into && self.has_below(&mut below, number, &row);
            below[at].children = row;
        }
        let own = self.subject(frame);
        self.has_below(&mut below, own, &first);
        let mut rows = Vec::new();
        let mut open = vec![(this, own, first)];
        while let Some((node, position, row)) = open.pop() {
            let row = self.replies(node, &below, row);
            for (at, before) in &row {
                let made = &below[*at];
                let Some(child) = self.reply(node, &below, *at, before) else {
                    continue;
                };
                if !made.children.is_empty() {
                    open.push((child, made.number, made.children.clone()));
                }
            }
            rows.push((node, position, row));
        }
        for other in std::mem::take(&mut self.aside[frame]) {
            let call = &self.run.tree.calls[self.frames[other].call];
            let child = self.child(this, call.entered);
            self.node_of[other] = child;
            self.show(child, self.subject(other));
            let node = &mut self.game.nodes[child];
            node.choice = None;
            node.aside = Some(match self.frames[other].node == self.frames[frame].node {
                true => Aside::OnceMore,
                false => Aside::Elsewhere,
            });
        }
        self.places.sort_unstable();
        for (_, parent, child) in std::mem::take(&mut self.places) {
            self.game.nodes[parent].children.push(child);
        }
        for (node, position, row) in rows {
            let made: Vec<&Made> = row.iter().map(|(at, _)| &below[*at]).collect();
            if node != this && made.is_empty() {
                continue;
            }
            let state = self.run.position(position).state;
            let mover = self.mover(position, made.iter().copied());
            if !made.is_empty() {
                self.game.nodes[node].mover = mover.map(|it| Mover::named(it, state));
            }
            self.game.left_out(node, mover, &made);
        }
    }

    /// Returns the number of the position that a frame searches.
    fn subject(&self, frame: usize) -> u32 {
        let SearchFrame { call, node, .. } = self.frames[frame];
        let subject = self.run.tree.calls[call].subject;
        subject.unwrap_or(self.run.nodes[node].position)
    }

    /// Finds the leaves among the positions made at a position, and returns whether anything is below it. A board
    /// that was valued once and not searched is a leaf. If a sibling was valued twice, or valued and searched, its
    /// value may have served to sort the moves. Then no board there is a leaf.
    fn has_below(&self, below: &mut [Made<'t>], position: u32, row: &[usize]) -> bool {
        let is_inner = |made: &Made| made.is_inner || !made.frames.is_empty();
        let any_inner = row.iter().any(|&at| is_inner(&below[at]));
        let looks = row.iter().any(|&at| below[at].is_looked_at());
        let mover = self.mover(position, row.iter().map(|&at| &below[at]));
        let mut any = any_inner;
        for &at in row {
            let made = &mut below[at];
            made.is_leaf = !looks
                && !is_inner(made)
                && made.worth.is_some()
                && made.mover == mover
                && (made.is_over || !any_inner);
            any |= made.is_leaf;
        }
        any
    }

    /// Returns who moves at a position: the player whose move was searched, or else the player that the board names.
    /// If the board names no player, it is the player of the first move. Moves of the other player only look at that
    /// player's threats.
    fn mover<'m>(
        &self,
        position: u32,
        mut row: impl Iterator<Item = &'m Made<'t>> + Clone,
    ) -> Option<&'t str>
    where
        't: 'm,
    {
        let searched = row.clone().find(|made| !made.frames.is_empty());
        let to_move = self.run.position(position).state.to_move;
        let played = searched.and_then(|made| made.mover).or(to_move);
        played.or_else(|| row.next()?.mover)
    }

    /// Returns the replies at a node. If the same player continues from a position that was neither searched nor
    /// valued, the moves form a single step. Each reply has the earlier moves of its step.
    fn replies(
        &mut self,
        node: usize,
        below: &[Made<'t>],
        row: Vec<usize>,
    ) -> Vec<(usize, Vec<&'t str>)> {
        let mut replies = Vec::new();
        let mut open: Vec<(usize, Vec<&str>)> =
            row.into_iter().rev().map(|at| (at, Vec::new())).collect();
        while let Some((at, before)) = open.pop() {
            let made = &below[at];
            let mover = self.mover(made.number, made.children.iter().map(|&at| &below[at]));
            let goes_on =
                made.mover == mover && made.children.iter().any(|&at| below[at].mover == mover);
            if !goes_on || !made.is_inner || made.worth.is_some() || !made.frames.is_empty() {
                replies.push((at, before));
                continue;
            }
            // Moves offered along the way are not choices of this position.
            self.game.nodes[node].offers = None;
            let before = [before.as_slice(), &[made.choice]].concat();
            open.extend(made.children.iter().rev().map(|&at| (at, before.clone())));
        }
        replies
    }

    /// Adds the result of a move if it was searched or valued, or if anything is below it. Moves that the frame
    /// itself made from there belong to a separate node, because no search of the position made them. Returns that
    /// node.
    fn reply(
        &mut self,
        above: usize,
        below: &[Made<'t>],
        at: usize,
        before: &[&'t str],
    ) -> Option<usize> {
        let made = &below[at];
        for &frame in &made.frames {
            let call = &self.run.tree.calls[self.frames[frame].call];
            let child = self.child(above, call.entered);
            self.node_of[frame] = child;
            self.show(child, self.subject(frame));
            self.game.nodes[child].first = before.to_vec();
        }
        if !made.is_inner && !made.is_leaf {
            return None;
        }
        // If the position was also searched, the node for the frame's own moves begins at the first of them.
        let first = made.children.iter().map(|&at| below[at].moment).min();
        let first = first.filter(|_| !made.frames.is_empty());
        // A leaf begins when it is read, which may be long after its move was made.
        let read = made.first_read().filter(|_| made.is_leaf);
        let moment = first.or(read).unwrap_or(made.moment);
        let child = self.child(above, moment);
        self.show(child, made.number);
        let node = &mut self.game.nodes[child];
        node.first = before.to_vec();
        (node.returned, node.entered) = (true, Some(moment));
        if let Some((worth, moment)) = made.worth.filter(|_| made.is_leaf) {
            node.worth = Some(worth).filter(|_| !made.is_changed);
            node.left = Some(moment);
        }
        Some(child)
    }

    fn child(&mut self, parent: usize, moment: usize) -> usize {
        let child = self.game.nodes.len();
        self.game.nodes.push(Node {
            parent: Some(parent),
            depth: self.game.nodes[parent].depth + 1,
            ..Node::default()
        });
        self.places.push((moment, parent, child));
        child
    }

    /// Copies the known facts about a position to a node.
    fn show(&mut self, node: usize, number: u32) {
        let RunPosition {
            state,
            choice,
            node: way,
            ..
        } = *self.run.position(number);
        let node = &mut self.game.nodes[node];
        node.position = Some(number);
        node.choice = node.choice.or(choice);
        node.board = Some(RecordedBoard::new(state));
        node.over = state.over;
        node.to_move = state.to_move.map(|name| Mover::named(name, state));
        node.offers = Some(self.asked[way] as usize);
    }

    /// Copies the facts that a frame's call shows about its position to its node.
    fn fill(&mut self, frame: usize, this: usize) {
        let values = self.values[frame];
        let call: &Call = &self.run.tree.calls[self.frames[frame].call];
        if self.frames[frame].parent.is_none() {
            self.show(this, self.subject(frame));
        }
        let node = &mut self.game.nodes[this];
        let window = call.window.map(of_ends);
        let answers = values == Some(ValuesOf::AtLeast);
        let number = call.number;
        // The bound of a question is the beta of its null window.
        node.window = window.filter(|_| !answers);
        node.at_least = window.filter(|_| answers).map(|window| window.beta);
        node.asked = call.levels;
        node.value = number
            .filter(|_| !answers)
            .map(|value| of_call(value, window));
        node.answer = number.filter(|_| answers).map(|yes| yes == 1);
        node.said = call.value.and_then(|value| open_ends(value, call.number));
        node.mv = call.mv;
        node.entered = Some(call.entered);
        node.left = call.left;
        node.function = Some(call.function);
        node.call = Some(self.frames[frame].call);
        node.returned = call.value.is_some();
        node.values = values;
        node.worth = self.worth[frame];
    }
}

/// Returns whose values the function of each frame returns.
fn values_of(trace: &Trace, run: &Run<'_>, frames: &[SearchFrame]) -> Vec<Option<ValuesOf>> {
    let function = |frame: &SearchFrame| run.tree.calls[frame.call].function;
    let values = frames.iter().map(|frame| trace.values_of(function(frame)));
    values.collect()
}

/// Returns whether every move offered is the number of its branch in a written tree. On a board, such a number is the
/// name of a move.
fn numbered(game: &Game) -> bool {
    let from = |first: usize| {
        game.nodes.iter().all(|node| {
            let mut moves = game.offered(node).iter().enumerate();
            moves.all(|(at, choice)| choice.parse() == Ok(at + first))
        })
    };
    let offered = game.nodes.iter().any(|node| !game.offered(node).is_empty());
    let is_tree = |node: &Node| node.board().is_some_and(|board| board.tree().is_some());
    offered && (from(0) || from(1)) && game.nodes.iter().all(is_tree)
}
