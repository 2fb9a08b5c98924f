//! tictactoe-3: what a position is worth, and for whom.

mod common;

use std::fmt;

use common::{every_position, name, shown};
use game::Player::{First, Second};
use game::{Board, Player, Value, check_laws};
use rstest::rstest;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::evaluate::{better, evaluate, worst_case};

#[rstest]
#[case::soonest(First, 5, 5)]
#[case::later(First, 7, 3)]
#[case::with_the_last_move(First, 9, 1)]
#[case::soonest_for_the_second(Second, 6, -4)]
#[case::later_for_the_second(Second, 8, -2)]
fn a_win_is_worth_more_the_sooner_it_comes(
    #[case] who: Player,
    #[case] moves: u32,
    #[case] want: Value,
) {
    let got = evaluate(Some(who), moves);
    let thought = match (who, got) {
        (Second, got) if got > 0 => "values are the first player's.",
        (First, got) if got < 0 => "values are the first player's.",
        _ => "a win counts 10 less the moves made, so that winning fast is better.",
    };
    assert!(
        got == want,
        "{} won at move {moves}: {}, not {}; {thought}",
        name(who),
        shown(want),
        shown(got)
    );
}

#[rstest]
#[case(0)]
#[case(4)]
#[case(9)]
fn without_a_winner_the_value_is_0(#[case] moves: u32) {
    let got = evaluate(None, moves);
    assert!(
        got == 0,
        "nobody has won after {moves} moves: 0, not {}; neither is better off.",
        shown(got)
    );
}

#[rstest]
#[case(First, 3, 1, true)]
#[case(First, 0, -2, true)]
#[case(First, -4, 0, false)]
#[case(Second, -4, -2, true)]
#[case(Second, 0, 5, true)]
#[case(Second, 3, 1, false)]
fn the_first_player_wants_more_and_the_second_less(
    #[case] mover: Player,
    #[case] value: Value,
    #[case] old: Value,
    #[case] want: bool,
) {
    let (who, wish) = match mover {
        First => ("X", "more"),
        Second => ("O", "less"),
    };
    let not = if want { "" } else { "not " };
    assert!(
        better(mover, value, old) == want,
        "{} is {not}better than {} when {who} moves: {who} wants {wish}.",
        shown(value),
        shown(old)
    );
}

#[rstest]
fn equal_is_not_better(#[values(First, Second)] mover: Player, #[values(-4, 0, 3)] value: Value) {
    assert!(
        !better(mover, value, value),
        "{} is said to be better than {0} for {}: equal is not better: ties keep the first move.",
        shown(value),
        name(mover)
    );
}

#[rstest]
fn every_value_is_better_than_the_worst_case(
    #[values(First, Second)] mover: Player,
    #[values(5, 3, 1, 0, -2, -4)] value: Value,
) {
    let worst = worst_case(mover);
    assert!(
        better(mover, value, worst),
        "{} is not better than {}'s worst case: then no move ever is. worst_case says {}.",
        shown(value),
        name(mover),
        shown(worst)
    );
}

#[test]
fn the_board_keeps_its_laws() {
    for bits in every_position() {
        if let Err(law) = check_laws(&ByYourValues(bits)) {
            panic!("the position\n{bits}\nbreaks a law: {law}.");
        }
    }
}

/// A board that asks your evaluation, and needs no other exercise.
#[derive(Debug, Clone)]
struct ByYourValues(Bits);

impl Board for ByYourValues {
    type Move = Cell;

    fn to_move(&self) -> Player {
        self.0.to_move()
    }

    fn legal_moves(&self) -> impl Iterator<Item = Cell> {
        self.0.legal_moves()
    }

    fn play(&self, cell: Cell) -> Self {
        Self(self.0.play(cell))
    }

    fn done(&self) -> bool {
        self.0.done()
    }

    fn evaluate(&self) -> Value {
        evaluate(self.0.winner(), self.0.moves_done())
    }

    fn better(&self, value: Value, old: Value) -> bool {
        better(self.to_move(), value, old)
    }

    fn worst_case(&self) -> Value {
        worst_case(self.to_move())
    }
}

impl fmt::Display for ByYourValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
