//! The calls and heights of chapter 1, each counted in a recorded run.

use std::collections::HashMap;

use crate::counted::{Drawn, Tables, of_each, row, table, with_chart};
use call_trace::{Trace, record};
use charts::{ChartKind, Table};
use recursion::binary_search::binary_search;
use recursion::even_odd::is_even;
use recursion::explicit_stack::{Node, Tree, preorder, preorder_recursive};
use recursion::factorial::factorial;
use recursion::fibonacci::{fibonacci, fibonacci_memo};
use recursion::gcd::gcd;
use recursion::hanoi::{Peg, hanoi};
use recursion::merge_sort::merge_sort;
use recursion::permutations::permutations;
use recursion::quicksort::quicksort;
use recursion::stack_depth::{sum_by_halves, sum_by_ones};

/// Returns the tables of the chapter.
pub fn tables() -> Tables {
    vec![
        ("recursion-measured", measured()),
        ("recurrences", recurrences()),
        ("gcd-calls", gcd_calls()),
        ("even-odd-calls", even_odd_calls()),
        ("hanoi-moves", hanoi_moves()),
        ("fibonacci-calls", fibonacci_calls()),
        ("permutations-calls", permutations_calls()),
        ("sum-calls", sum_calls()),
        ("sort-work", sort_work()),
    ]
}

fn measured() -> Table {
    let to_100: Vec<u64> = (1..=100).collect();
    let tree = tree_by_levels(127);
    let line = |call: &str, cost: Cost| row(format!("`{call}`"), [cost.calls, cost.height]);
    let counted = table(
        "call | calls | height",
        [
            line("factorial(10)", cost(|| factorial(10))),
            line("gcd(89, 55)", cost(|| gcd(89, 55))),
            line("is_even(10)", cost(|| is_even(10))),
            line("hanoi(10, A, C, B)", cost_of_hanoi(10)),
            line("fibonacci(10)", cost(|| fibonacci(10))),
            line("fibonacci_memo(10)", cost_of_memo(10)),
            line("permutations([1, … 5], 0)", cost_of_permutations(5)),
            line("sum_by_ones([1, … 100])", cost(|| sum_by_ones(&to_100))),
            line("sum_by_halves([1, … 100])", cost(|| sum_by_halves(&to_100))),
            line(
                "preorder_recursive(127 nodes)",
                cost(|| preorder_recursive(&tree, tree.root(), &mut Vec::new())),
            ),
            line("preorder(127 nodes)", cost(|| preorder(&tree))),
        ],
    );
    with_chart(
        counted,
        &Drawn {
            title: "Most calls is not deepest",
            counted: "Calls, and frames of the highest stack",
            kind: ChartKind::Bars,
            columns: &[(1, "calls"), (2, "height")],
            ladder: None,
        },
    )
}

fn recurrences() -> Table {
    let head = "n | `factorial` | `sum_by_halves` | `fibonacci_memo` | `fibonacci` | `hanoi` | \
                `permutations`";
    let rows = (1..=8).map(|n| {
        let numbers: Vec<u64> = (1..=n).collect();
        let costs = [
            cost(|| factorial(n)),
            cost(|| sum_by_halves(&numbers)),
            cost_of_memo(n),
            cost(|| fibonacci(n)),
            cost_of_hanoi(n as u32),
            cost_of_permutations(n as u32),
        ];
        row(n, costs.map(|cost| cost.calls))
    });
    with_chart(
        table(head, rows),
        &Drawn {
            title: "How the calls grow",
            counted: "Calls",
            kind: ChartKind::Lines("n".to_owned()),
            columns: &[
                (6, "permutations"),
                (1, "factorial"),
                (5, "hanoi"),
                (2, "sum_by_halves"),
                (4, "fibonacci"),
                (3, "fibonacci_memo"),
            ],
            ladder: None,
        },
    )
}

fn gcd_calls() -> Table {
    let last = (12_200_160_415_121_876_738, 7_540_113_804_746_346_429);
    let pairs = [
        (12, 18),
        (18, 12),
        (1071, 462),
        (1_000_000, 1),
        (1_000_000, 999_999),
        (13, 8),
        (89, 55),
        (987, 610),
        (10946, 6765),
        last,
    ];
    let rows = pairs.map(|(a, b): (u64, u64)| {
        let digits = a.min(b).to_string().len();
        let calls = cost(|| gcd(a, b)).calls;
        let counts = [gcd(a, b) as usize, digits, calls];
        row(format!("`gcd({a}, {b})`"), counts)
    });
    table("call | value | digits of the smaller | calls", rows)
}

fn even_odd_calls() -> Table {
    let rows = [0, 1, 2, 3, 4, 5, 10, 100].map(|n| {
        let (even, trace) = record(|| is_even(n));
        let calls = [
            trace.calls_of("is_even"),
            trace.calls_of("is_odd"),
            trace.calls(),
            trace.height(),
        ];
        let calls = row(even.to_string(), calls);
        row(n, calls)
    });
    table(
        "n | `is_even(n)` | calls of `is_even` | calls of `is_odd` | calls | height",
        rows,
    )
}

fn hanoi_moves() -> Table {
    let rows = (1..=10).map(|discs| {
        let mut moves = Vec::new();
        let cost = cost(|| hanoi(discs, Peg::A, Peg::C, Peg::B, &mut moves));
        row(discs, [moves.len(), cost.calls, cost.height])
    });
    of_each(&["disc"], table("discs | moves | calls | height", rows))
}

fn fibonacci_calls() -> Table {
    let rows = (1..=10).chain([15, 20]).map(|n| {
        let (bush, chain) = (cost(|| fibonacci(n)), cost_of_memo(n));
        let value = fibonacci_memo(n, &mut HashMap::new()) as usize;
        let counts = [value, bush.calls, bush.height, chain.calls, chain.height];
        row(n, counts)
    });
    table(
        "n | fib(n) | plain :: calls | plain :: height | with the memo :: calls | with the memo :: height",
        rows,
    )
}

fn permutations_calls() -> Table {
    let rows = (0..=8).map(|n| {
        let mut found = Vec::new();
        let mut items: Vec<u32> = (1..=n).collect();
        let cost = cost(|| permutations(&mut items, 0, &mut found));
        row(n, [found.len(), cost.calls, cost.height])
    });
    table("items | orders | calls | height", rows)
}

fn sum_calls() -> Table {
    let rows = (1..=9).chain([16, 17, 64, 100, 1000]).map(|n| {
        let numbers: Vec<u64> = (1..=n).collect();
        let (ones, halves) = (
            cost(|| sum_by_ones(&numbers)),
            cost(|| sum_by_halves(&numbers)),
        );
        row(n, [ones.calls, ones.height, halves.calls, halves.height])
    });
    table(
        "numbers | by ones :: calls | by ones :: height | by halves :: calls | by halves :: height",
        rows,
    )
}

/// Counts handled numbers: those that a call merges or compares with its pivot, which means all its numbers if there are at least
/// two. A binary search handles one number in each call that has a number.
fn sort_work() -> Table {
    let rows = [8, 64, 1000].map(|n: u32| {
        let in_order: Vec<u32> = (1..=n).collect();
        let mixed = mixed(n);
        // A pivot belongs to neither part.
        let runs = [
            (record(|| merge_sort(&mixed)).1, 0),
            (record(|| quicksort(&mut mixed.clone())).1, 1),
            (record(|| quicksort(&mut in_order.clone())).1, 1),
        ];
        let mut counts = Vec::new();
        for (trace, kept) in &runs {
            counts.extend([handled(trace, *kept), trace.height()]);
        }
        let search = record(|| binary_search(&in_order, n)).1;
        counts.push(search.calls());
        row(n, counts)
    });
    let work = table(
        "numbers | `merge_sort` :: handled | `merge_sort` :: height | `quicksort`, mixed :: handled | \
         `quicksort`, mixed :: height | `quicksort`, in order :: handled | `quicksort`, in order :: height | \
         `binary_search` for the last: calls",
        rows,
    );
    of_each(&["number"], work)
}

/// Returns the numbers 1 to n, mixed by a fixed step that reaches each of them once.
fn mixed(n: u32) -> Vec<u32> {
    let mut step = n * 5 / 8;
    while gcd(u64::from(step), u64::from(n + 1)) != 1 {
        step += 1;
    }
    (1..=n).map(|k| k * step % (n + 1)).collect()
}

/// Adds up the numbers of all calls that received at least two. A call received as many numbers as its child calls together, and
/// `kept` more. Its recorded arguments are no help, because a recording truncates long lists.
fn handled(trace: &Trace, kept: usize) -> usize {
    let tree = trace.tree();
    let mut got = vec![0; tree.calls.len()];
    for (at, call) in tree.calls.iter().enumerate().rev() {
        got[at] = match &call.children[..] {
            [] => usize::from(call.args.values() != "[]"),
            parts => parts.iter().map(|&part| got[part]).sum::<usize>() + kept,
        };
    }
    got.into_iter().filter(|&numbers| numbers > 1).sum()
}

/// The cost of a run.
struct Cost {
    calls: usize,
    height: usize,
}

fn cost<R>(program: impl FnOnce() -> R) -> Cost {
    let (_, trace) = record(program);
    Cost {
        calls: trace.calls(),
        height: trace.height(),
    }
}

fn cost_of_memo(n: u64) -> Cost {
    cost(|| fibonacci_memo(n, &mut HashMap::new()))
}

fn cost_of_hanoi(discs: u32) -> Cost {
    cost(|| hanoi(discs, Peg::A, Peg::C, Peg::B, &mut Vec::new()))
}

fn cost_of_permutations(n: u32) -> Cost {
    let mut items: Vec<u32> = (1..=n).collect();
    cost(|| permutations(&mut items, 0, &mut Vec::new()))
}

/// Returns a tree that is filled level by level: the children of node i are 2i + 1 and 2i + 2.
pub(crate) fn tree_by_levels(nodes: usize) -> Tree {
    let child = |at: usize| (at < nodes).then_some(at);
    let node = |at: usize| Node {
        value: at as u32,
        left: child(2 * at + 1),
        right: child(2 * at + 2),
    };
    Tree {
        nodes: (0..nodes).map(node).collect(),
    }
}
