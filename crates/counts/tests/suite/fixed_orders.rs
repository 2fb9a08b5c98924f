//! Alpha-beta on tic-tac-toe with the cells in a fixed order: the best and the worst of all orders.

use alpha_beta::alpha_beta::alpha_beta;
use counts::ch4_alpha_beta::{BEST_AND_WORST, fixed_order};
use fastrand::Rng;
use game::{Value, Watched, check_laws, random_game};
use proptest::prelude::*;

#[test]
fn the_best_fixed_order_visits_6_228_and_the_worst_46_035() {
    let nodes = BEST_AND_WORST.map(|order| {
        let watched = Watched::new(fixed_order(order));
        assert_eq!(alpha_beta(&watched, 9, Value::MIN, Value::MAX).0, 0);
        watched.tree().counts().nodes
    });
    assert_eq!(nodes, [6_228, 46_035]);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_board_with_a_fixed_order_keeps_the_laws(seed: u64) {
        let mut rng = Rng::with_seed(seed);
        let mut order = [1, 2, 3, 4, 5, 6, 7, 8, 9];
        rng.shuffle(&mut order);
        for board in random_game(&fixed_order(order), |moves| rng.usize(..moves)) {
            prop_assert_eq!(check_laws(&board), Ok(()));
        }
    }
}
