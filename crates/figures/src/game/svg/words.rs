//! The words around a game tree: the meaning of the marks, and the reasons for cuts.

use game::Bound;

use super::cuts::DrawnCuts;
use crate::game::about::AboutSearch;
use crate::game::fold::FoldedGame;
use crate::game::terms::{ANSWERED_AT_ONCE, BUILT_ONLY};
use crate::game::tree::Game;
use crate::labels::counted;
use crate::svg::Sample;

pub(super) fn marks(game: &Game, folded: &FoldedGame, whole: bool) -> String {
    let field = game.field();
    let mut out = game.players().to_vec();
    let shown = |such: &dyn Fn(usize) -> bool| folded.find(such).is_some();
    let boards = shown(&|node| game.has_picture(node));
    if shown(&|node| game.closed(node) > 0) {
        let squares = field.is_some_and(|field| field.dots.is_some());
        out.push(if squares {
            "+1: closes a square"
        } else {
            "+1: closes a box"
        });
    }
    if shown(&|node| game.again(node)) {
        out.push(match boards {
            true => "▲ or ▼ filled: the same player again",
            false => "again: the same player moves again",
        });
    }
    if game.windows {
        out.push(match (boards, whole) {
            (true, true) => "below a board: the window it was given",
            (false, true) => "beside a node: the window it was given",
            (true, false) => "below a board: the window it was given; now: while it is searched",
            (false, false) => "beside a node: the window it was given; now: while it is searched",
        });
    }
    let is_bound = |node: usize| !matches!(game.nodes[node].bound, None | Some(Bound::Exact));
    if whole && !game.asks && shown(&is_bound) {
        out.push("≤ or ≥: only a bound");
    }
    let line = game.nodes.iter().filter(|node| node.line).count() > 1;
    let line = line.then(|| format!("★\u{a0}green: {}", game.line_both_play()));
    out.extend(line.as_deref());
    let built_only = game.built.is_some() && game.nodes.iter().any(|node| node.unvisited);
    let built_only = built_only.then(|| format!("dashed: {BUILT_ONLY}"));
    out.extend(built_only.as_deref());
    if game.negated {
        out.push(game.seen_by());
    }
    if game.rests {
        out.push("a value: A's boxes minus B's from here on");
    }
    let answered = shown(&|node| game.answered_at_once(node));
    let answered = answered.then(|| format!("dashed: {ANSWERED_AT_ONCE}"));
    out.extend(answered.as_deref());
    out.join(" · ")
}

pub(super) fn legend(game: &Game, about: &AboutSearch, cuts: &DrawnCuts) -> Vec<(Sample, String)> {
    let mut out: Vec<(Sample, String)> = Vec::new();
    for (&cut, number) in cuts.explained().iter().zip(1..) {
        let reason = game.reason(cut);
        let text = match cuts.are_several() {
            true => format!("cut {number}: {reason}"),
            false => format!("cut: {reason}"),
        };
        out.push((Sample::Cut, text));
    }
    let (cut, others): (Vec<usize>, Vec<usize>) =
        game.cuts().into_iter().partition(|&node| game.is_cut(node));
    let more = cut.len().saturating_sub(out.len());
    if more > 0 && !out.is_empty() {
        let nodes = counted(more, "more node");
        let text = format!("and cuts at {nodes}; an arrow leads to the bound");
        out.push((Sample::Cut, text));
    }
    let mut reasons: Vec<String> = Vec::new();
    for node in others {
        let reason = format!("{}: {}", game.left_out_word(&[node]), game.reason(node));
        if !reasons.contains(&reason) {
            reasons.push(reason);
        }
    }
    out.extend(reasons.into_iter().map(|reason| (Sample::Cut, reason)));
    out.push((Sample::Fact, about.facts.clone()));
    out
}
