//! Runs one function of this chapter, recorded: `cargo course trace gcd 12 18` starts it.

use std::collections::HashMap;
use std::fmt;
use std::process::ExitCode;

use call_trace::example::{self, AnyOrder, Run, number, numbers, run};
use call_trace::{Position, State};
use recursion::binary_search::binary_search;
use recursion::explicit_stack::{Node, Tree, preorder, preorder_recursive};
use recursion::hanoi::{Move, Peg, hanoi};
use recursion::merge_sort::merge_sort;
use recursion::quicksort::quicksort;
use recursion::stack_depth::{sum_by_halves, sum_by_ones};
use recursion::{even_odd, factorial, fibonacci, gcd, permutations};

fn main() -> ExitCode {
    example::main(&runs())
}

/// What can be run by name.
pub(crate) fn runs() -> Vec<Run> {
    vec![
        run("factorial", [number("n", 0..=20_000)], |args| {
            args.answer(factorial::factorial(args.number("n")?))
        }),
        run(
            "gcd",
            [
                number("a", 0..=1_000_000_000),
                number("b", 0..=1_000_000_000),
            ],
            |args| args.answer(gcd::gcd(args.number("a")?, args.number("b")?)),
        ),
        run("is_even", [number("n", 0..=20_000)], |args| {
            args.answer(even_odd::is_even(args.number("n")?))
        }),
        run("is_odd", [number("n", 0..=20_000)], |args| {
            args.answer(even_odd::is_odd(args.number("n")?))
        }),
        run("hanoi", [number("discs", 0..=20).marked("pegs")], |args| {
            let discs = args.number("discs")?;
            let mut moves = Vec::new();
            hanoi(discs, Peg::A, Peg::C, Peg::B, &mut moves);
            carry_out(discs, &moves);
            args.answer(moves)
        }),
        run("fibonacci", [number("n", 0..=35)], |args| {
            args.answer(fibonacci::fibonacci(args.number("n")?))
        }),
        run("fibonacci_memo", [number("n", 0..=20_000)], |args| {
            let n = args.number("n")?;
            args.answer(fibonacci::fibonacci_memo(n, &mut HashMap::new()))
        }),
        run("permutations", [number("n", 0..=10)], |args| {
            let mut items: Vec<u32> = (1..=args.number("n")?).collect();
            let mut orders = Vec::new();
            permutations::permutations(&mut items, 0, &mut orders);
            args.answer(AnyOrder(orders))
        }),
        run("sum_by_ones", [number("n", 0..=100_000)], |args| {
            let numbers: Vec<u64> = (1..=args.number("n")?).collect();
            args.answer(sum_by_ones(&numbers))
        }),
        run("sum_by_halves", [number("n", 0..=100_000)], |args| {
            let numbers: Vec<u64> = (1..=args.number("n")?).collect();
            args.answer(sum_by_halves(&numbers))
        }),
        run(
            "preorder_recursive",
            [number("nodes", 0..=100_000)],
            |args| {
                let tree = filled_by_level(args.number("nodes")?);
                let mut values = Vec::new();
                preorder_recursive(&tree, tree.root(), &mut values);
                args.answer(values)
            },
        ),
        run("preorder", [number("nodes", 0..=100_000)], |args| {
            args.answer(preorder(&filled_by_level(args.number("nodes")?)))
        }),
        run("merge_sort", [numbers("numbers", 0..=9_999)], |args| {
            args.answer(merge_sort(&args.numbers::<u32>("numbers")?))
        }),
        run("quicksort", [numbers("numbers", 0..=9_999)], |args| {
            let mut numbers = args.numbers::<u32>("numbers")?;
            quicksort(&mut numbers);
            args.answer(numbers)
        }),
        run(
            "binary_search",
            [number("wanted", 0..=9_999), numbers("numbers", 0..=9_999)],
            |args| {
                let mut numbers = args.numbers::<u32>("numbers")?;
                numbers.sort_unstable();
                args.answer(binary_search(&numbers, args.number("wanted")?))
            },
        ),
    ]
}

/// Records a tower on the first peg, and how the discs lie after each move. From a peg without a disc
/// nothing is moved.
fn carry_out(discs: u32, moves: &[Move]) {
    let mut pegs = Pegs([(1..=discs).rev().collect(), Vec::new(), Vec::new()]);
    let mut at = Position::first(&pegs.state());
    for Move { from, to } in moves {
        if let Some(disc) = pegs.0[*from as usize].pop() {
            pegs.0[*to as usize].push(disc);
        }
        at = at.play(format_args!("{from:?} → {to:?}"), None, &pegs.state());
    }
}

/// The discs of the three pegs, the lowest first.
struct Pegs([Vec<u32>; 3]);

impl Pegs {
    fn state(&self) -> State<'_> {
        State {
            kind: "pegs",
            ..State::text(self)
        }
    }
}

/// One line a peg: its name, and its discs.
impl fmt::Display for Pegs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (peg, discs) in [Peg::A, Peg::B, Peg::C].iter().zip(&self.0) {
            f.write_str(if *peg == Peg::A { "" } else { "\n" })?;
            write!(f, "{peg:?}")?;
            for disc in discs {
                write!(f, " {disc}")?;
            }
        }
        Ok(())
    }
}

/// A tree of `nodes` nodes, filled level by level from the left and numbered in that order from 0:
/// below node i are 2i + 1 and 2i + 2.
pub(crate) fn filled_by_level(nodes: usize) -> Tree {
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
