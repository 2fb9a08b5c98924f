//! The third pass: who chooses at each node, what its value says, why branches were cut, and
//! the line that both play.

use call_trace::{Trace, ValuesOf};
use game::Bound;

use super::node::Mover;
use super::number::{negated, recommended, window_negated};
use super::of_nodes::{read_nodes, says_nodes};
use super::plain::Plain;
use super::read::read;
use super::tree::Game;
use super::why::why;

impl<'t> Game<'t> {
    /// The game tree of a run.
    pub(crate) fn new(trace: &'t Trace) -> Self {
        let nodes = says_nodes(trace).then(|| read_nodes(trace)).flatten();
        let mut game = nodes.unwrap_or_else(|| read(trace));
        judge(trace, &mut game);
        game
    }
}

fn judge(trace: &Trace, game: &mut Game) {
    for node in &mut game.nodes {
        node.value = node.value.or(node.worth);
    }
    let says = |whose: &[ValuesOf]| {
        let mut said = game.nodes.iter().filter_map(|node| node.values);
        said.any(|values| whose.contains(&values))
    };
    game.negated = says(&[ValuesOf::Mover, ValuesOf::MoverRest]);
    game.rests = says(&[ValuesOf::MoverRest]);
    from_the_first_side(game);
    game.plain = match game.roots[..] {
        [root] if game.built.is_none() => Plain::beside(trace, game.function, root, &game.nodes),
        _ => None,
    };
    for this in 0..game.nodes.len() {
        bound(game, this);
    }
    for this in 0..game.nodes.len() {
        if !game.nodes[this].cut.is_empty() || game.passes_over(this) {
            game.nodes[this].why = why(game, this);
        }
    }
    game.stops_at_ends = game.nodes.iter().all(|node| {
        let ends = |&&child: &&usize| game.nodes[child].over;
        node.children.iter().rev().skip(1).find(ends).is_none()
    });
    game.valued = game.nodes.iter().any(|node| node.value.is_some());
    let played = game.plain.as_ref().and_then(Plain::line);
    let is_recommended = |line: &Vec<usize>| {
        line.windows(2)
            .all(|two| recommended_child(game, two[0]).is_none_or(|it| it == Some(two[1])))
    };
    match played.filter(is_recommended) {
        Some(line) => line
            .into_iter()
            .for_each(|this| game.nodes[this].line = true),
        None => line(game),
    }
    // A board alone is no line.
    for at in 0..game.roots.len() {
        let root = game.roots[at];
        let mut row = game.nodes[root].children.iter();
        if row.len() > 0 && row.all(|&child| !game.nodes[child].line) {
            game.nodes[root].line = false;
        }
    }
}

/// Turns to MAX's side what a function returned and was given from the mover's.
fn from_the_first_side(game: &mut Game) {
    for node in &mut game.nodes {
        let is_movers = matches!(node.values, Some(ValuesOf::Mover | ValuesOf::MoverRest));
        if is_movers && node.to_move == Some(Mover::Min) {
            node.value = node.value.map(negated);
            node.window = node.window.map(window_negated);
        }
    }
}

/// What the value of a node says. Where a player left out moves, these can only be better for that player,
/// whatever the window was.
fn bound(game: &mut Game, this: usize) {
    let node = &game.nodes[this];
    // Who is not told how deep to look, and answers otherwise than the board values itself, knows a bound.
    let valued = node.worth.is_some() && (node.asked.is_some() || node.worth == node.value);
    let ends = node.over || valued || !game.values_seen;
    let leaf = node.children.is_empty() && ends;
    let with_cut = match node.mover {
        _ if node.cut.is_empty() => None,
        Some(Mover::Max) => Some(Bound::AtLeast),
        Some(Mover::Min) => Some(Bound::AtMost),
        None => None,
    };
    let bound = node.value.map(|value| match node.window {
        Some(window) if !leaf => match (Bound::of(value, window), with_cut) {
            (Bound::Exact, _) => Bound::Exact,
            (_, Some(bound)) => bound,
            (bound, None) if window.alpha < window.beta => bound,
            _ => Bound::Exact,
        },
        _ => Bound::Exact,
    });
    game.nodes[this].bound = bound;
}

/// The child that a call recommends by its move, none of them where it recommends no move; nothing where it
/// does not say.
fn recommended_child(game: &Game, this: usize) -> Option<Option<usize>> {
    let node = &game.nodes[this];
    let Some(named) = recommended(node.said.as_deref()?)? else {
        return Some(None);
    };
    let mut row = node.children.iter().copied();
    let child = row.find(|&child| game.nodes[child].choice == Some(named))?;
    Some(Some(child))
}

/// From each root whose value is exact, the child that it recommends, or else the first that its value comes
/// from, and so on: a bound is no value of a line that both play.
fn line(game: &mut Game) {
    let exact = |game: &Game, this: usize| game.nodes[this].bound == Some(Bound::Exact);
    for at in 0..game.roots.len() {
        let mut next = Some(game.roots[at]).filter(|&root| exact(game, root));
        while let Some(this) = next {
            game.nodes[this].line = true;
            let value = game.nodes[this].value;
            let recommended = recommended_child(game, this);
            let mut row = game.nodes[this].children.iter().copied();
            next = row.find(|&child| {
                if recommended.is_some_and(|it| it != Some(child)) {
                    return false;
                }
                let below = game.nodes[child].value;
                let below = below.map(|below| below + game.gained(child));
                below == value && exact(game, child)
            });
        }
    }
}
