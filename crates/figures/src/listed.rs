//! A figure for people who cannot see it: lists of sentences for a screen reader. The sentences about a run are those of its
//! player, each inside the call that it belongs to.

use crate::element::{Element, Marks};
use crate::leap::Leap;
use crate::steps::{Step, Steps};

/// Returns the steps of a run as a list.
pub(crate) fn list(told: &Steps) -> String {
    let mut out = nested(&told.steps);
    if !told.facts.is_empty() {
        out += Element::new("p").class("fig-facts").words(&told.facts);
    }
    out.to_string()
}

/// Returns the steps. The steps of a call are a list of their own below its first one. The function does not recurse,
/// however deep the calls are.
fn nested(steps: &[Step]) -> Marks {
    // For each open call: its node, its first sentence, and the items before it.
    let mut open: Vec<(usize, &str, Marks)> = Vec::new();
    let mut items = Marks::default();
    for step in steps {
        let is_open = open.last().is_some_and(|it| it.0 == step.node);
        match step.kind {
            Some(Leap::Call) => open.push((step.node, &step.say, std::mem::take(&mut items))),
            Some(Leap::Return) if is_open => items = closed(&mut open, items, &step.say),
            _ => items += Element::new("li").words(&step.say),
        }
    }
    while !open.is_empty() {
        items = closed(&mut open, items, "");
    }
    Element::new("ul").holding(items).into()
}

/// Ends the innermost call, which contains these items, with a last sentence. Returns the items up
/// to and including it.
fn closed(open: &mut Vec<(usize, &str, Marks)>, inside: Marks, say: &str) -> Marks {
    let (_, first, mut items) = open.pop().unwrap_or_default();
    let item = Element::new("li");
    items += if inside.is_empty() {
        let both = [first, say].map(str::trim).into_iter();
        let both = both.filter(|words| !words.is_empty());
        item.words(&both.collect::<Vec<_>>().join(". "))
    } else {
        let inside = Element::new("ul").holding(inside);
        item.words(first).inline(&inside).words(say)
    };
    items
}
