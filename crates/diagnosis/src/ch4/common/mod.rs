//! Shared code for the tests of this chapter: running a search on a watched board, and describing its visits.

// Each test file is compiled as a separate program and uses only some of these items.
#![allow(dead_code, unused_imports)]

use std::collections::HashMap;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::tree_board::TreeBoard;
pub(crate) use diagnosis::{
    attempt, counted, legend, minus, probe, remark, spaced, twice, value as shown, worth,
};
use game::{Audit, Board, Counts, Diagnostic, Player, SearchTree, Value, Watched, audit};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::look_ahead::look_ahead;
pub(crate) use trees::tree;

pub(crate) mod trees;

/// The open window.
pub(crate) const OPEN: (Value, Value) = (Value::MIN, Value::MAX);

/// The answer of a search, and the nodes that it visited.
pub(crate) struct Run<M> {
    pub(crate) value: Value,
    pub(crate) recommended: Option<M>,
    pub(crate) visited: SearchTree<M>,
}

/// Runs a search on a watched board.
pub(crate) fn watch<B: Board>(
    board: B,
    search: impl FnOnce(&Watched<B>) -> (Value, Option<B::Move>),
) -> Run<B::Move> {
    let watched = Watched::new(board);
    let (value, recommended) = search(&watched);
    Run {
        value,
        recommended,
        visited: watched.tree(),
    }
}

impl<M: Copy + Eq + std::fmt::Display> Run<M> {
    pub(crate) fn counts(&self) -> Counts {
        self.visited.counts()
    }

    /// Audits the search as plain alpha-beta.
    pub(crate) fn diagnostic(
        &self,
        depth: u32,
        (alpha, beta): (Value, Value),
    ) -> Option<Diagnostic> {
        let asked = Audit {
            depth,
            alpha,
            beta,
            value: self.value,
        };
        audit(&self.visited, asked).err()
    }
}

/// Returns the unfinished positions of tic-tac-toe with at least `marks` marks. For 0 marks there are 4 520.
pub(crate) fn positions(marks: u32) -> Vec<Bits> {
    let mut found = vec![Bits::new()];
    let mut known = std::collections::HashSet::from([Bits::new()]);
    let mut at = 0;
    while at < found.len() {
        let board = found[at];
        for cell in board.legal_moves() {
            let next = board.play(cell);
            if !next.done() && known.insert(next) {
                found.push(next);
            }
        }
        at += 1;
    }
    found.retain(|board| board.moves_done() >= marks);
    found
}

/// Returns the name of a tree in a claim, and the text to append. A long tree gets its own line.
pub(crate) fn named(text: &str) -> (&str, String) {
    if text.len() <= 50 {
        (text, String::new())
    } else {
        ("the tree below", format!("\nThe tree: {text}"))
    }
}

/// Returns the beginning of a sentence about a tree. The text is empty if the message is already about this tree.
pub(crate) fn within(spoken_of: &str, text: &str) -> String {
    match spoken_of {
        "" => format!("in the tree {text}, "),
        _ if spoken_of == text => String::new(),
        _ => format!("in another tree, {text}, "),
    }
}

/// Formats a window: `(−∞, 44)`.
pub(crate) fn window((alpha, beta): (Value, Value)) -> String {
    format!("({}, {})", shown(alpha), shown(beta))
}

/// Returns the number of nodes that `look_ahead` visits on the empty board. The count below each
/// position is computed once.
pub(crate) fn look_ahead_nodes() -> usize {
    fn below(board: Bits, known: &mut HashMap<Bits, usize>) -> usize {
        if let Some(&nodes) = known.get(&board) {
            return nodes;
        }
        let moves: Vec<_> = board.legal_moves().collect();
        let nodes = moves.into_iter().map(|mv| below(board.play(mv), known));
        let nodes = 1 + nodes.sum::<usize>();
        known.insert(board, nodes);
        nodes
    }
    below(Bits::new(), &mut HashMap::new())
}

/// Returns a small tree on which the student's `alpha_beta` is wrong.
pub(crate) fn alpha_beta_errs() -> Option<&'static str> {
    const SMALL: [&str; 10] = [
        "[4, 9, 2, 6]",
        "{4, 9, 2, 6}",
        "[5, 8, 8]",
        "{8, 5, 5}",
        "[[44, 61, 50], [40, 35]]",
        "{[44, 30], [52, 60, 70]}",
        "[[44, 61], [44, 35]]",
        "[[44, 61], [45, 35]]",
        "[5, [9, [[3, 7], 8]]]",
        "[{3, 5}, [2, 7]]",
    ];
    let wrong = |text: &&str| {
        let tree = tree(text);
        let right = look_ahead(&TreeBoard::new(&tree), 9);
        let found = attempt(|| {
            let run = watch(TreeBoard::new(&tree), |board| {
                alpha_beta(board, 9, OPEN.0, OPEN.1)
            });
            (
                run.diagnostic(9, OPEN).is_none(),
                run.value,
                run.recommended,
            )
        });
        found != Some((true, right.0, right.1))
    };
    SMALL.into_iter().find(wrong)
}

/// Returns the message about `exercise`, which calls `alpha_beta`. If `alpha_beta` itself is wrong, only the
/// first line of the message remains.
pub(crate) fn after_alpha_beta(exercise: &str, verdict: String) -> String {
    match alpha_beta_errs() {
        None => verdict,
        Some(text) => format!(
            "{}\nYour `alpha_beta`, which {exercise} calls, is already wrong on the small tree \
             {text}. Fix that case first: cargo course test alpha_beta",
            verdict.lines().next().unwrap_or_default()
        ),
    }
}

/// Detects a `depth` that is lowered once for each move, in the recorded replies of a search at depth 3.
pub(crate) fn depth_lowered<R>(search: impl FnOnce(&TreeBoard) -> R) -> Option<String> {
    const TEXT: &str = "[1:[7], 2:[9], 3:[8]]";
    let three = tree(TEXT);
    let (_, trace) = probe(|| search(&TreeBoard::new(&three)));
    let calls = trace.tree();
    let replies = diagnosis::replies(&calls, calls.calls.first()?);
    let depths = replies
        .iter()
        .map(|reply| diagnosis::number(reply, "depth"));
    let depths = depths.collect::<Option<Vec<_>>>()?;
    (depths == [2, 1, 0]).then(|| {
        format!(
            "in {TEXT} at depth 3, your code searches the three replies at the depths 2, 1 and 0. \
             Leave `depth` as it is in the loop, and pass `depth - 1` to each call."
        )
    })
}

pub(crate) fn name(mover: Player) -> &'static str {
    match mover {
        Player::First => "MAX",
        Player::Second => "MIN",
    }
}
