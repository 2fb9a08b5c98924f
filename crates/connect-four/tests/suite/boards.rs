//! Both boards obey the laws, and return the same results.

use connect_four::bits::Bits;
use connect_four::board::ConnectFour;
use connect_four::size::Size;
use game::{Board, check_game, check_winner};
use proptest::prelude::*;

fn size() -> impl Strategy<Value = Size> {
    (1..=7_usize, 1..=6_usize).prop_map(|(columns, rows)| Size::new(columns, rows).unwrap())
}

proptest! {
    #[test]
    fn every_game_keeps_the_laws_on_both_boards(size in size(), seed: u64) {
        let choose = |seed| {
            let mut chance = fastrand::Rng::with_seed(seed);
            move |moves| chance.usize(..moves)
        };
        let readable = check_game(&ConnectFour::new(size), choose(seed)).map_err(|law| law.to_string());
        prop_assert!(readable.is_ok(), "{}", readable.unwrap_err());
        let bits = check_game(&Bits::new(size), choose(seed)).map_err(|law| law.to_string());
        prop_assert!(bits.is_ok(), "{}", bits.unwrap_err());
    }

    #[test]
    fn the_board_on_bits_answers_as_the_readable_board_does(size in size(), seed: u64) {
        let mut chance = fastrand::Rng::with_seed(seed);
        let (mut readable, mut bits) = (ConnectFour::new(size), Bits::new(size));
        loop {
            prop_assert_eq!(ConnectFour::from(bits), readable.clone());
            prop_assert_eq!(Bits::from(&readable), bits);
            prop_assert_eq!(bits.done(), readable.done());
            prop_assert_eq!(bits.to_move(), readable.to_move());
            prop_assert_eq!(bits.evaluate(), readable.evaluate());
            let moves: Vec<_> = readable.legal_moves().collect();
            prop_assert_eq!(bits.legal_moves().collect::<Vec<_>>(), moves.clone());
            prop_assert_eq!(readable.winner.is_some(), !readable.fours().is_empty());
            let Some(&column) = chance.choice(&moves) else { break };
            readable = readable.play(column);
            bits = bits.play(column);
        }
    }
}

#[test]
fn the_value_of_a_finished_game_says_who_has_won() {
    for seed in 0..200 {
        let mut chance = fastrand::Rng::with_seed(seed);
        let game = check_game(&ConnectFour::new(Size::USUAL), |moves| {
            chance.usize(..moves)
        })
        .unwrap();
        let last = game.last().unwrap();
        assert_eq!(check_winner(last, last.winner), Ok(()));
    }
}
