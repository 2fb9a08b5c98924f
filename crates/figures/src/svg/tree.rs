//! The recursion tree as SVG.

use super::Figure;
use super::call_node::{Style, call_node};
use super::legend::legend;
use super::scene::Scene;
use crate::choices::{Choice, FoldedCalls};
use crate::facts::CallAnalysis;
use crate::fold::What;
use crate::labels::value;
use crate::options::SvgOptions;
use crate::run::Run;

/// The width of a book's column. A wider tree has its labels broken to make it narrower.
const COLUMN: f64 = 720.0;
/// The width of a phone. A wider tree names its function only once, if that is enough to make it fit.
const PHONE: f64 = 340.0;

/// Draws the tree of the calls.
pub(crate) fn figure<'t>(run: &Run<'t>, folded: &FoldedCalls<'t>, options: &SvgOptions) -> Figure {
    let (facts, about) = (run.facts(), run.about());
    let scene = arrange(facts, folded);
    let marked = options.marked_in(facts, folded);
    let body = scene.draw(&options.id, marked, |above, below| match (above, below) {
        (_, What::Leaf(Choice::Rejected(..))) => "e cut",
        (What::Gap { .. }, _) | (_, What::Gap { .. }) => "e gap",
        _ => "e",
    });
    Figure {
        title: match facts.tree().calls.is_empty() {
            true => about.summary.clone(),
            false => format!("The calls of {}", about.subject),
        },
        marks: marks(facts),
        description: options.describe(&about.description),
        body,
        width: scene.width,
        height: scene.height,
        legend: legend(run, folded, true),
        ..Figure::default()
    }
}

/// Returns the scene with each label on one line or, if that makes a wide tree narrower, on several.
fn arrange<'f, 't>(facts: &CallAnalysis<'t>, folded: &'f FoldedCalls<'t>) -> Scene<'f, Choice<'t>> {
    let with = |style| {
        let nodes = folded.nodes.iter();
        let nodes = nodes.map(|shown| call_node(facts, shown, style));
        Scene::new(folded, nodes.collect(), 5.0, 32.0)
    };
    let wide = with(Style::OneLine);
    let mut functions = facts.tree().calls.iter().map(|call| call.function);
    let first = functions.next();
    let one = functions.all(|function| Some(function) == first);
    if one && wide.width > PHONE {
        return with(Style::Arguments);
    }
    if wide.width <= COLUMN {
        return wide;
    }
    let narrow = with(Style::NameAbove);
    if narrow.width < wide.width * 0.95 {
        narrow
    } else {
        wide
    }
}

fn marks(facts: &CallAnalysis) -> String {
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
