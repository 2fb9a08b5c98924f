//! How often each of several equal moves is chosen, with a coin and with a fair choice.

use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use charts::Table;
use dots_and_boxes::fair_choice::fair_choice;
use fastrand::Rng;
use game::{Board, Value};
use textfmt::grouped;

use crate::counted::{row, table};

/// The number of choices.
pub const CHOICES: u64 = 10_000;

/// Chooses one of the moves with the value `best`, as the coursework does: each later move replaces the earlier one if a coin
/// says so.
///
/// The coursework also reseeds its coin at every call with the current second, so that all choices within a second are the same.
/// That is left out here.
pub fn by_coin(values: &[Value], best: Value, rng: &mut Rng) -> Option<usize> {
    let mut chosen = None;
    for (at, _) in values
        .iter()
        .enumerate()
        .filter(|(_, value)| **value == best)
    {
        if chosen.is_none() || rng.bool() {
            chosen = Some(at);
        }
    }
    chosen
}

/// Counts how often each of `moves` equal moves is chosen.
pub fn counts(moves: usize, mut choose: impl FnMut() -> Option<usize>) -> Vec<u64> {
    let mut counts = vec![0; moves];
    for _ in 0..CHOICES {
        if let Some(chosen) = choose() {
            counts[chosen] += 1;
        }
    }
    counts
}

/// Returns the result of [`counts`] with a coin, and with a fair choice.
pub fn both(moves: usize) -> [Vec<u64>; 2] {
    let values = vec![7; moves];
    let mut rng = Rng::with_seed(1);
    let coin = counts(moves, || by_coin(&values, 7, &mut rng));
    let tree = Tree::inner(values.iter().map(|&value| Tree::leaf(value)).collect());
    let board = TreeBoard::new(&tree);
    let mut rng = Rng::with_seed(1);
    let fair = counts(moves, || {
        let valued = board.legal_moves().zip(values.iter().copied());
        fair_choice(&board, valued, &mut rng).map(|number| number - 1)
    });
    [coin, fair]
}

/// Returns the counts for 2 to 5 equal moves.
pub(super) fn shares() -> Table {
    let rows = (2..=5).map(|moves| {
        let shown = both(moves).map(|counts| counts.iter().map(grouped).collect::<Vec<_>>());
        row(moves, shown.map(|counts| counts.join(" · ")))
    });
    table(
        &format!(
            "equal moves | chosen by a coin, of {} | chosen by `fair_choice`",
            grouped(CHOICES)
        ),
        rows,
    )
}
