//! Things in the order of their ranks, by one program for all types.

use game::by_rank;
use proptest::prelude::*;

proptest! {
    #[test]
    fn by_rank_is_the_stable_sort(ranks in prop::collection::vec(0..9, 0..60)) {
        let mut things: Vec<(i32, usize)> = ranks.into_iter().zip(0..).collect();
        let mut sorted = things.clone();
        sorted.sort_by_key(|(rank, _)| *rank);
        by_rank(&mut things, |(rank, _)| *rank);
        prop_assert_eq!(things, sorted);
    }
}
