//! What `with_table` promises of a search to a limited depth, and what it does not.

use std::fmt;

use alpha_beta::transposition::{Table, with_table};
use game::{Board, Player, Value};
use tic_tac_toe::look_ahead::look_ahead;

/// The smallest game found in which one position is reached after different numbers of moves and
/// that matters: at 3 after one move, or by way of 1 after two.
///
/// ```text
/// 0 → 3 → 4 → 5
/// 0 → 1 → 3
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Place(u8);

impl Place {
    fn next(&self) -> &'static [u8] {
        match self.0 {
            0 => &[3, 1],
            1 => &[3],
            3 => &[4],
            4 => &[5],
            _ => &[],
        }
    }
}

impl Board for Place {
    type Move = u8;

    fn to_move(&self) -> Player {
        Player::Second
    }

    fn legal_moves(&self) -> impl Iterator<Item = u8> {
        1..=self.next().len() as u8
    }

    fn play(&self, mv: u8) -> Self {
        Place(self.next()[usize::from(mv) - 1])
    }

    fn done(&self) -> bool {
        self.next().is_empty()
    }

    fn evaluate(&self) -> Value {
        match self.0 {
            1 | 5 => 2,
            3 => 3,
            _ => 0,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

fn tabled(depth: u32) -> (Value, Option<u8>) {
    with_table(&Place(0), depth, Value::MIN, Value::MAX, &mut Table::new())
}

#[test]
fn where_a_position_comes_after_different_numbers_of_moves_an_entry_may_have_looked_deeper() {
    // By way of 1, depth 3 ends at 4, worth 0. The table knows 3 from a look to 5, worth 2.
    assert_eq!(look_ahead(&Place(0), 3), (0, Some(2)));
    assert_eq!(tabled(3), (2, Some(1)));
}

#[test]
fn to_the_end_of_the_game_it_finds_what_look_ahead_finds() {
    assert_eq!(tabled(4), look_ahead(&Place(0), 4));
    assert_eq!(tabled(9), look_ahead(&Place(0), 9));
}
