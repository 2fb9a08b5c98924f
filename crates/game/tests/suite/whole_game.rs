//! Each law of a whole game, broken by a small wrong board, is named.

use std::fmt;

use game::{Board, BrokenLaw, Player, Texts, Value, check_game, check_winner};
use rstest::rstest;

/// The moves of a walker on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Forward, to the third place.
    Ends,
    /// Forward and back.
    BackAndForth,
    /// Forward, without an end.
    Endless,
}

/// A walker on a line, whose text hides whether somebody rests.
#[derive(Clone, Debug)]
struct Walker {
    way: Way,
    place: u32,
    rests: bool,
}

impl Walker {
    fn at(way: Way, place: u32) -> Self {
        let rests = false;
        Self { way, place, rests }
    }
}

impl fmt::Display for Walker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "place {}", self.place)
    }
}

impl Board for Walker {
    type Move = u8;

    fn to_move(&self) -> Player {
        Player::First
    }

    fn legal_moves(&self) -> impl Iterator<Item = u8> {
        let steps: &[u8] = match self.done() {
            true => &[],
            false if self.rests => &[2],
            false => &[1, 2],
        };
        steps.iter().copied()
    }

    fn play(&self, step: u8) -> Self {
        let place = match self.way {
            Way::BackAndForth => (self.place + u32::from(step)) % 3,
            _ => self.place + u32::from(step),
        };
        Self::at(self.way, place)
    }

    fn done(&self) -> bool {
        self.way == Way::Ends && self.place >= 3
    }

    fn evaluate(&self) -> Value {
        if self.place == 3 { 5 } else { 0 }
    }
}

#[test]
fn a_game_that_ends_is_returned_with_all_its_positions() {
    let game = check_game(&Walker::at(Way::Ends, 0), |_| 0).unwrap();
    let places: Vec<u32> = game.iter().map(|board| board.place).collect();
    assert_eq!(places, [0, 1, 2, 3]);
}

#[rstest]
#[case(
    Way::BackAndForth,
    "after 3 moves the same position has come again\nplace 0"
)]
#[case(
    Way::Endless,
    "after 10 001 moves the game is not over: a game has an end\nplace 10001"
)]
fn a_game_without_an_end_is_stopped(#[case] way: Way, #[case] words: &str) {
    let broken = check_game(&Walker::at(way, 0), |_| 0).unwrap_err();
    let said = broken.to_string();
    let said = said.replace(": such a game need not end", "");
    assert_eq!(said, words);
}

#[rstest]
#[case(3, Some(Player::First), None)]
#[case(
    3,
    Some(Player::Second),
    Some("the second player has won, and yet its value is 5")
)]
#[case(
    3,
    None,
    Some("the game is over, nobody has won, and yet its value is 5")
)]
#[case(
    4,
    Some(Player::First),
    Some("the first player has won, and yet its value is 0")
)]
#[case(4, None, None)]
#[case(1, Some(Player::First), None)]
fn the_value_of_a_finished_game_says_who_has_won(
    #[case] place: u32,
    #[case] winner: Option<Player>,
    #[case] words: Option<&str>,
) {
    let law = check_winner(&Walker::at(Way::Ends, place), winner);
    match words {
        None => assert_eq!(law, Ok(())),
        Some(words) => assert!(law.unwrap_err().to_string().contains(words)),
    }
}

#[test]
fn two_positions_with_one_text_answer_alike() {
    let awake = Walker::at(Way::Ends, 0);
    let asleep = Walker {
        rests: true,
        ..awake.clone()
    };
    let mut texts = Texts::new();
    assert_eq!(texts.check(&awake), Ok(()));
    assert_eq!(texts.check(&awake), Ok(()), "the same position again");
    assert_eq!(texts.check(&Walker::at(Way::Ends, 1)), Ok(()));
    assert!(matches!(
        texts.check(&asleep),
        Err(BrokenLaw::OneText { .. })
    ));
    // Nobody can move there, so it makes no difference who rests.
    let over = |rests| Walker {
        rests,
        ..Walker::at(Way::Ends, 4)
    };
    assert_eq!(texts.check(&over(false)), Ok(()));
    assert_eq!(texts.check(&over(true)), Ok(()));
}
