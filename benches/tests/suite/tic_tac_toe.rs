//! What every search on the ladder of tic-tac-toe finds, and how many nodes it visits for it.

use alpha_beta::move_order::centre_first;
use benches::in_order::InOrder;
use benches::tic_tac_toe::{LADDER, PEERS, Rung};
use fastrand::Rng;
use game::{Board, Ordered};
use tic_tac_toe::bits::Bits;

fn nodes(name: &str) -> u64 {
    let rung = LADDER.iter().chain(PEERS).find(|rung| rung.name == name);
    let rung: &Rung = rung.unwrap_or_else(|| panic!("{name} is no rung"));
    (rung.counted)().1
}

#[test]
fn every_search_finds_a_draw_counted_or_not() {
    for rung in LADDER.iter().chain(PEERS) {
        assert_eq!((rung.bare)(), 0, "{}", rung.name);
        assert_eq!((rung.counted)().0, 0, "{}, counted", rung.name);
    }
}

#[test]
fn minimax_visits_the_whole_tree_by_hand_too() {
    assert_eq!(nodes("minimax"), 549_946);
    assert_eq!(nodes("minimax by hand"), 549_946);
}

#[test]
fn the_order_decides_what_alpha_beta_visits() {
    assert_eq!(nodes("alpha-beta, worst order"), 46_035);
    assert_eq!(nodes("alpha-beta, 1 to 9"), 18_297);
    assert_eq!(nodes("alpha-beta, centre first"), 7_275);
    assert_eq!(nodes("alpha-beta, presorted"), 7_275);
}

/// `InOrder` is a shortcut: on every board of random games it offers what `Ordered` offers.
#[test]
fn the_order_worked_out_beforehand_is_the_one_that_sorting_gives() {
    for seed in 0..200 {
        let mut board = Bits::new();
        let mut random = Rng::with_seed(seed);
        loop {
            let sorted: Vec<_> = Ordered::new(board, centre_first).legal_moves().collect();
            let moves: Vec<_> = InOrder::<513_792_468>(board).legal_moves().collect();
            assert_eq!(moves, sorted, "{board:?}");
            let Some(cell) = random.choice(moves) else {
                break;
            };
            board = board.play(cell);
        }
    }
}

#[test]
fn a_window_and_a_table_save_more() {
    assert_eq!(nodes("… from −1 to 1"), 6_323);
    assert_eq!(nodes("… with a table"), 1_764);
}

#[test]
fn deepening_without_a_memory_repeats_itself() {
    let deepening = nodes("deepening");
    assert_eq!(deepening, 20_418);
    assert!(deepening > nodes("alpha-beta, centre first"));
}

/// The searches of the crate `minimax` begin in random order, so theirs has no one count.
#[test]
fn the_peers_are_counted_too() {
    #[cfg(feature = "all-peers")]
    assert_eq!(nodes("board-game's solver"), 20_866);
    for name in ["minimax::Negamax", "minimax::IterativeSearch"] {
        let nodes = nodes(name);
        assert!((1_280..100_000).contains(&nodes), "{name}: {nodes}");
    }
}
