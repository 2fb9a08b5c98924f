//! Published searches by other authors, solving tic-tac-toe from the empty board.
//!
//! The crate [`minimax`] contains no games, so its searches run on the same board as ours, [`Bits`]: only the search differs.

use std::cell::Cell;

use game::Board as _;
use minimax::{Evaluation, IterativeOptions, IterativeSearch, Negamax, Strategy, Winner};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell as Square;

/// Returns the value of the empty board by `minimax::Negamax`: alpha-beta, in random order at the root.
pub fn negamax() -> i32 {
    let mut search = Negamax::new(Nothing::<false>, 9);
    search.choose_move(&Bits::new());
    search.root_value().into()
}

/// As [`negamax`], with the number of boards searched.
pub fn negamax_counted() -> (i32, u64) {
    counting(|| {
        let mut search = Negamax::new(Nothing::<true>, 9);
        search.choose_move(&Bits::new());
        search.root_value().into()
    })
}

/// Returns the value of the empty board by `minimax::IterativeSearch` with its default options, except for the table size, which
/// is the fastest.
pub fn iterative_search() -> i32 {
    iterative(Nothing::<false>)
}

/// As [`iterative_search`], with the number of boards searched at all depths together.
pub fn iterative_search_counted() -> (i32, u64) {
    counting(|| iterative(Nothing::<true>))
}

fn iterative<const COUNTED: bool>(evaluator: Nothing<COUNTED>) -> i32 {
    let options = IterativeOptions::new().with_table_byte_size(TABLE_BYTES);
    let mut search = IterativeSearch::new(evaluator, options);
    search.set_max_depth(9);
    search.choose_move(&Bits::new());
    search.root_value().into()
}

/// With the default, 1 MiB, the search takes a fifth longer: it clears a table larger than the game needs.
const TABLE_BYTES: usize = 1 << 18;

thread_local! {
    /// A counter in a static, since the trait of `minimax` has no `self` for it.
    static PLAYED: Cell<u64> = const { Cell::new(0) };
}

/// Runs a search. Its nodes are the boards it plays and the first one.
fn counting(search: impl FnOnce() -> i32) -> (i32, u64) {
    PLAYED.set(0);
    let value = search();
    (value, PLAYED.get() + 1)
}

/// The game as the trait of `minimax` requires it, with or without a count.
struct OnBits<const COUNTED: bool>;

impl<const COUNTED: bool> minimax::Game for OnBits<COUNTED> {
    type S = Bits;
    type M = Square;

    fn generate_moves(board: &Bits, moves: &mut Vec<Square>) -> Option<Winner> {
        let winner = Self::get_winner(board);
        if winner.is_none() {
            moves.extend(board.legal_moves());
        }
        winner
    }

    fn apply(board: &mut Bits, cell: Square) -> Option<Bits> {
        if COUNTED {
            PLAYED.set(PLAYED.get() + 1);
        }
        Some(board.play(cell))
    }

    fn get_winner(board: &Bits) -> Option<Winner> {
        if board.has_line(board.to_move().other()) {
            Some(Winner::PlayerJustMoved)
        } else {
            board.done().then_some(Winner::Draw)
        }
    }

    fn zobrist_hash(board: &Bits) -> u64 {
        let [first, second] =
            [game::Player::First, game::Player::Second].map(|player| u64::from(board.set(player)));
        let position = first << 9 | second;
        // No two positions get the same hash, since multiplication by an odd factor is reversible.
        position.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32)
    }
}

/// An evaluation that returns a value only for the end of a game.
struct Nothing<const COUNTED: bool>;

impl<const COUNTED: bool> minimax::Evaluator for Nothing<COUNTED> {
    type G = OnBits<COUNTED>;

    fn evaluate(&self, _: &Bits) -> Evaluation {
        0
    }
}
