//! The savings of null windows, and their cost if the first move is not the best.

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::move_order::{centre_first, promising_first};
use alpha_beta::null_window::null_window;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use call_trace::record;
use charts::Table;
use game::{Board, Counting, Ordered, Player, Value};
use tic_tac_toe::bits::Bits;

use super::searches::OPEN;
use crate::counted::{row, table};

/// The number of random trees for the mean, and their shape.
const TREES: u64 = 100;
const BRANCHING: usize = 3;
const LEVELS: u32 = 6;

/// Four numbers of calls: plain alpha-beta, `null_window`, second searches among the latter, and all calls if the second search
/// starts from the returned bound.
type Calls = [usize; 4];

fn calls<B: Board>(board: &B, depth: u32) -> Calls {
    let (alpha, beta) = OPEN;
    let (plain, of_plain) = record(|| alpha_beta(board, depth, alpha, beta).0);
    let counting = Counting::new(board.clone());
    let (value, of_null) = record(|| null_window(&counting, depth, alpha, beta).0);
    let mut from_the_bound = 0;
    let narrower = at_the_bound(board, depth, OPEN, &mut from_the_bound).0;
    assert!(plain == value && value == narrower, "all three agree");
    // A search plays each move once, and calls itself once or twice on the new board.
    let again = of_null.calls() - 1 - counting.asked().play as usize;
    [of_plain.calls(), of_null.calls(), again, from_the_bound]
}

/// As `null_window`, except that a second search starts from the returned bound.
fn at_the_bound<B: Board>(
    board: &B,
    depth: u32,
    (mut alpha, mut beta): (Value, Value),
    calls: &mut usize,
) -> (Value, Option<B::Move>) {
    *calls += 1;
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut best = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let next = board.play(mv);
        let mut search = |window| at_the_bound(&next, depth - 1, window, calls).0;
        let asked = match board.to_move() {
            _ if best.1.is_none() => (alpha, beta),
            Player::First => (alpha, alpha + 1),
            Player::Second => (beta - 1, beta),
        };
        let mut value = search(asked);
        if best.1.is_some() && alpha < value && value < beta {
            value = match board.to_move() {
                Player::First => search((value, beta)),
                Player::Second => search((alpha, value)),
            };
        }
        if board.better(value, best.0) {
            best = (value, Some(mv));
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best.0),
            Player::Second => beta = beta.min(best.0),
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

pub(super) fn null_windows() -> Table {
    let start = Bits::new();
    let ordered = uniform::perfectly_ordered(BRANCHING, LEVELS);
    table(
        "searched | alpha-beta | null windows | of these second searches | null windows, second search from the bound on",
        [
            row("tic-tac-toe, cells 1 to 9", calls(&start, 9)),
            row(
                "tic-tac-toe, centre first",
                calls(&Ordered::new(start, centre_first), 9),
            ),
            row(
                "tic-tac-toe, promising first",
                calls(&Ordered::new(start, promising_first), 9),
            ),
            row(
                "a tree, best child first",
                calls(&TreeBoard::new(&ordered), LEVELS),
            ),
            row("random trees", random()),
        ],
    )
}

/// Returns the mean over random trees.
fn random() -> Calls {
    let mut sums = [0; 4];
    for seed in 0..TREES {
        let tree = uniform::random(BRANCHING, LEVELS, seed);
        let of_tree = calls(&TreeBoard::new(&tree), LEVELS);
        for (sum, calls) in sums.iter_mut().zip(of_tree) {
            *sum += calls;
        }
    }
    sums.map(|sum| (sum as f64 / TREES as f64).round() as usize)
}
