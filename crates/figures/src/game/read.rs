//! Builds the positions of a search from its search frames, and classifies each move: searched, read as a leaf, or
//! only looked at.

use std::collections::HashMap;

use call_trace::{Call, EventKind, Run, SearchFrame, SearchFrames, TIME_IS_UP, Trace, ValuesOf};
use game::Value;

use super::made::Made;
use super::node::{Aside, Mover, Node};
use super::number::{ended, of_call, of_ends};
use super::tree::Game;
use crate::labels::open_ends;
use crate::recorded::{Recorded, RecordedBoard};

pub(super) fn read<'t>(recorded: &Recorded<'t>) -> Game<'t> {
    let (trace, run): (_, &Run) = (recorded.trace, recorded);
    let frames = SearchFrames::of(trace, run);
    let count = frames.all.len();
    let mut reading = Reading {
        game: Game {
            valued_around: run.valued_around,
            offers: vec![Vec::new(); run.nodes.len()],
            unrecorded: trace.calls() - trace.recorded_calls(),
            ..Game::default()
        },
        trace,
        run,
        frames: &frames.all,
        below: (0..count).map(|_| Vec::new()).collect(),
        at: HashMap::new(),
        node_of: vec![0; count],
        aside: vec![Vec::new(); count],
        worth: vec![None; count],
    };
    reading.collect(&frames);
    for (number, frame) in frames.all.iter().enumerate() {
        if frame.parent.is_none() {
            reading.add_frame(number, None);
        }
    }
    for number in 0..count {
        reading.add_below(number);
    }
    let mut game = reading.game;
    game.join_built();
    if game.unrecorded > 0 {
        game.forget_last_cuts();
    }
    game
}

struct Reading<'r, 't> {
    game: Game<'t>,
    trace: &'t Trace,
    run: &'r Run<'t>,
    frames: &'r [SearchFrame],
    /// The positions that each frame made below its own position.
    below: Vec<Vec<Made<'t>>>,
    /// The index of a position in that list, by the frame and the path of moves.
    at: HashMap<(usize, usize), usize>,
    /// The node of each frame.
    node_of: Vec<usize>,
    /// The frames inside each frame whose position is not below its own: the same position again, or one from
    /// elsewhere.
    aside: Vec<Vec<usize>>,
    /// The value that each frame found for its own position.
    worth: Vec<Option<Value>>,
}

impl<'t> Reading<'_, 't> {
    /// Collects the positions that each frame made, valued and searched.
    fn collect(&mut self, frames: &SearchFrames) {
        let run = self.run;
        for (moment, it) in run.events.iter().enumerate() {
            match it.kind {
                EventKind::Noted(TIME_IS_UP) => {
                    self.game.time_up.get_or_insert(moment);
                }
                // All positions of a path allow the same moves.
                EventKind::Offered(at, choices) => {
                    let known = &mut self.game.offers[run.position(at).node];
                    if choices.iter().count() > known.len() {
                        *known = choices.iter().collect();
                    }
                }
                _ => {}
            }
            let frame = it.call.and_then(|call| Some((call, frames.of_call[call]?)));
            let Some((call, frame)) = frame else { continue };
            let SearchFrame {
                call: own,
                node,
                parent,
            } = self.frames[frame];
            match it.kind {
                EventKind::Called if call == own => {
                    let Some(above) = parent else { continue };
                    match self.made(above, node, moment) {
                        Some(at) => self.below[above][at].frames.push(frame),
                        None => self.aside[above].push(frame),
                    }
                }
                EventKind::Played(to) => {
                    if let Some(at) = self.made(frame, run.position(to).node, moment) {
                        let made = &mut self.below[frame][at];
                        if !std::mem::replace(&mut made.is_played, true) {
                            (made.number, made.moment) = (to, moment);
                        }
                    }
                }
                EventKind::Valued(at, worth) => {
                    self.game.values_seen = true;
                    let way = run.position(at).node;
                    if way == node {
                        self.worth[frame] = Some(ended(worth));
                    } else if let Some(at) = self.made(frame, way, moment) {
                        let made = &mut self.below[frame][at];
                        made.is_read_again = made.worth.is_some();
                        made.worth.get_or_insert((ended(worth), moment));
                    }
                }
                EventKind::Returned if call != own => {
                    let way = run.node_of(call);
                    let at = way.and_then(|way| self.at.get(&(frame, way)));
                    if let (Some(&at), Some(answer)) = (at, run.tree.calls[call].number) {
                        let made = &mut self.below[frame][at];
                        made.is_changed |=
                            made.worth.is_some_and(|(worth, _)| worth != ended(answer));
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

    /// Adds the nodes below a frame.
    fn add_below(&mut self, frame: usize) {
        let (this, own) = (self.node_of[frame], self.subject(frame));
        let mut below = std::mem::take(&mut self.below[frame]);
        let first: Vec<usize> = (0..below.len())
            .filter(|&at| below[at].parent.is_none())
            .collect();
        // Every position follows the position that it was made from.
        for at in (0..below.len()).rev() {
            let row = std::mem::take(&mut below[at].children);
            let number = below[at].number;
            let mut made = row.iter().map(|&at| &below[at]);
            below[at].leads = made.any(|made| made.leads || made.is_searched());
            below[at].is_inner = self.has_below(&mut below, number, &row);
            below[at].children = row;
        }
        self.has_below(&mut below, own, &first);
        let mut rows = Vec::new();
        let mut open = vec![(this, own, first)];
        while let Some((node, position, row)) = open.pop() {
            let row = self.replies(node, &below, row);
            for (at, before) in &row {
                let made = &below[*at];
                let child = self.reply(node, &below, made, before);
                if let Some(child) = child.filter(|_| !made.children.is_empty()) {
                    open.push((child, made.number, made.children.clone()));
                }
            }
            let row: Vec<usize> = row.into_iter().map(|(at, _)| at).collect();
            rows.push((node, position, row));
        }
        for other in std::mem::take(&mut self.aside[frame]) {
            let child = self.add_frame(other, Some(this));
            let node = &mut self.game.nodes[child];
            node.choice = None;
            node.aside = Some(match self.frames[other].node == self.frames[frame].node {
                true => Aside::OnceMore,
                false => Aside::Elsewhere,
            });
        }
        for (node, position, row) in rows {
            let state = self.run.position(position).state;
            let mover = self.mover(position, &below, &row);
            let made: Vec<&Made> = row.iter().map(|&at| &below[at]).collect();
            let its = mover.filter(|_| !made.is_empty());
            self.game.nodes[node].mover = its.map(|name| Mover::named(name, state));
            let mut children = std::mem::take(&mut self.game.nodes[node].children);
            children.sort_by_key(|&child| self.game.nodes[child].entered);
            self.game.nodes[node].children = children;
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
        let any_searched = row.iter().any(|&at| below[at].is_searched());
        for &at in row {
            // If the frame had siblings of this board searched, the values that it read below the board were only
            // looks.
            let made = &mut below[at];
            made.is_inner &= made.leads || !any_searched;
        }
        let any_inner = any_searched || row.iter().any(|&at| below[at].is_inner);
        let looks = row.iter().any(|&at| below[at].is_looked_at());
        let mover = self.mover(position, below, row);
        let mut any = any_inner;
        for &at in row {
            let made = &mut below[at];
            made.is_leaf = !looks
                && !made.is_inner
                && !made.is_searched()
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
    fn mover(&self, position: u32, below: &[Made<'t>], row: &[usize]) -> Option<&'t str> {
        let mut row = row.iter().map(|&at| &below[at]);
        let searched = row.clone().find(|made| made.is_searched());
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
            let mover = self.mover(made.number, below, &made.children);
            let goes_on =
                made.mover == mover && made.children.iter().any(|&at| below[at].mover == mover);
            if !goes_on || !made.is_inner || made.worth.is_some() || made.is_searched() {
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
        made: &Made<'t>,
        before: &[&'t str],
    ) -> Option<usize> {
        for &frame in &made.frames {
            let child = self.add_frame(frame, Some(above));
            self.game.nodes[child].first = before.to_vec();
        }
        if !made.is_inner && !made.is_leaf {
            return None;
        }
        // If the position was also searched, the node for the frame's own moves begins at the first of them.
        let first = made.children.iter().map(|&at| below[at].moment).min();
        let first = first.filter(|_| made.is_searched());
        // A leaf begins when it is read, which may be long after its move was made.
        let read = made.worth.filter(|_| made.is_leaf);
        let left = read.map(|(_, moment)| moment);
        Some(self.game.add(Node {
            parent: Some(above),
            first: before.to_vec(),
            worth: read.map(|(worth, _)| worth).filter(|_| !made.is_changed),
            returned: true,
            left,
            ..self.node(made.number, first.or(left).unwrap_or(made.moment))
        }))
    }

    /// Adds the node of a frame, with the facts that its call shows.
    fn add_frame(&mut self, frame: usize, parent: Option<usize>) -> usize {
        let number = self.frames[frame].call;
        let call: &Call = &self.run.tree.calls[number];
        let values = self.trace.values_of(call.function);
        let answers = values == Some(ValuesOf::AtLeast);
        let window = call.window.map(of_ends);
        let value = call.number.filter(|_| !answers);
        let answer = call.number.filter(|_| answers);
        let this = self.game.add(Node {
            parent,
            // The bound of a question is the beta of its null window.
            window: window.filter(|_| !answers),
            at_least: window.filter(|_| answers).map(|window| window.beta),
            asked: call.levels,
            value: value.map(|value| of_call(value, window)),
            answer: answer.map(|yes| yes == 1),
            said: call.value.and_then(|value| open_ends(value, call.number)),
            mv: call.mv,
            left: call.left,
            function: Some(call.function),
            call: Some(number),
            returned: call.value.is_some(),
            values,
            worth: self.worth[frame],
            ..self.node(self.subject(frame), call.entered)
        });
        self.node_of[frame] = this;
        this
    }

    /// Returns a node with the known facts about a position.
    fn node(&self, number: u32, entered: usize) -> Node<'t> {
        let position = self.run.position(number);
        let state = position.state;
        Node {
            position: Some(number),
            choice: position.choice,
            board: Some(RecordedBoard::new(state)),
            over: state.over,
            to_move: state.to_move.map(|name| Mover::named(name, state)),
            offers: Some(position.node),
            entered: Some(entered),
            ..Node::default()
        }
    }
}
