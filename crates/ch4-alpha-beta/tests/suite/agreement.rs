//! Every search finds what plain `look_ahead` finds: on all positions of tic-tac-toe, and on
//! thousands of random trees.

use std::collections::HashSet;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::clock::Clock;
use alpha_beta::debugging::old_beta;
use alpha_beta::deepening::deepening;
use alpha_beta::first_child_only::first_child_only;
use alpha_beta::game_tree::valuation;
use alpha_beta::move_order::centre_first;
use alpha_beta::negamax::negamax;
use alpha_beta::null_window::null_window;
use alpha_beta::old_beta::{find_computer_move, find_human_move};
use alpha_beta::transposition::{Table, with_table};
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use fastrand::Rng;
use game::{Audit, Board, Ordered, Player, Value, Watched, WinDrawLoss, audit};
use proptest::prelude::*;
use rstest::rstest;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::grid::{Grid, Side};
use tic_tac_toe::look_ahead::look_ahead;

type Found = (Value, Option<Cell>);

/// All 4 520 positions that are not over, with what `look_ahead` says of each: value and move.
fn positions() -> Vec<(WinDrawLoss<Bits>, Found)> {
    let mut found = vec![Bits::new()];
    let mut known = HashSet::from([Bits::new()]);
    let mut at = 0;
    while at < found.len() {
        let board = found[at];
        let next = board.legal_moves().map(|cell| board.play(cell));
        found.extend(next.filter(|next| !next.done() && known.insert(*next)));
        at += 1;
    }
    assert_eq!(found.len(), 4_520);
    let boards = found.into_iter().map(WinDrawLoss);
    boards
        .map(|board| (board.clone(), look_ahead(&board, 9)))
        .collect()
}

fn seen_by(mover: Player, value: Value) -> Value {
    match mover {
        Player::First => value,
        Player::Second => -value,
    }
}

/// Whether a value returned for this window says something true.
fn is_true(returned: Value, (alpha, beta): (Value, Value), value: Value) -> bool {
    match returned {
        _ if returned <= alpha => value <= returned,
        _ if returned >= beta => value >= returned,
        _ => value == returned,
    }
}

#[test]
fn on_every_position_of_tic_tac_toe() {
    let mut shared = Table::new();
    for (board, want) in positions() {
        let (low, high) = (Value::MIN, Value::MAX);
        assert_eq!(alpha_beta(&board, 9, low, high), want, "{board:?}");
        let (value, mv) = negamax(&board, 9, -high, high);
        assert_eq!((seen_by(board.to_move(), value), mv), want, "{board:?}");
        let found = with_table(&board, 9, low, high, &mut Table::new());
        assert_eq!(found, want, "{board:?}");
        assert_eq!(with_table(&board, 9, low, high, &mut shared).0, want.0);
        let ordered = Ordered::new(board.clone(), centre_first);
        assert_eq!(alpha_beta(&ordered, 9, low, high).0, want.0, "{board:?}");
        assert_eq!(null_window(&board, 9, low, high), want, "{board:?}");
        let deepest = deepening(&board, 9, &Clock::boards(u64::MAX));
        assert_eq!((deepest.value, deepest.recommended), want, "{board:?}");
        for window in [(-1, 0), (-1, 1), (0, 1)] {
            let (value, _) = alpha_beta(&board, 9, window.0, window.1);
            assert!(is_true(value, window, want.0), "{board:?} {window:?}");
        }
    }
}

type Half = fn(&mut Grid, Value, Value) -> (Value, Option<usize>);

/// The two functions value the game for the computer, and take a win at once if there is one. With
/// the old beta they visit more, and no answer changes. Both windows contain every value of the game.
#[rstest]
#[case::repaired(find_computer_move, find_human_move)]
#[case::with_the_old_beta(old_beta::find_computer_move, old_beta::find_human_move)]
fn the_two_functions_are_right_on_every_position_whoever_began(
    #[case] computers: Half,
    #[case] humans: Half,
    #[values((-1, 1), (-2, 2))] (alpha, beta): (Value, Value),
) {
    for (board, (value, _)) in positions() {
        for first in [Side::Human, Side::Computer] {
            let mut grid = Grid::of(board.0, first);
            let computer = (board.to_move() == Player::First) == (first == Side::Computer);
            let search = if computer { computers } else { humans };
            let (got, cell) = search(&mut grid, alpha, beta);
            let sign = if first == Side::Computer { 1 } else { -1 };
            assert_eq!(got, sign * value, "{board:?}");
            let mv = board.legal_moves().find(|mv| Some(mv.number()) == cell);
            let after = board.play(mv.expect("an empty cell"));
            assert_eq!(look_ahead(&after, 9).0, value, "{board:?}");
        }
    }
}

/// Negamax that does not ask whether the turn has passed.
fn negates_always(board: &TreeBoard<'_>) -> (Value, Option<usize>) {
    if board.done() {
        return (seen_by(board.to_move(), board.evaluate()), None);
    }
    let mut best = (Value::MIN, None);
    for mv in board.legal_moves() {
        let value = -negates_always(&board.play(mv)).0;
        if value > best.0 {
            best = (value, Some(mv));
        }
    }
    best
}

/// The example of the page on negamax: at the first move the extra turn is taken for the opponent's.
#[test]
fn negamax_without_its_law_makes_the_worse_move() {
    let tree: Tree = "[{3, 5}, [2, 7]]".parse().expect("a tree");
    let board = TreeBoard::new(&tree);
    assert_eq!(look_ahead(&board, 2), (5, Some(1)));
    assert_eq!(negates_always(&board), (2, Some(2)));
}

/// The example of the page on the horizon: each depth delays the loss with another move.
#[test]
fn a_loss_is_delayed_twice() {
    let text = "[[-9:[[-9:[[-9]]]]], [-3:[[-12:[[-12]]]]], [-4:[[-7:[[-16]]]]]]";
    let tree: Tree = text.parse().expect("a tree");
    let at = |depth| look_ahead(&TreeBoard::new(&tree), depth);
    assert_eq!(
        [2, 4, 6].map(at),
        [(-3, Some(2)), (-7, Some(3)), (-9, Some(1))]
    );
}

fn wild(seed: u64) -> Tree {
    uniform::wild(5, &mut Rng::with_seed(seed))
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 3000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn alpha_beta_on_trees_with_extra_turns(seed: u64, depth in 0..7_u32) {
        let tree = wild(seed);
        let board = Watched::new(TreeBoard::new(&tree));
        let (alpha, beta) = (Value::MIN, Value::MAX);
        let found = alpha_beta(&board, depth, alpha, beta);
        prop_assert_eq!(found, look_ahead(&TreeBoard::new(&tree), depth));
        let asked = Audit { depth, alpha, beta, value: found.0 };
        prop_assert!(audit(&board.tree(), asked).is_ok());
    }

    #[test]
    fn alpha_beta_says_nothing_false_in_any_window(seed: u64, alpha in -10..9, width in 1..12) {
        let tree = wild(seed);
        let board = TreeBoard::new(&tree);
        let (value, _) = look_ahead(&board, 9);
        let window = (alpha, alpha + width);
        let (got, mv) = alpha_beta(&board, 9, window.0, window.1);
        prop_assert!(is_true(got, window, value));
        if window.0 < got && got < window.1 {
            prop_assert_eq!(mv, look_ahead(&board, 9).1);
        }
    }

    #[test]
    fn null_windows_find_what_alpha_beta_finds(seed: u64, depth in 0..7_u32) {
        let tree = wild(seed);
        let board = TreeBoard::new(&tree);
        let (low, high) = (Value::MIN, Value::MAX);
        prop_assert_eq!(null_window(&board, depth, low, high), alpha_beta(&board, depth, low, high));
    }

    #[test]
    fn null_windows_say_nothing_false_in_any_window(seed: u64, alpha in -10..9, width in 1..12) {
        let tree = wild(seed);
        let board = TreeBoard::new(&tree);
        let want = look_ahead(&board, 9);
        let window = (alpha, alpha + width);
        let (got, mv) = null_window(&board, 9, window.0, window.1);
        prop_assert!(is_true(got, window, want.0));
        if window.0 < got && got < window.1 {
            prop_assert_eq!(mv, want.1);
        }
    }

    #[test]
    fn searches_that_assume_alternate_turns_agree_with_look_ahead(seed: u64, branching in 1..5_usize, depth in 0..5_u32) {
        let tree = uniform::random(branching, depth, seed);
        let board = TreeBoard::new(&tree);
        let want = look_ahead(&board, depth);
        prop_assert_eq!(negamax(&board, depth, -Value::MAX, Value::MAX), want);
        prop_assert_eq!(valuation(&tree, Player::First), want.0);
        prop_assert_eq!(first_child_only(&tree), want.0);
    }

    #[test]
    fn deepening_stops_at_a_depth_that_was_finished(seed: u64, boards in 0..60_u64) {
        let tree = wild(seed);
        let board = TreeBoard::new(&tree);
        let found = deepening(&board, 6, &Clock::boards(boards));
        let said = (found.value, found.recommended);
        match found.depth {
            0 => prop_assert_eq!(said, (board.evaluate(), board.legal_moves().next())),
            depth => prop_assert_eq!(said, look_ahead(&board, depth)),
        }
    }
}
