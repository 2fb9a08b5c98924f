//! The list of all runs, for the book. A page is built with this list and never requests it.

use std::collections::BTreeMap;

use call_trace::example::{Argument, Kind, Run};
use serde::Serialize;

use crate::runs::chapters;

/// A run in the form that a page reads.
#[derive(Serialize)]
pub(crate) struct Listed {
    name: &'static str,
    takes: Vec<Taken>,
}

/// An argument in the form that a page reads: `{"name": "n", "kind": "number", "from": 0, "to": 34}`.
#[derive(Default, Serialize)]
struct Taken {
    name: &'static str,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<&'static [&'static str]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rest: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<&'static str>,
}

impl Taken {
    fn of(argument: &Argument) -> Self {
        let it = Taken {
            name: argument.name(),
            rest: argument.takes_the_rest().then_some(true),
            mark: argument.mark(),
            ..Taken::default()
        };
        let between = |kind, from: &i64, to: &i64| (kind, Some(*from), Some(*to));
        let (kind, from, to) = match argument.kind() {
            Kind::Number { from, to } => between("number", from, to),
            Kind::Numbers { from, to } => between("numbers", from, to),
            Kind::OneOf { words } => {
                let (kind, words) = ("one_of", Some(*words));
                return Taken { kind, words, ..it };
            }
            Kind::Text { of } => {
                let (kind, of) = ("text", Some(*of));
                return Taken { kind, of, ..it };
            }
        };
        Taken {
            kind,
            from,
            to,
            ..it
        }
    }
}

/// Lists the runs of each chapter, with their arguments.
pub(crate) fn listed() -> BTreeMap<&'static str, Vec<Listed>> {
    let listed = |run: Run| Listed {
        name: run.name(),
        takes: run.arguments().iter().map(Taken::of).collect(),
    };
    let mut all = BTreeMap::new();
    for (chapter, runs) in chapters() {
        all.insert(chapter, runs.into_iter().map(listed).collect());
    }
    all
}
