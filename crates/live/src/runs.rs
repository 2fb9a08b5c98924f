//! The runs of all chapters, by name.

use std::process::ExitCode;

use call_trace::example::{Run, run_one};

use crate::{mistakes, searches, techniques, thoughts};

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

/// Returns the chapters' folders with their runs.
pub(crate) fn chapters() -> [(&'static str, Vec<Run>); 5] {
    [
        (
            "ch1-recursion",
            [ch1::runs(), mistakes::first_chapter()].concat(),
        ),
        (
            "ch2-eight-queens",
            [
                ch2::runs(),
                vec![
                    mistakes::all_solutions_mistake(),
                    mistakes::whose_j_shared(),
                ],
            ]
            .concat(),
        ),
        ("ch3-tic-tac-toe", ch3::runs()),
        (
            "ch4-alpha-beta",
            [
                ch4::runs(),
                vec![
                    mistakes::alpha_beta_mistake(),
                    thoughts::tic_tac_toe(),
                    searches::connect_four(),
                ],
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

/// Executes a run with these arguments and writes its recording.
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
