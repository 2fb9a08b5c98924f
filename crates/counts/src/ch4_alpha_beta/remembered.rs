//! What a table saves between the depths of iterative deepening, where each depth hands its moves on to the next.

use std::hash::Hash;

use alpha_beta::transposition::{Probe, Table};
use dots_and_boxes::dots::Dots;
use game::{Board, Player, Value};
use words::{grouped, table};

use super::searches::{OPEN, start};

/// [`with_table`](alpha_beta::transposition::with_table), but that the move which the table recommends is tried first,
/// where `recommended_first`. It counts its calls.
fn search<B: Board + Eq + Hash>(
    board: &B,
    depth: u32,
    (alpha, beta): (Value, Value),
    table: &mut Table<B>,
    recommended_first: bool,
    calls: &mut usize,
) -> (Value, Option<B::Move>) {
    *calls += 1;
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let (mut low, mut high) = match table.probe(board, depth, alpha, beta) {
        Probe::Answer(value, recommended) => return (value, recommended),
        Probe::Open { alpha, beta } => (alpha, beta),
    };
    let first = table.entry(board).and_then(|entry| entry.recommended);
    let first = first.filter(|_| recommended_first);
    let others = board.legal_moves().filter(|mv| Some(*mv) != first);
    let mut best = board.worst_case();
    let mut recommended = None;
    for mv in first.into_iter().chain(others) {
        let window = (low, high);
        let next = board.play(mv);
        let (value, _) = search(&next, depth - 1, window, table, recommended_first, calls);
        if board.better(value, best) {
            best = value;
            recommended = Some(mv);
        }
        match board.to_move() {
            Player::First => low = low.max(best),
            Player::Second => high = high.min(best),
        }
        if low >= high {
            break;
        }
    }
    table.store(board, depth, alpha, beta, (best, recommended));
    (best, recommended)
}

/// The calls of one depth alone, of all depths that remember nothing, and of all depths that hand on their moves.
fn calls<B: Board + Eq + Hash>(board: &B, most: u32) -> [usize; 3] {
    let (mut alone, mut anew, mut handed_on) = (0, 0, 0);
    let mut kept = Table::new();
    for depth in 1..=most {
        alone = 0;
        search(board, depth, OPEN, &mut Table::new(), false, &mut alone);
        anew += alone;
        search(board, depth, OPEN, &mut kept, true, &mut handed_on);
    }
    [alone, anew, handed_on]
}

pub(super) fn between_depths() -> String {
    let field = |text: &str| Dots::new(text.parse().expect("a size of a field"));
    let row = |name: &str, most: u32, calls: [usize; 3]| {
        let name = [name.to_owned(), most.to_string()];
        name.into_iter().chain(calls.map(grouped)).collect()
    };
    let of = |size: &str, most| {
        let name = format!("dots and boxes, {size}");
        row(&name, most, calls(&field(size), most))
    };
    table(
        "game | depth | this depth alone | all depths, nothing remembered | all depths, moves handed on",
        [
            row("tic-tac-toe", 9, calls(&start(), 9)),
            of("1x3", 10),
            of("2x2", 12),
            of("2x3", 8),
            of("3x3", 6),
        ],
    )
}
