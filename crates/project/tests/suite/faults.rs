//! Tic-tac-toe as a student could have written it, with one fault: `laws` names it, and shows the position.

use std::cell::Cell;
use std::fmt;

use project::{Board, Failed, Game, Player, Value};
use rstest::rstest;

use crate::said;
use crate::tic_tac_toe::Position;

thread_local! {
    /// The fault of this test's game. The tests of one process run in threads of their own.
    static FAULT: Cell<Fault> = const { Cell::new(Fault::None) };
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    None,
    GoesOnAfterAWin,
    EndsWithoutNotice,
    Twice,
    TooLarge,
    BetterForTheOther,
    AcceptsATakenCell,
    NoEnd,
    AgainstTheWinner,
    WinsOfOAreDraws,
    OneText,
    Unreadable,
}

fn is(fault: Fault) -> bool {
    FAULT.get() == fault
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Faulty {
    board: Position,
    /// Whether the first mark went into the centre, which nobody sees later.
    again: bool,
}

impl Board for Faulty {
    type Move = usize;

    fn to_move(&self) -> Player {
        self.board.to_move()
    }

    fn legal_moves(&self) -> impl Iterator<Item = usize> {
        let mut moves: Vec<usize> = self.board.legal_moves().collect();
        if is(Fault::GoesOnAfterAWin) && self.board.done() {
            moves.push(1);
        }
        if is(Fault::Twice) {
            moves.extend(moves.first().copied());
        }
        if is(Fault::EndsWithoutNotice) && moves.len() == 1 {
            moves.clear();
        }
        // What is still allowed is nowhere to be seen.
        if is(Fault::OneText) && self.again {
            moves.reverse();
        }
        moves.into_iter()
    }

    fn play(&self, cell: usize) -> Self {
        let mut next = self.board.play(cell);
        if is(Fault::NoEnd) && next.done() {
            next = Position::start();
        }
        Self {
            board: next,
            again: self.again || is(Fault::OneText) && self.board == Position::start() && cell == 5,
        }
    }

    fn done(&self) -> bool {
        self.board.done()
    }

    fn evaluate(&self) -> Value {
        match self.board.evaluate() {
            value if is(Fault::AgainstTheWinner) => -value,
            value if is(Fault::WinsOfOAreDraws) => value.max(0),
            1.. if is(Fault::TooLarge) => Value::MAX,
            value => value,
        }
    }

    fn better(&self, value: Value, old: Value) -> bool {
        match self.to_move() {
            Player::Second if !is(Fault::BetterForTheOther) => value < old,
            _ => value > old,
        }
    }

    fn try_play(&self, cell: usize) -> Result<Self, game::IllegalMove<usize>> {
        match is(Fault::AcceptsATakenCell) || self.legal_moves().any(|legal| legal == cell) {
            true => Ok(self.play(cell)),
            false => Err(game::IllegalMove(cell)),
        }
    }
}

impl fmt::Display for Faulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board.fmt(f)
    }
}

impl Game for Faulty {
    const NAME: &'static str = "Faulty";
    const PLAYERS: [&'static str; 2] = ["X", "O"];
    const INSTRUCTIONS: &'static str = "As tic-tac-toe.";

    fn start() -> Self {
        Self {
            board: Position::start(),
            again: false,
        }
    }

    fn read(text: &str) -> Option<Self> {
        if is(Fault::Unreadable) {
            return None;
        }
        let board = Position::read(text)?;
        Some(Self {
            board,
            again: false,
        })
    }

    fn winner(&self) -> Option<Player> {
        self.board.winner()
    }
}

#[test]
fn without_a_fault_no_law_is_broken() {
    FAULT.set(Fault::None);
    let said = said::<Faulty>(&["laws"], "").unwrap();
    assert!(said.starts_with("Faulty keeps every law, in 200 random games and in all 5 478"));
}

#[rstest]
#[case(Fault::GoesOnAfterAWin, "done, yet 1 moves are offered")]
#[case(Fault::EndsWithoutNotice, "not done, yet no move is offered")]
#[case(Fault::Twice, "is offered twice")]
#[case(Fault::TooLarge, "is not strictly between the worst cases")]
#[case(Fault::BetterForTheOther, "with the second player to move")]
#[case(Fault::AcceptsATakenCell, "is not offered, but try_play accepts it")]
#[case(
    Fault::NoEnd,
    "the same position has come again: such a game need not end"
)]
#[case(
    Fault::AgainstTheWinner,
    "the game is over, the first player has won, and yet its value is -"
)]
#[case(
    Fault::WinsOfOAreDraws,
    "the second player has won, and yet its value is 0"
)]
#[case(
    Fault::OneText,
    "two positions have the same text, and answer differently"
)]
#[case(
    Fault::Unreadable,
    "`read` should understand the text that the board shows"
)]
fn each_fault_is_named_with_a_position(#[case] fault: Fault, #[case] words: &str) {
    FAULT.set(fault);
    let failed = said::<Faulty>(&["laws"], "").unwrap_err();
    assert!(matches!(failed, Failed::Law(_)));
    let text = failed.to_string();
    assert!(text.contains(words), "{text}");
    assert!(
        text.contains(['X', 'O', '.']) && text.lines().count() > 3,
        "{text}"
    );
}
