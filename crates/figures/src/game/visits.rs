//! The visits of a search, in the form that is compared with plain alpha-beta.

use std::collections::HashMap;

use call_trace::{EventKind, Run, Search, Trace};
use game::{Player, Visit};

use super::node::{Aside, Mover};
use super::plain::Visits;
use super::tree::Game;

impl<'t> Visits<'t> {
    /// Returns the visits. Returns `None` if a node is not below its parent, was not searched by a function that
    /// declares itself alpha-beta, or got its value from elsewhere.
    pub(super) fn of(trace: &'t Trace, game: &Game<'t>, run: &Run<'t>) -> Option<Self> {
        let root = game.nodes.first()?;
        let mut below = game.nodes.iter().skip(1);
        let is_stuck = root.asked > Some(0)
            && !root.over
            && !root.children.is_empty()
            && below.all(|node| node.aside == Some(Aside::OnceMore));
        let mut reading = Reading {
            game,
            run,
            visits: Visits::default(),
            of_way: HashMap::new(),
            offers: offers(game, run),
            trace,
        };
        // A search that calls itself about its own board, and never about a board after a move, visits only that
        // board.
        let count = if is_stuck { 1 } else { game.nodes.len() };
        for at in 0..count {
            reading.take(at)?;
        }
        Some(reading.visits)
    }
}

struct Reading<'g, 't> {
    game: &'g Game<'t>,
    run: &'g Run<'t>,
    visits: Visits<'t>,
    /// The visits of positions between moves, by the visit above each of them and its path of moves.
    of_way: HashMap<(usize, usize), usize>,
    /// The moves on offer where a step of several moves begins or continues, by the path of moves.
    offers: Vec<Vec<&'t str>>,
    trace: &'g Trace,
}

impl<'t> Reading<'_, 't> {
    fn take(&mut self, at: usize) -> Option<()> {
        let node = &self.game.nodes[at];
        let is_known = match node.call {
            // A value that is returned at once may come from a table.
            Some(_) => node.asked == Some(0) || !self.game.answered_at_once(at),
            None => !node.children.is_empty() || node.worth.is_some(),
        };
        let is_alpha_beta = |name| self.trace.search_of(name) == Some(Search::AlphaBeta);
        if !is_known || !node.function.is_none_or(is_alpha_beta) || !node.is_reply() {
            return None;
        }
        let way = self.run.position(node.position?).node;
        let mut parent = node.parent.map(|above| self.visits.of_node[above]);
        if let Some(above) = parent {
            parent = Some(self.between(above, at)?);
        }
        let offered = match self.offered(way) {
            Some(offered) => offered.clone(),
            None => self.game.offered(node).to_vec(),
        };
        self.visits.of_node.push(self.visits.all.len());
        self.visits.nodes.push(Some(at));
        self.visits.all.push(Visit {
            parent,
            mv: node.choice.filter(|_| parent.is_some()),
            mover: player(node.to_move?),
            done: node.over,
            value: node.worth,
            offered,
            at: node.entered?,
        });
        Some(())
    }

    /// Returns the visit from which the last move led to a node: its parent's visit, or the visit of the position
    /// after the preceding moves.
    fn between(&mut self, mut above: usize, at: usize) -> Option<usize> {
        let node = &self.game.nodes[at];
        let mut next = node.position?;
        let mut before = Vec::new();
        for _ in &node.first {
            next = self.run.position(next).from?;
            before.push(next);
        }
        for number in before.into_iter().rev() {
            let position = self.run.position(number);
            let key = (above, position.node);
            let known = self.of_way.get(&key).copied();
            above = match known {
                Some(known) => known,
                None => {
                    let state = position.state;
                    self.visits.nodes.push(None);
                    self.visits.all.push(Visit {
                        parent: Some(above),
                        mv: position.choice,
                        mover: player(Mover::named(state.to_move?, state)),
                        done: state.over,
                        value: None,
                        offered: self.offered(position.node)?.clone(),
                        at: node.entered?,
                    });
                    self.visits.all.len() - 1
                }
            };
            self.of_way.insert(key, above);
        }
        Some(above)
    }

    fn offered(&self, way: usize) -> Option<&Vec<&'t str>> {
        self.offers.get(way).filter(|choices| !choices.is_empty())
    }
}

/// Returns the choices offered after each path of moves, or an empty list if every step is a single move.
fn offers<'t>(game: &Game<'t>, run: &Run<'t>) -> Vec<Vec<&'t str>> {
    if game.nodes.iter().all(|node| node.first.is_empty()) {
        return Vec::new();
    }
    let mut offers = vec![Vec::new(); run.nodes.len()];
    for event in &run.events {
        if let EventKind::Offered(at, choices) = event.kind {
            let known = &mut offers[run.position(at).node];
            if choices.iter().count() > known.len() {
                *known = choices.iter().collect();
            }
        }
    }
    offers
}

fn player(mover: Mover) -> Player {
    match mover {
        Mover::Max => Player::First,
        Mover::Min => Player::Second,
    }
}
