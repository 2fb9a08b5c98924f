//! The recursion tree as SVG.

use super::node::CallNode;
use super::nodes::Style;
use super::scene::Scene;
use super::{Figure, Sample};
use crate::choices::{Choice, FoldedCalls};
use crate::facts::Facts;
use crate::fold::{Limits, What};
use crate::labels::value;
use crate::options::SvgOptions;
use crate::roles::{Role, WORKED_OUT_BEFORE};

/// A tree that is wider has its labels broken to make it narrower; a book's column is as wide.
const COLUMN: f64 = 720.0;
/// A tree that is wider names its function only once, where that is enough; a phone is as wide.
const PHONE: f64 = 340.0;

/// The tree of the calls, drawn.
pub(crate) fn drawn(facts: &Facts, options: &SvgOptions) -> String {
    let folded = options.folded(facts, limits(options, 120));
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

pub(crate) fn figure<'t>(
    facts: &Facts<'t>,
    folded: &FoldedCalls<'t>,
    options: &SvgOptions,
) -> Figure {
    let (id, scene) = (&options.id, arrange(facts, folded));
    let marked = options.marked_in(facts, folded);
    let body = scene.draw(id, marked, |above, below| match (above, below) {
        (_, What::Leaf(Choice::Rejected(_))) => "e cut",
        (What::Gap { .. }, _) | (_, What::Gap { .. }) => "e gap",
        _ => "e",
    });
    Figure {
        title: title(facts),
        marks: marks(facts),
        description: options.describe(facts.describe()),
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
        Scene::new(folded, nodes.collect(), 5.0, 32.0)
    };
    let wide = with(Style::OneLine);
    let mut functions = facts.tree().calls.iter().map(|call| call.function);
    let first = functions.next();
    let one = functions.all(|function| Some(function) == first);
    if one && wide.at.width > PHONE {
        return with(Style::Arguments);
    }
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
    if facts.tree().calls.is_empty() {
        return facts.no_calls();
    }
    format!("The calls of {}", facts.subject())
}

fn marks(facts: &Facts) -> String {
    if facts.tree().calls.is_empty() {
        return String::new();
    }
    let values = facts.tree().calls.iter().any(|call| value(call).is_some());
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
    if feet && shown(Role::Base) && facts.tree().calls.len() > 1 {
        out.push((
            Sample::Foot,
            "a leaf of the tree: it answers without a further call".into(),
        ));
    }
    if shown(Role::Again) {
        let text = format!("{WORKED_OUT_BEFORE}: work done again, with all the calls it makes");
        out.push((Sample::Box("n a"), text));
    }
    if shown(Role::Remembered) {
        out.push((
            Sample::Box("n k"),
            format!("{WORKED_OUT_BEFORE}, and remembered: no further call"),
        ));
    }
    if shown(Role::Solution) {
        out.push((Sample::Box("n o"), "a solution".into()));
    }
    if shown(Role::Panicked) {
        out.push((
            Sample::Box("n x"),
            format!("× it never returned: it was ended {}", facts.ended_by()),
        ));
    }
    if shown(Role::NeverReturned) {
        out.push((
            Sample::Box("n x"),
            "× it had not returned when the recording ended".into(),
        ));
    }
    if !facts.tree().calls.is_empty() {
        out.push((Sample::Fact, facts.counts()));
    }
    out
}
