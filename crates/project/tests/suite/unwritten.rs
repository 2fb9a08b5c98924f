//! A game without any code, as a student begins: every question to a position panics.

use std::fmt;

use project::{Board, Failed, Game, Player, Value};
use rstest::rstest;

use crate::{demand, said};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Unwritten;

impl Board for Unwritten {
    type Move = usize;

    fn to_move(&self) -> Player {
        unimplemented!()
    }

    fn legal_moves(&self) -> impl Iterator<Item = usize> {
        std::iter::from_fn(|| unimplemented!())
    }

    fn play(&self, _: usize) -> Self {
        unimplemented!()
    }

    fn done(&self) -> bool {
        unimplemented!()
    }

    fn evaluate(&self) -> Value {
        unimplemented!()
    }
}

impl fmt::Display for Unwritten {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        unimplemented!()
    }
}

impl Game for Unwritten {
    const NAME: &'static str = "Unwritten";
    const PLAYERS: [&'static str; 2] = ["X", "O"];
    const INSTRUCTIONS: &'static str = "";

    fn start() -> Self {
        unimplemented!()
    }

    fn read(_: &str) -> Option<Self> {
        None
    }

    fn winner(&self) -> Option<Player> {
        unimplemented!()
    }
}

#[rstest]
#[case(&[])]
#[case(&["help"])]
#[case(&["--help"])]
#[case(&["play", "--help"])]
fn help_needs_no_position(#[case] words: &[&str]) {
    let said = said::<Unwritten>(words, "").unwrap();
    demand(
        &said,
        &["--people 2", "2 moves deep", "help       this page"],
    );
}

#[rstest]
#[case(&["dance"])]
#[case(&["play", "--slowly"])]
#[case(&["play", "--people", "3"])]
#[case(&["play", "--from", "XO"])]
fn what_makes_no_sense_is_told_without_a_position(#[case] words: &[&str]) {
    let failed = said::<Unwritten>(words, "").unwrap_err();
    assert!(matches!(failed, Failed::Asked(_)));
}
