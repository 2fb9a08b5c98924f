//! Small wrong boards break one law each, and the check names it. Right boards break no law.

use std::cell::Cell;
use std::fmt;
use std::rc::Rc;

use crate::boards::doubles::Doubles;
use crate::boards::squares::Squares;
use game::{
    Board, BrokenLaw, IllegalMove, Ordered, Player, Value, Watched, WinDrawLoss, check_laws,
    random_game,
};
use proptest::prelude::*;
use rstest::rstest;

/// The mistake in a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Flaw {
    None,
    MovesAfterDone,
    NotDone,
    OtherOrder,
    Twice,
    ChangesItself,
    Refuses,
    Accepts,
    OtherBoard,
    TooLarge,
    TooSmall,
    EqualIsBetter,
    HelpsTheOther,
    WorstSwapped,
}

/// Three moves, each once, with one flaw.
#[derive(Clone)]
struct Flawed {
    flaw: Flaw,
    played: Vec<u8>,
    asked: Rc<Cell<u8>>,
}

impl Flawed {
    fn new(flaw: Flaw) -> Self {
        let asked = Rc::default();
        let played = Vec::new();
        Flawed {
            flaw,
            played,
            asked,
        }
    }

    fn count(&self) -> u8 {
        self.asked.set(self.asked.get().wrapping_add(1));
        self.asked.get()
    }
}

impl fmt::Debug for Flawed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.played)?;
        if self.flaw == Flaw::ChangesItself {
            write!(f, " {}", self.asked.get())?;
        }
        Ok(())
    }
}

impl fmt::Display for Flawed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl Board for Flawed {
    type Move = u8;

    fn to_move(&self) -> Player {
        if self.played.len().is_multiple_of(2) {
            Player::First
        } else {
            Player::Second
        }
    }

    fn legal_moves(&self) -> impl Iterator<Item = u8> {
        let mut moves: Vec<u8> = (1..=3).filter(|mv| !self.played.contains(mv)).collect();
        match self.flaw {
            Flaw::OtherOrder if self.count().is_multiple_of(2) => moves.reverse(),
            Flaw::Twice => moves.extend_from_within(..moves.len().min(1)),
            _ => {}
        }
        moves.into_iter()
    }

    fn play(&self, mv: u8) -> Self {
        let mut next = self.clone();
        next.played.push(mv);
        if self.flaw == Flaw::ChangesItself {
            self.count();
        }
        if self.flaw == Flaw::OtherBoard && self.count().is_multiple_of(3) {
            next.played.push(9);
        }
        next
    }

    fn try_play(&self, mv: u8) -> Result<Self, IllegalMove<u8>> {
        let free = !self.played.contains(&mv);
        match self.flaw {
            Flaw::Refuses if mv == 2 => Err(IllegalMove(mv)),
            Flaw::Accepts => Ok(self.play(mv)),
            _ if free => Ok(self.play(mv)),
            _ => Err(IllegalMove(mv)),
        }
    }

    fn done(&self) -> bool {
        match self.flaw {
            Flaw::MovesAfterDone => true,
            Flaw::NotDone => false,
            _ => self.played.len() == 3,
        }
    }

    fn evaluate(&self) -> Value {
        match self.flaw {
            Flaw::TooLarge => Value::MAX,
            Flaw::TooSmall => Value::MIN,
            _ => 4,
        }
    }

    fn better(&self, value: Value, old: Value) -> bool {
        let first = self.to_move() == Player::First;
        match self.flaw {
            Flaw::EqualIsBetter if first => value >= old,
            Flaw::EqualIsBetter => value <= old,
            Flaw::HelpsTheOther => value > old,
            _ if first => value > old,
            _ => value < old,
        }
    }

    fn worst_case(&self) -> Value {
        let first = self.to_move() == Player::First;
        if first == (self.flaw == Flaw::WorstSwapped) {
            Value::MAX
        } else {
            Value::MIN
        }
    }
}

/// The first law that is broken in a game of first moves.
fn broken(board: Flawed) -> Option<BrokenLaw> {
    let mut board = board;
    for _ in 0..4 {
        if let Err(law) = check_laws(&board) {
            return Some(law);
        }
        let first = board.legal_moves().next()?;
        board = board.play(first);
    }
    None
}

#[test]
fn without_a_flaw_no_law_is_broken() {
    assert_eq!(broken(Flawed::new(Flaw::None)), None);
}

#[rstest]
#[case(Flaw::MovesAfterDone, "done, yet 3 moves are offered")]
#[case(Flaw::NotDone, "not done, yet no move is offered")]
#[case(Flaw::OtherOrder, "the board offered [1, 2, 3], then [3, 2, 1]")]
#[case(Flaw::Twice, "the move 1 is offered twice")]
#[case(Flaw::ChangesItself, "after play(1) the old board has changed")]
#[case(Flaw::Refuses, "the move 2 is offered, but try_play refuses it")]
#[case(Flaw::Accepts, "the move 1 is not offered, but try_play accepts it")]
#[case(Flaw::OtherBoard, "the same move again does not lead to the board")]
#[case(Flaw::TooLarge, "the value 2147483647 is not strictly between")]
#[case(Flaw::TooSmall, "the value -2147483648 is not strictly between")]
#[case(Flaw::EqualIsBetter, "better(4, 4) is true with the first player")]
#[case(Flaw::HelpsTheOther, "better(4, 2147483647) is false with the second")]
#[case(Flaw::WorstSwapped, "is not strictly between the worst cases")]
fn each_flaw_is_named(#[case] flaw: Flaw, #[case] words: &str) {
    let law = broken(Flawed::new(flaw)).expect("a law is broken");
    assert!(law.to_string().contains(words), "{law}");
}

fn keeps_the_laws<B: Board>(board: &B, choices: &[usize]) -> usize {
    let mut choices = choices.iter().cycle();
    let game = random_game(board, |moves| {
        choices.next().map_or(0, |choice| choice % moves)
    });
    for board in &game {
        check_laws(board).unwrap_or_else(|law| panic!("{board}: {law}"));
    }
    game.len()
}

fn last_first(_: &Squares, square: u8) -> i32 {
    -i32::from(square)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_games_keep_the_laws(
        choices in prop::collection::vec(any::<usize>(), 9),
        seed in any::<u64>(),
        extra in any::<bool>(),
    ) {
        let squares = Squares::default();
        let length = keeps_the_laws(&squares, &choices);
        prop_assert!((6..=10).contains(&length), "a game has five to nine moves");
        keeps_the_laws(&Ordered::new(squares.clone(), last_first), &choices);
        prop_assert_eq!(keeps_the_laws(&Watched::new(squares), &choices), length);
        let doubles = Doubles::new(3, 6, seed, extra);
        keeps_the_laws(&doubles, &choices);
        keeps_the_laws(&WinDrawLoss(Ordered::new(doubles, |_, mv| i32::from(mv % 2))), &choices);
    }
}

/// A board around a board, written without `pass_on!`: no question is forgotten, and its position is.
#[derive(Clone, Debug)]
struct Forgetful(Watched<Squares>);

impl Board for Forgetful {
    type Move = u8;

    fn to_move(&self) -> Player {
        self.0.to_move()
    }

    fn legal_moves(&self) -> impl Iterator<Item = u8> {
        self.0.legal_moves()
    }

    fn play(&self, mv: u8) -> Self {
        Self(self.0.play(mv))
    }

    fn done(&self) -> bool {
        self.0.done()
    }

    fn evaluate(&self) -> Value {
        self.0.evaluate()
    }
}

impl fmt::Display for Forgetful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[test]
fn a_board_around_a_recorded_board_that_forgets_its_position_breaks_a_law() {
    let watched = Watched::new(Squares::default());
    assert_eq!(check_laws(&watched), Ok(()));
    assert_eq!(check_laws(&WinDrawLoss(watched.clone())), Ok(()));
    assert_eq!(check_laws(&Forgetful(watched)), Err(BrokenLaw::Forgets));
}
