//! The third pass: who chooses at each node, what its value says, why branches were cut, and
//! the line that both play.

use call_trace::{Search, ValuesOf};
use game::Bound;

use super::node::Mover;
use super::number::{negated, window_negated};
use super::of_nodes::{read_nodes, says_nodes};
use super::plain::{Plain, Visits};
use super::read::read;
use super::tree::Game;
use super::why::why;
use crate::recorded::Recorded;

impl<'t> Game<'t> {
    /// The game tree of a run.
    pub(crate) fn new(recorded: &Recorded<'t>) -> Self {
        let nodes = says_nodes(recorded.trace).then(|| read_nodes(recorded));
        let mut game = nodes.flatten().unwrap_or_else(|| read(recorded));
        judge(recorded, &mut game);
        game
    }
}

fn judge(recorded: &Recorded, game: &mut Game) {
    for node in &mut game.nodes {
        // What a call found that never returned, nobody was given.
        if node.returned && !game.valued_around {
            node.value = node.value.or(node.worth);
        }
        let is_read = node.call.is_none() && node.children.is_empty() && !node.unvisited;
        node.is_unknown = game.valued_around && is_read;
    }
    let says = |whose: &[ValuesOf]| {
        let mut said = game.nodes.iter().filter_map(|node| node.values);
        said.any(|values| whose.contains(&values))
    };
    game.negated = says(&[ValuesOf::Mover, ValuesOf::MoverRest]);
    game.rests = says(&[ValuesOf::MoverRest]);
    from_the_first_side(game);
    game.plain = match game.roots[..] {
        [0] if game.built.is_none()
            && game.time_up.is_none()
            && !game.valued_around
            && !game.nodes.iter().any(|node| node.may_be_read > 0)
            && recorded.trace.search_of(game.function) == Some(Search::AlphaBeta) =>
        {
            let may_look = |at| game.may_look_at_a_leaf(at);
            let is_complete = game.unrecorded == 0;
            let visits = Visits::of(game, recorded);
            visits.and_then(|visits| Plain::beside(visits, &game.nodes, is_complete, may_look))
        }
        _ => None,
    };
    game.stops_at_ends = game.nodes.iter().all(|node| {
        let mut but_last = node.children.iter().rev().skip(1);
        but_last.all(|&child| !game.nodes[child].over)
    });
    // Without a window, a value says what those below it say.
    for this in (0..game.nodes.len()).rev() {
        bound(game, this);
    }
    for this in 0..game.nodes.len() {
        let left_out = !game.nodes[this].cut.is_empty() || game.passes_over(this);
        if left_out && !game.is_cut_short(this) {
            game.nodes[this].why = why(game, this);
        }
    }
    game.valued = game.nodes.iter().any(|node| node.value.is_some());
    let played = game.plain.as_ref().and_then(Plain::line);
    let is_recommended = |line: &Vec<usize>| {
        let mut steps = line.windows(2);
        let is_known = |&this: &usize| {
            game.nodes[this].returned && game.nodes[this].bound == Some(Bound::Exact)
        };
        line.iter().all(is_known) && steps.all(|step| may_recommend(game, step[0], step[1]))
    };
    let lines = match played.filter(is_recommended) {
        Some(line) => vec![line],
        None => game.roots.iter().map(|&root| line(game, root)).collect(),
    };
    for line in lines {
        // A board alone is no line.
        if line.len() > 1 {
            line.iter().for_each(|&this| game.nodes[this].line = true);
        }
    }
}

/// Turns to MAX's side what a function returned and was given from the mover's. Where nobody says who moves, it is not known
/// what that is to MAX.
fn from_the_first_side(game: &mut Game) {
    for node in &mut game.nodes {
        if !matches!(node.values, Some(ValuesOf::Mover | ValuesOf::MoverRest)) {
            continue;
        }
        // A board that is not told who moves learns it from the moves that are made on it.
        match node.to_move.or(node.mover) {
            Some(Mover::Max) => {}
            Some(Mover::Min) => {
                node.value = node.value.map(negated);
                node.window = node.window.map(window_negated);
            }
            None => {
                node.is_unknown = node.value.is_some();
                (node.value, node.window) = (None, None);
            }
        }
    }
}

/// What the value of a node says. Where a player left out moves, these can only be better for that player,
/// whatever the window was.
fn bound(game: &mut Game, this: usize) {
    let node = &game.nodes[this];
    // Who is not told how deep to look, and answers otherwise than the board values itself, knows a bound.
    let is_its_own = node.asked.is_some() || game.valued_around || node.worth == node.value;
    let valued = node.worth.is_some() && is_its_own;
    let ends = node.over || valued || !game.values_seen;
    let leaf = node.children.is_empty() && ends;
    // A value that comes from no move says nothing of the true one.
    let keeps = !game.loses_best(this);
    let cutter = node.mover.filter(|_| !node.cut.is_empty());
    let with_cut = cutter.map(|mover| match mover {
        Mover::Max => Bound::AtLeast,
        Mover::Min => Bound::AtMost,
    });
    let bound = node.value.map(|value| match node.window {
        Some(window) if !leaf && keeps => match (Bound::of(value, window), with_cut) {
            (Bound::Exact, _) => Bound::Exact,
            (_, Some(bound)) => bound,
            (bound, None) if window.alpha < window.beta => bound,
            _ => Bound::Exact,
        },
        // Whoever stops where a move ends the game may know that there is no better one.
        None if !leaf && keeps && !game.ends_at_once(this) => {
            with_cut.unwrap_or_else(|| of_moves(game, this))
        }
        _ => Bound::Exact,
    });
    game.nodes[this].bound = bound;
}

/// What the best of all moves says, where nobody was given a window: a move of which only a bound is known may be better, or
/// worse, than it says. What comes from no move is what was returned.
fn of_moves(game: &Game, this: usize) -> Bound {
    let node = &game.nodes[this];
    let replies = node
        .children
        .iter()
        .map(|&child| (child, &game.nodes[child]));
    let replies = replies.filter(|(_, child)| child.is_reply());
    let of = |bound: Bound| {
        let mut such = replies
            .clone()
            .filter(|(_, child)| child.bound == Some(bound));
        such.next().is_some()
    };
    let value = |child: usize| Some(game.nodes[child].value? + game.gained(child));
    let best = replies
        .clone()
        .filter(|(child, _)| value(*child) == node.value);
    let mut best = best.peekable();
    if best.peek().is_none() || game.has_unknown_reply(this) {
        return Bound::Exact;
    }
    let (better, worse) = match node.mover {
        Some(Mover::Max) => (Bound::AtLeast, Bound::AtMost),
        Some(Mover::Min) => (Bound::AtMost, Bound::AtLeast),
        None => return Bound::Exact,
    };
    let is_reached = best.any(|(_, child)| child.bound != Some(worse));
    match (of(better), is_reached) {
        (true, true) => better,
        (false, false) => worse,
        _ => Bound::Exact,
    }
}

/// Whether a call recommends the move to this child, or does not say what it recommends.
fn may_recommend(game: &Game, this: usize, child: usize) -> bool {
    let node = &game.nodes[this];
    let choice = |child: usize| game.nodes[child].choice;
    match node.mv {
        None => true,
        Some(None) => false,
        Some(named) => {
            choice(child) == named || node.children.iter().all(|&it| choice(it) != named)
        }
    }
}

/// From a root whose value is exact, the child that it recommends, or else the first that its value comes from,
/// and so on: a bound is no value of a line that both play. Nothing where it is a bound.
fn line(game: &Game, root: usize) -> Vec<usize> {
    let exact =
        |this: usize| game.nodes[this].bound == Some(Bound::Exact) && !game.is_cut_short(this);
    let below = |&this: &usize| {
        let value = game.nodes[this].value;
        let mut row = game.nodes[this].children.iter().copied();
        row.find(|&child| {
            let below = game.nodes[child].value;
            let below = below.map(|below| below + game.gained(child));
            let is_reply = game.nodes[child].is_reply();
            is_reply && below == value && exact(child) && may_recommend(game, this, child)
        })
    };
    std::iter::successors(Some(root).filter(|&root| exact(root)), below).collect()
}
