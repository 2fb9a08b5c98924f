//! A figure for people who cannot see it: lists of sentences for a screen reader. The sentences about a run are those of its
//! player, each inside the call that it belongs to.

use crate::element::{Element, Marks};
use crate::steps::{Step, StepKind, Steps};

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
    let mut open: Vec<(Option<usize>, &str, Marks)> = vec![(None, "", Marks::default())];
    for Step {
        kind, node, say, ..
    } in steps
    {
        match kind {
            StepKind::Call => open.push((Some(*node), say, Marks::default())),
            StepKind::Return if open.last().is_some_and(|it| it.0 == Some(*node)) => {
                close(&mut open, say);
            }
            _ => {
                let last = open.len() - 1;
                open[last].2 += Element::new("li").words(say);
            }
        }
    }
    while open.len() > 1 {
        close(&mut open, "");
    }
    let (_, _, items) = open.remove(0);
    Element::new("ul").holding(items).into()
}

/// Ends the innermost list, with a last sentence.
fn close(open: &mut Vec<(Option<usize>, &str, Marks)>, say: &str) {
    let Some((_, first, items)) = open.pop() else {
        return;
    };
    let mut item = Element::new("li");
    if items.is_empty() {
        let both = [first, say].map(str::trim);
        let both = both.into_iter().filter(|words| !words.is_empty());
        item = item.words(&both.collect::<Vec<_>>().join(". "));
    } else {
        item = item.words(first);
        item = item.inline(&Element::new("ul").holding(items));
        item = item.words(say);
    }
    if let Some((_, _, above)) = open.last_mut() {
        *above += item;
    }
}
