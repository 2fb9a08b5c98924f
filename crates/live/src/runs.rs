//! The runs of all chapters, by their names.

use std::collections::BTreeMap;
use std::process::ExitCode;

use call_trace::example::{Argument, Kind, Run, run_one};
use serde::Serialize;

use crate::{mistakes, techniques, thoughts};

// What students run: the same files. Each has a `main` of its own, which is not called here.
#[allow(dead_code)]
#[path = "../../../exercises/ch1-recursion/examples/trace.rs"]
pub(crate) mod ch1;
#[allow(dead_code)]
#[path = "../../../exercises/ch2-eight-queens/examples/trace.rs"]
mod ch2;
#[allow(dead_code)]
#[path = "../../../exercises/ch3-tic-tac-toe/examples/trace.rs"]
mod ch3;
#[allow(dead_code)]
#[path = "../../../exercises/ch4-alpha-beta/examples/trace.rs"]
pub(crate) mod ch4;
#[allow(dead_code)]
#[path = "../../../exercises/ch5-dots-and-boxes/examples/trace.rs"]
pub(crate) mod ch5;

/// The chapters' folders and what each has.
fn chapters() -> [(&'static str, Vec<Run>); 5] {
    [
        (
            "ch1-recursion",
            [ch1::runs(), mistakes::first_chapter()].concat(),
        ),
        (
            "ch2-eight-queens",
            [ch2::runs(), vec![mistakes::all_solutions_mistake()]].concat(),
        ),
        ("ch3-tic-tac-toe", ch3::runs()),
        (
            "ch4-alpha-beta",
            [
                ch4::runs(),
                vec![mistakes::alpha_beta_mistake(), thoughts::tic_tac_toe()],
            ]
            .concat(),
        ),
        (
            "ch5-dots-and-boxes",
            ch5::runs()
                .into_iter()
                .chain([mistakes::worth_mistake(), thoughts::dots_and_boxes()])
                .chain(techniques::runs())
                .collect(),
        ),
    ]
}

/// A run as a page reads it.
#[derive(Serialize)]
pub(crate) struct Listed {
    name: &'static str,
    takes: Vec<Taken>,
}

/// An argument as a page reads it: `{"name": "n", "kind": "number", "from": 0, "to": 34}`.
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

/// By chapter, its runs and what each takes.
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

/// Runs one with these words, and writes its recording.
pub(crate) fn start(chapter: &str, run: &str, words: Vec<String>) -> ExitCode {
    let chapters = chapters();
    match chapters.iter().find(|(folder, _)| *folder == chapter) {
        Some((_, runs)) => run_one(runs, Some(run), words),
        None => {
            eprintln!("There is no chapter \"{chapter}\" here.");
            ExitCode::from(2)
        }
    }
}
