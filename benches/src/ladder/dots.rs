//! The ladder of chapter 5: the value of the empty field of dots and boxes.
//!
//! The first rungs are the chapter's. The later rungs are the strong solver, with one more technique in each row. With `--ablate`
//! the ladder contains only the solver, with one technique removed in each row.

use std::hint::black_box;

use dots_and_boxes::dots::Dots;
use dots_and_boxes::rungs::{LADDER, Rung};
use dots_and_boxes::size::Size;
use dots_solver::{Limits, Options, Solver, Techniques};

use crate::machine;
use crate::technique::{Compared, Foreseen, Ladder, MOST_BYTES, Search, Technique};

/// Returns the rungs for a field of this size.
pub(crate) fn ladder(size: Size) -> Ladder {
    let rungs = LADDER.into_iter().map(|rung| rung_technique(rung, size));
    let solver = Techniques::each_on()
        .enumerate()
        .map(|(above, (name, on))| {
            let name = match above {
                0 => "solver: yes or no".to_owned(),
                _ => format!("… {name}"),
            };
            solver_technique(&name, on, 1, size)
        });
    let cores = machine::threads();
    let name = format!("… {cores} threads");
    let on_all_cores = solver_technique(&name, Techniques::ALL, cores, size);
    let several = Some(on_all_cores).filter(|technique| technique.threads > 1);
    Ladder {
        title: format!("The value of dots and boxes, {size}"),
        arguments: vec!["dots".to_owned(), size.to_string()],
        answer,
        techniques: rungs.chain(solver).chain(several).collect(),
        threads: false,
        peers: 0,
        note: Some(
            "The solver's nodes are examined positions; in the rows above, nodes are calls.",
        ),
        ratios: Compared::WithAboveAndFirst,
        compared: Vec::new(),
    }
}

/// Returns the solver, and the solver without each technique in turn.
pub(crate) fn ablation(size: Size) -> Ladder {
    let all = solver_technique("all techniques", Techniques::ALL, 1, size);
    let without = Techniques::each_off()
        .map(|(name, rest)| solver_technique(&format!("without {name}"), rest, 1, size));
    Ladder {
        title: format!("The value of dots and boxes, {size}, without each technique"),
        arguments: vec!["dots".to_owned(), size.to_string(), "--ablate".to_owned()],
        answer,
        techniques: [all].into_iter().chain(without).collect(),
        threads: false,
        peers: 0,
        note: None,
        ratios: Compared::WithAll,
        compared: Vec::new(),
    }
}

fn answer(margin: i64) -> String {
    let boxes = match margin.abs() {
        0 => return "With the best play it is a tie.".to_owned(),
        1 => "one box".to_owned(),
        more => format!("{more} boxes"),
    };
    let winner = if margin > 0 { "first" } else { "second" };
    format!("With the best play the {winner} player wins by {boxes}.")
}

fn rung_technique(rung: Rung, size: Size) -> Technique {
    Technique {
        name: rung.name.to_owned(),
        threads: 1,
        search: Search::Counting(Box::new(move || {
            let found = rung.solve(black_box(size));
            (found.value.into(), found.nodes)
        })),
        foreseen: Box::new(move || Foreseen {
            nodes: (rung.rule)(size.lines()),
            bytes: rung.bytes(size),
        }),
    }
}

/// Returns a technique that starts the solver without any results, and includes its table in the time.
fn solver_technique(name: &str, techniques: Techniques, threads: usize, size: Size) -> Technique {
    let options = Options {
        techniques,
        threads,
        memory: MOST_BYTES as usize,
    };
    Technique {
        name: name.to_owned(),
        threads,
        search: Search::Counting(Box::new(move || {
            let solver = Solver::new(black_box(size), options);
            let (value, nodes) = solver
                .value(&Dots::new(size), Limits::none())
                .expect("nothing stops a search without limits");
            (value.into(), nodes)
        })),
        foreseen: Box::new(Foreseen::default),
    }
}
