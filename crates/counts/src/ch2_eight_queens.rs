//! Placements, calls and boards of chapter 2, each counted in a run.

use std::collections::BTreeSet;

use call_trace::record;
use eight_queens::all_solutions::all_solutions;
use eight_queens::constraints::{
    Visited, any_column, free_column, free_lines, visit, ways_to_choose,
};
use eight_queens::count::{self, Tally};
use eight_queens::first_solution::first_solution;
use eight_queens::fundamental::{fundamental, mirror, quarter_turn};
use eight_queens::lazy::lazy;
use eight_queens::order::{self, in_order, placements_for_all, placements_to_first};
use words::{grouped, table};

use crate::Tables;

/// The tables of the chapter.
pub fn tables() -> Tables {
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

/// An order of rows or columns, and what the tables call it.
type Order = (&'static str, fn(usize) -> Vec<usize>);

fn row_order() -> String {
    let orders: [Order; 4] = [
        ("from the top down", in_order),
        ("from the middle outwards", order::middle_outwards),
        ("every other row, then the others", order::even_then_odd),
        ("from the edges inwards", order::edges_inwards),
    ];
    let rows = orders.map(|(name, order)| {
        let all = 1 + placements_for_all(&order(8), &in_order(8));
        let first = [8, 10, 12, 14].map(|n| placements_to_first(&order(n), &in_order(n)));
        let counts = [all].into_iter().chain(first);
        let counts = counts.map(|count| grouped(count as usize));
        [name.to_owned(), places(&order(8))]
            .into_iter()
            .chain(counts)
            .collect()
    });
    table(
        "rows are filled | for n = 8 | calls for all of 8 | placements to the first: n = 8 | n = 10 | \
         n = 12 | n = 14",
        rows,
    )
}

fn column_order() -> String {
    let orders: [Order; 4] = [
        ("from left to right", in_order),
        ("from the middle outwards", order::middle_outwards),
        ("every other column, then the others", order::even_then_odd),
        ("from the edges inwards", order::edges_inwards),
    ];
    let rows = orders.map(|(name, order)| {
        let sizes = [8, 10, 12, 14, 16].into_iter();
        let first = sizes.map(|n| placements_to_first(&in_order(n), &order(n)));
        let counts = first.map(|count| grouped(count as usize));
        [name.to_owned(), places(&order(8))]
            .into_iter()
            .chain(counts)
            .collect()
    });
    table(
        "columns are tried | for n = 8 | placements to the first: n = 8 | n = 10 | n = 12 | n = 14 | \
         n = 16",
        rows,
    )
}

fn places(order: &[usize]) -> String {
    let places: Vec<String> = order.iter().map(usize::to_string).collect();
    format!("`{}`", places.join(" "))
}

/// A rung: the same count, found in its own way.
type Rung = fn(usize) -> Tally;

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
