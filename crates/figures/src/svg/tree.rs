//! The recursion tree as SVG.

use call_trace::Trace;

use super::node::CallNode;
use super::nodes::Style;
use super::scene::Scene;
use super::{Figure, Sample};
use crate::choices::{Choice, FoldedCalls};
use crate::facts::Facts;
use crate::fold::{Limits, What};
use crate::labels::{counted, spaced, value};
use crate::options::SvgOptions;
use crate::roles::Role;

/// A tree that is wider has its labels broken to make it narrower; a book's column is as wide.
const COLUMN: f64 = 720.0;

/// The recursion tree of a run as SVG: in each node the call, its number in time and the value
/// it returned. Of a search of a game, the game tree ([`crate::game_tree_svg`]).
pub fn tree_svg(trace: &Trace, options: &SvgOptions) -> String {
    if crate::is_played(trace) {
        return crate::film_svg(trace, options);
    }
    if crate::is_game(trace) {
        return crate::game_tree_svg(trace, options);
    }
    drawn(&Facts::new(trace), options)
}

/// The recursion tree of a run as SVG, also of a search of a game: its calls with their arguments
/// and results, whatever was played.
pub fn calls_svg(trace: &Trace, options: &SvgOptions) -> String {
    drawn(&Facts::of_calls(trace), options)
}

fn drawn(facts: &Facts, options: &SvgOptions) -> String {
    let folded = facts.folded(limits(options, 120), None);
    figure(facts, &folded, options).finish(options)
}

pub(crate) fn limits(options: &SvgOptions, usual: usize) -> Limits {
    let all = options.max_nodes == Some(usize::MAX);
    let at_most = |limit: usize| if all { usize::MAX } else { limit };
    Limits {
        nodes: options.max_nodes.unwrap_or(usual),
        levels: at_most(30),
        chain: at_most(24),
        siblings: at_most(24),
        roots: at_most(24),
        depth: options.max_depth.unwrap_or(usize::MAX),
        leaves: true,
    }
}

pub(crate) fn figure(facts: &Facts, folded: &FoldedCalls, options: &SvgOptions) -> Figure {
    let (id, scene) = (&options.id, arrange(facts, folded));
    let body = scene.draw(id, |above, below| match (above, below) {
        (_, What::Leaf(Choice::Rejected(_))) => "e cut",
        (What::Gap { .. }, _) | (_, What::Gap { .. }) => "e gap",
        _ => "e",
    });
    Figure {
        title: title(facts),
        marks: marks(facts),
        description: facts.describe(),
        defs: None,
        body,
        width: scene.at.width,
        height: scene.at.height,
        legend: legend(facts, folded, true),
        narrow: false,
    }
}

/// The scene with each label on one line, or, where that makes a wide tree narrower, in several.
fn arrange<'f, 't>(
    facts: &'f Facts<'t>,
    folded: &'f FoldedCalls<'t>,
) -> Scene<'f, Choice<'t>, CallNode<'f, 't>> {
    let with = |style| {
        let nodes = folded.nodes.iter();
        let nodes = nodes.map(|shown| CallNode::new(facts, shown, style));
        Scene::new(folded, nodes.collect(), 9.0, 32.0)
    };
    let wide = with(Style::OneLine);
    if wide.at.width <= COLUMN {
        return wide;
    }
    let narrow = with(Style::NameAbove);
    if narrow.at.width < wide.at.width * 0.95 {
        narrow
    } else {
        wide
    }
}

fn title(facts: &Facts) -> String {
    if facts.tree.calls.is_empty() {
        return facts.no_calls();
    }
    let calls = counted(facts.calls, "call");
    let mut out = format!(
        "{}: {calls}, {} deep",
        facts.subject(),
        counted(facts.height, "frame")
    );
    let solutions = facts.solutions();
    if solutions > 0 {
        out += &format!(", {}", counted(solutions, "solution"));
    }
    out
}

fn marks(facts: &Facts) -> String {
    if facts.tree.calls.is_empty() {
        return String::new();
    }
    let values = facts.tree.calls.iter().any(|call| value(call).is_some());
    let mut out = if values {
        "in each node: the call, its number in time, and the value it returned".to_owned()
    } else {
        "in each node: the call and its number in time".to_owned()
    };
    if facts.choice.iter().any(Option::is_some) {
        out += "; above it: the choice that led there";
    }
    out
}

/// What the marks mean that a drawing has, and what they add up to.
pub(crate) fn legend(facts: &Facts, folded: &FoldedCalls, feet: bool) -> Vec<(Sample, String)> {
    let shown = |role: Role| {
        folded
            .nodes
            .iter()
            .any(|node| matches!(node.what, What::Node(call) if facts.roles[call] == role))
    };
    let mut out = Vec::new();
    if feet && shown(Role::Base) && facts.tree.calls.len() > 1 {
        out.push((
            Sample::Foot,
            "a base case: it answers without a further call".into(),
        ));
    }
    if shown(Role::Again) {
        let (again, all) = (spaced(facts.again), spaced(facts.tree.calls.len()));
        let text = format!(
            "worked out before: with all below them, {again} of the {all} calls are work done again"
        );
        out.push((Sample::Box("n a"), text));
    }
    if shown(Role::Remembered) {
        out.push((
            Sample::Box("n k"),
            "worked out before, and remembered: no further call".into(),
        ));
    }
    if shown(Role::Solution) {
        out.push((Sample::Box("n o"), "a solution".into()));
    }
    if shown(Role::Panicked) {
        out.push((
            Sample::Box("n x"),
            "× it never returned: a panic passed through it".into(),
        ));
    }
    if shown(Role::NeverReturned) {
        out.push((
            Sample::Box("n x"),
            "× it had not returned when the recording ended".into(),
        ));
    }
    out
}
