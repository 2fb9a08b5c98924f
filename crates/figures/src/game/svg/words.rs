//! The words around a game tree: what the marks mean, why branches were cut, and the tree for who
//! cannot see it.

use game::Bound;

use super::explained::EXPLAINED;
use crate::fold::What;
use crate::game::fold::FoldedGame;
use crate::game::node::Node;
use crate::game::terms::{A_LEAF, ANSWERED_AT_ONCE, BUILT_ONLY, LINE_BOTH_PLAY, NO_VALUE};
use crate::game::tree::Game;
use crate::labels::spaced;
use crate::svg::Sample;

/// Of so many searches the line is told, the last ones, and so many nodes of each.
const LINES: usize = 3;
const STEPS: usize = 10;

pub(super) fn marks(game: &Game, folded: &FoldedGame, whole: bool) -> String {
    let field = game.field();
    let mut out = game.players().to_vec();
    let boards = folded
        .nodes
        .iter()
        .any(|shown| matches!(shown.what, What::Node(node) if game.has_picture(node)));
    let shown = |what: &dyn Fn(usize) -> bool| {
        let mut all = folded.nodes.iter();
        all.any(|shown| matches!(shown.what, What::Node(node) if what(node)))
    };
    if shown(&|node| game.closed(node) > 0) {
        let squares = field.is_some_and(|field| field.dots.is_some());
        out.push(if squares {
            "+1: closes a square"
        } else {
            "+1: closes a box"
        });
    }
    if shown(&|node| game.again(node)) {
        out.push(Game::meaning_of_again(boards));
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
    let line = line.then(|| format!("★\u{a0}green: {LINE_BOTH_PLAY}"));
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

/// How much it was, and what came of it: sentences without their full stops.
pub(crate) fn facts(game: &Game) -> Vec<String> {
    let returned = game.returned();
    let returned = returned.map(|returned| format!("It returned {returned}"));
    [game.title()].into_iter().chain(returned).collect()
}

pub(super) fn legend(game: &Game, cuts: &[usize]) -> Vec<(Sample, String)> {
    let mut out: Vec<(Sample, String)> = Vec::new();
    for (at, &cut) in cuts.iter().enumerate().take(EXPLAINED) {
        let number = if cuts.len() > 1 {
            format!(" {}", at + 1)
        } else {
            String::new()
        };
        out.push((Sample::Cut, format!("cut{number}: {}", game.reason(cut))));
    }
    let (cut, others): (Vec<usize>, Vec<usize>) =
        game.cuts().into_iter().partition(|&node| game.is_cut(node));
    let more = cut.len().saturating_sub(out.len());
    if more > 0 && !out.is_empty() {
        let nodes = if more == 1 { "node" } else { "nodes" };
        let text = format!(
            "and cuts at {} more {nodes}; an arrow leads to the bound",
            spaced(more)
        );
        out.push((Sample::Cut, text));
    }
    let mut reasons: Vec<String> = Vec::new();
    for node in others {
        let reason = format!("{}: {}", game.cut_word(node), game.reason(node));
        if !reasons.contains(&reason) {
            reasons.push(reason);
        }
    }
    out.extend(reasons.into_iter().map(|reason| (Sample::Cut, reason)));
    out.push((Sample::Fact, facts(game).join(". ")));
    out
}

impl Game<'_> {
    /// The tree in a few sentences, for who cannot see it.
    pub(super) fn describe(&self) -> String {
        let mut out = format!("{}. {}", self.title(), self.counts());
        if let Some(complaint) = self.complaint() {
            out += &format!(" {complaint}");
        }
        let lines = self.roots.iter().filter(|&&root| self.nodes[root].line);
        let lines: Vec<usize> = lines.copied().collect();
        let first = lines.len().saturating_sub(LINES);
        for &root in &lines[first..] {
            let of = match self.led_by(root).filter(|_| self.roots.len() > 1) {
                Some(led_by) => format!(" ({led_by})"),
                None => String::new(),
            };
            out += &format!(" The line both play{of}: {}.", self.line_in_words(root));
        }
        out += &match first {
            0 => String::new(),
            1 => " The line of 1 earlier search is not told.".to_owned(),
            more => format!(
                " The lines of {} earlier searches are not told.",
                spaced(more)
            ),
        };
        for cut in self.cuts().into_iter().take(3) {
            let word = if self.is_cut(cut) {
                "A cut"
            } else {
                "Not searched"
            };
            out += &format!(" {word}: {}.", self.reason(cut));
        }
        out
    }

    /// `MAX, 44; move 1 to MIN, 44; move 1 to a leaf, 44`: the line that both play from a root, as far as ten nodes tell it.
    fn line_in_words(&self, root: usize) -> String {
        let line: Vec<&Node> = self.line_from(root).collect();
        let mut words: Vec<String> = line
            .iter()
            .take(STEPS)
            .map(|node| {
                let mover = node.mover.map_or(A_LEAF, |mover| self.who(mover));
                let value = node.label().unwrap_or_else(|| NO_VALUE.into());
                match node.choice {
                    Some(choice) => format!("move {choice} to {mover}, {value}"),
                    None => format!("{mover}, {value}"),
                }
            })
            .collect();
        let more = line.len().saturating_sub(STEPS);
        if more > 0 {
            let s = if more == 1 { "" } else { "s" };
            words.push(format!("and {more} more move{s}"));
        }
        words.join("; ")
    }
}
