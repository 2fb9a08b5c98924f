//! The tables of effort that the book shows: every number counted in a run.

use std::collections::BTreeSet;

use call_trace::record;

use crate::all_solutions::all_solutions;
use crate::constraints::{Visited, any_column, free_column, free_lines, visit, ways_to_choose};
use crate::count::{self, Effort};
use crate::first_solution::first_solution;
use crate::fundamental::{fundamental, mirror, quarter_turn};
use crate::lazy::lazy;

mod orders;

use orders::{column_order, row_order};
use tables::{grouped, table};

/// Name and Markdown of each table. They can be counted only in a build that records.
pub fn tables() -> Vec<(&'static str, String)> {
    vec![
        ("queens-calls", calls()),
        ("queens-constraints", constraints()),
        ("queens-row-order", row_order()),
        ("queens-column-order", column_order()),
        ("queens-fundamental", kinds()),
        ("queens-images", images()),
        ("queens-lazy", one_at_a_time()),
        ("queens-ladder", ladder()),
    ]
}

fn calls() -> String {
    let rows = (4..=8).map(|n| {
        let (solutions, all) = record(|| all_solutions(n));
        let (_, first) = record(|| first_solution(n));
        let all = [all.plays(), all.calls()];
        let first = [first.plays(), first.calls()];
        let counts = [n, solutions.len(), all[0], all[1], first[0], first[1]];
        counts.map(grouped).to_vec()
    });
    table(
        "n | solutions | for all: placements | calls | to the first: placements | calls",
        rows,
    )
}

fn constraints() -> String {
    // Eight of 64 squares are chosen all at once: every board looked at is a full one.
    let ways = ways_to_choose(64, 8);
    let any = Visited {
        nodes: ways,
        full: ways,
    };
    let programs = [
        ("A. nothing: 8 of the 64 squares", any),
        ("B. one queen in each row", visit(8, any_column)),
        ("C. and no column twice", visit(8, free_column)),
        ("D. and no diagonal twice", visit(8, free_lines)),
    ];
    let mut above = None;
    let rows = programs.map(|(tested, visited)| {
        let fewer = above.replace(visited.nodes).map(|above| {
            let fewer = (above + visited.nodes / 2) / visited.nodes;
            format!("{fewer} times")
        });
        vec![
            tested.to_owned(),
            grouped(visited.nodes as usize),
            grouped(visited.full as usize),
            fewer.unwrap_or_default(),
        ]
    });
    table(
        "tested before placing | boards looked at | full boards | fewer than the row above",
        rows,
    )
}

fn kinds() -> String {
    let rows = (1..=12).map(|n| {
        let (solutions, kinds) = (all_solutions(n).len(), fundamental(n).len());
        let images = match kinds {
            0 => "–".to_owned(),
            _ => format!("{:.2}", solutions as f64 / kinds as f64),
        };
        vec![n.to_string(), grouped(solutions), grouped(kinds), images]
    });
    table(
        "n | solutions | fundamental ones | images of each, on average",
        rows,
    )
}

fn images() -> String {
    let of = |board: &Vec<usize>| {
        let mut images = BTreeSet::new();
        let mut turned = board.clone();
        for _ in 0..4 {
            images.insert(mirror(&turned));
            turned = quarter_turn(&turned);
            images.insert(turned.clone());
        }
        images.len()
    };
    let counts: Vec<usize> = fundamental(8).iter().map(of).collect();
    let mut sizes = counts.clone();
    sizes.sort_unstable();
    sizes.dedup();
    let mut rows: Vec<Vec<String>> = Vec::new();
    for &images in sizes.iter().rev() {
        let kinds = counts.iter().filter(|&&count| count == images).count();
        rows.push([images, kinds, images * kinds].map(grouped).to_vec());
    }
    let total = [counts.len(), counts.iter().sum()].map(grouped);
    rows.push(["together".to_owned()].into_iter().chain(total).collect());
    table("images of a board | fundamental ones | boards", rows)
}

fn one_at_a_time() -> String {
    let asked = [0, 1, 2, 3, 10, 46, 92].map(|boards| {
        let (_, trace) = record(|| lazy(8).take(boards).count());
        vec![grouped(boards), grouped(trace.plays())]
    });
    let (_, trace) = record(|| lazy(8).count());
    let end = vec!["all, and once more".to_owned(), grouped(trace.plays())];
    table(
        "boards asked for | placements",
        asked.into_iter().chain([end]),
    )
}

/// A rung: the same count, found in its own way.
type Rung = fn(usize) -> Effort;

fn ladder() -> String {
    let rungs: [(&str, Rung); 6] = [
        ("three Boolean arrays", count::arrays),
        ("bits", count::bitmask),
        ("half the first row, mirrored", count::mirror),
        ("the border for all eight images", count::symmetric),
        ("four searches side by side", count::side_by_side),
        ("two threads", |n| count::cores(n, 2)),
    ];
    let rows = rungs.map(|(rung, count)| {
        let nodes = [8, 10, 12].map(|n| grouped(count(n).nodes as usize));
        [rung.to_owned()].into_iter().chain(nodes).collect()
    });
    table("rung | nodes for n = 8 | n = 10 | n = 12", rows)
}
