//! What one run costs.

use std::collections::HashMap;

use call_trace::record;

use crate::explicit_stack::{Node, Tree};
use crate::fibonacci::fibonacci_memo;
use crate::hanoi::{Peg, hanoi};
use crate::permutations::permutations;

/// What a run cost.
pub(super) struct Cost {
    pub(super) calls: usize,
    pub(super) height: usize,
}

pub(super) fn cost<R>(program: impl FnOnce() -> R) -> Cost {
    let (_, trace) = record(program);
    Cost {
        calls: trace.calls(),
        height: trace.height(),
    }
}

pub(super) fn cost_of_memo(n: u64) -> Cost {
    cost(|| fibonacci_memo(n, &mut HashMap::new()))
}

pub(super) fn cost_of_hanoi(discs: u32) -> Cost {
    cost(|| hanoi(discs, Peg::A, Peg::C, Peg::B, &mut Vec::new()))
}

pub(super) fn cost_of_permutations(n: u32) -> Cost {
    let mut items: Vec<u32> = (1..=n).collect();
    cost(|| permutations(&mut items, 0, &mut Vec::new()))
}

/// A tree with all its levels full: below node i are 2i + 1 and 2i + 2.
pub(super) fn perfect_tree(nodes: usize) -> Tree {
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
