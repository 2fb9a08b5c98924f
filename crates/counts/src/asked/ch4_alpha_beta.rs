//! Answers to questions of the fourth chapter.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, DefaultHasher, Hash, Hasher};

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::debugging::first_child_only::first_child_only;
use alpha_beta::negamax::negamax;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform::random;
use call_trace::record;
use game::{Value, Watched, WinDrawLoss};
use tic_tac_toe::analysis::value_of;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::census::positions;

use super::answer::{Asked, answers, first_handed_down, told_by_a_table};
use crate::ch5_dots_and_boxes::built_tree::full_tree;

pub(super) fn asked() -> Vec<Asked> {
    let wrong: Tree = "[[0, -1], [-1, 0]]".parse().expect("a tree");
    let earlier: u64 = (1..=5).map(|levels| full_tree(10, levels)).sum();
    let share = 100 * earlier / full_tree(10, 6);
    let (alpha, beta) = (i32::MIN, i32::MAX);
    let negated = (beta.wrapping_neg(), alpha.wrapping_neg());
    let even: Tree = "[[0, 0], [0, 0]]".parse().expect("a tree");
    let open = (Value::MIN, Value::MAX);
    answers! {
        "the hunted valuation of [[0, -1], [-1, 0]]" => first_child_only(&wrong),
        "ten replies: the work of all earlier depths" => format!("{share} %"),
        "a window negated that begins at i32::MIN" => format!("{negated:?}"),
        "the lowest tree with a deep cut" => (1..=5).find(|height| has_a_deep_cut(*height)),
        "does the first player win: the window" => the_window_that_tells(),
        "a bound of 40 kept as a value: MAX holds 30" => told_by_a_table((30, Value::MAX), &[(open, 40)]),
        "at least 3 is kept: the window (0, 5)" => told_by_a_table((0, 5), &[((Value::MIN, 3), 3)]),
        "negamax: the child of the window (−1, 1)" => first_handed_down(|| negamax(&TreeBoard::new(&even), 2, -1, 1)),
        "a hash that sees more: copies after two inserts" => copies_after_two_inserts(),
    }
}

/// Returns whether any of a hundred trees of this height has a deep cut-off.
fn has_a_deep_cut(height: u32) -> bool {
    (0..100).any(|seed| {
        let tree = random(2, height, seed);
        let board = Watched::new(TreeBoard::new(&tree));
        let (_, trace) = record(|| alpha_beta(&board, height, Value::MIN, Value::MAX));
        figures::game_counts(&trace).deep > 0
    })
}

/// Returns the window whose results separate the positions that the first player wins from all others with the fewest visits.
fn the_window_that_tells() -> &'static str {
    let all = positions(&WinDrawLoss(Bits::new())).into_iter();
    let late = all.filter(|board| board.0.moves_done() >= 3);
    let mut known = HashMap::new();
    let (won, others): (Vec<_>, Vec<_>) = late.partition(|board| value_of(board, &mut known) == 1);
    let asked = |boards: &[WinDrawLoss<Bits>], (alpha, beta)| {
        let asked = boards.iter().map(|board| {
            let (answer, trace) = record(|| alpha_beta(board, 9, alpha, beta).0);
            (answer, trace.calls())
        });
        asked.collect::<(HashSet<Value>, Vec<usize>)>()
    };
    let windows = [
        ("(−1, 0)", (-1, 0)),
        ("(0, 1)", (0, 1)),
        ("(−1, 1)", (-1, 1)),
    ];
    let telling = windows.into_iter().filter_map(|(name, window)| {
        let (won, others) = (asked(&won, window), asked(&others, window));
        let visits: usize = won.1.iter().chain(&others.1).sum();
        won.0.is_disjoint(&others.0).then_some((visits, name))
    });
    telling.min().expect("one of them tells").1
}

/// A key as in the question: `hash` uses a field that `eq` ignores.
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
