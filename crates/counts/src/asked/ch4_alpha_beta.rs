//! What questions of the fourth chapter ask for.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, DefaultHasher, Hash, Hasher};

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::hunts::first_child_only::first_child_only;
use alpha_beta::negamax::negamax;
use alpha_beta::transposition::{Probe, Table};
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform::random;
use call_trace::record;
use figures::Cell;
use game::{Value, Watched, WinDrawLoss};
use tic_tac_toe::analysis::value_of;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::census::positions;

use super::answer::{Asked, found, only};
use crate::ch5_dots_and_boxes::built_tree::full_tree;

pub(super) fn asked() -> Vec<Asked> {
    let wrong: Tree = "[[0, -1], [-1, 0]]".parse().expect("a tree");
    let earlier: u64 = (1..=5).map(|levels| full_tree(10, levels)).sum();
    let share = 100 * earlier / full_tree(10, 6);
    let (alpha, beta) = (i32::MIN, i32::MAX);
    let negated = (beta.wrapping_neg(), alpha.wrapping_neg());
    vec![
        (
            "the hunted valuation of [[0, -1], [-1, 0]]",
            first_child_only(&wrong).into(),
        ),
        (
            "ten replies: the work of all earlier depths",
            format!("{share} %").into(),
        ),
        (
            "a window negated that begins at i32::MIN",
            format!("{negated:?}").into(),
        ),
        (
            "the lowest tree with a deep cut",
            found((1..=5).find(|height| has_a_deep_cut(*height))),
        ),
        (
            "does the first player win: the window",
            the_window_that_tells().into(),
        ),
        (
            "a bound of 40 kept as a value: MAX holds 30",
            said(&kept(Value::MIN, Value::MAX, 40), 30, Value::MAX).into(),
        ),
        (
            "at least 3 is kept: the window (0, 5)",
            said(&kept(Value::MIN, 3, 3), 0, 5).into(),
        ),
        (
            "negamax: the child of the window (−1, 1)",
            child_window().into(),
        ),
        (
            "a hash that sees more: copies after two inserts",
            Cell::from(copies_after_two_inserts()),
        ),
    ]
}

/// Whether there is a deep cut in some of a hundred trees of this height.
fn has_a_deep_cut(height: u32) -> bool {
    (0..100).any(|seed| {
        let tree = random(2, height, seed);
        let board = Watched::new(TreeBoard::new(&tree));
        let (_, trace) = record(|| alpha_beta(&board, height, Value::MIN, Value::MAX));
        figures::game_counts(&trace).deep > 0
    })
}

/// Positions of tic-tac-toe, each with its value, −1, 0 or 1.
fn valued() -> Vec<(WinDrawLoss<Bits>, Value)> {
    let mut known = HashMap::new();
    let all = positions(&WinDrawLoss(Bits::new())).into_iter();
    let late = all.filter(|board| board.0.moves_done() >= 3);
    let valued = late.map(|board| {
        let value = value_of(&board, &mut known);
        (board, value)
    });
    valued.collect()
}

/// The window whose answers tell the positions that the first player wins from all others, with the fewest visits.
fn the_window_that_tells() -> String {
    let all = valued();
    let windows = [("(−1, 0)", -1, 0), ("(0, 1)", 0, 1), ("(−1, 1)", -1, 1)];
    let asked = windows.map(|(name, alpha, beta)| {
        let (mut answers, mut visits) = ([HashSet::new(), HashSet::new()], 0);
        for (board, value) in &all {
            let (answer, trace) = record(|| alpha_beta(board, 9, alpha, beta).0);
            answers[usize::from(*value == 1)].insert(answer);
            visits += trace.calls();
        }
        (name, answers[0].is_disjoint(&answers[1]), visits)
    });
    let telling = asked.iter().filter(|(_, tells, _)| *tells);
    let fewest = telling.map(|(.., visits)| *visits).min();
    only(asked.map(|(name, tells, visits)| (name, tells && Some(visits) == fewest)))
}

/// A table in which a search with this window kept a value for the empty board.
fn kept(alpha: Value, beta: Value, value: Value) -> Table<Bits> {
    let mut table = Table::new();
    table.store(&Bits::new(), 1, alpha, beta, (value, None));
    table
}

/// What it says to a search of the same board with another window.
fn said(table: &Table<Bits>, alpha: Value, beta: Value) -> String {
    match table.probe(&Bits::new(), 1, alpha, beta) {
        Probe::Answer(value, _) => format!("answer {}", words::value(value)),
        Probe::Open { alpha, beta } => {
            let end = |end| match end {
                Value::MAX => "+∞".to_owned(),
                end => words::value(end),
            };
            format!("search with the window ({}, {})", end(alpha), end(beta))
        }
    }
}

/// Which window negamax hands down first where it was handed (−1, 1).
fn child_window() -> String {
    let tree: Tree = "[[0, 0], [0, 0]]".parse().expect("a tree");
    let (_, trace) = record(|| negamax(&TreeBoard::new(&tree), 2, -1, 1));
    figures::window(&trace.tree().calls[1]).expect("a call of negamax has a window")
}

/// A key as in the question: what `eq` does not look at, `hash` uses.
#[derive(Eq)]
struct Ordered {
    position: u32,
    tried_first: u8,
}

impl PartialEq for Ordered {
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position
    }
}

#[allow(clippy::derived_hash_with_manual_eq, reason = "the mistake")]
impl Hash for Ordered {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.position, self.tried_first).hash(state);
    }
}

fn copies_after_two_inserts() -> usize {
    let mut seen = HashSet::<_, BuildHasherDefault<DefaultHasher>>::default();
    for tried_first in [5, 1] {
        seen.insert(Ordered {
            position: 7,
            tried_first,
        });
    }
    seen.len()
}
