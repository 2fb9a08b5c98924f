//! Tic-tac-toe as a student could have written it, with one fault: `laws` names it, and shows the position.

use std::cell::Cell;
use std::fmt;
use std::num::ParseIntError;
use std::path::Path;
use std::str::FromStr;

use catalogue::Catalogue;
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
    OverAtTheStart,
    OnlyXMoves,
    OnlyXMarks,
    TheFirstAlwaysWins,
    TheMoverWins,
    MoveReadAsAnother,
    MoveRefused,
    ReadsWhatIsCut,
    ReadsWhatIsTooLong,
    ReadsNonsense,
    PanicsAtNonsense,
    CellsFromZero,
    NoDiagonals,
    EveryValueIsZero,
}

/// A move of it, the number of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Mark(usize);

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match FAULT.get() {
            Fault::MoveReadAsAnother => write!(f, "{}", self.0 - 1),
            Fault::MoveRefused => write!(f, "cell {}", self.0),
            _ => write!(f, "{}", self.0),
        }
    }
}

impl FromStr for Mark {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse().map(Self)
    }
}

fn is(fault: Fault) -> bool {
    FAULT.get() == fault
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Faulty {
    board: Position,
    /// Whether the first mark went into the centre. No later text shows that.
    again: bool,
}

impl Faulty {
    /// The player who has a whole row or column.
    fn straight(&self) -> Option<Player> {
        let text = self.board.to_string().replace('\n', "");
        let has = |mark: u8, cells: [usize; 3]| cells.iter().all(|&at| text.as_bytes()[at] == mark);
        let lines = |mark| {
            let mut starts = 0..3;
            starts.any(|at| {
                has(mark, [3 * at, 3 * at + 1, 3 * at + 2]) || has(mark, [at, at + 3, at + 6])
            })
        };
        match (lines(b'X'), lines(b'O')) {
            (true, _) => Some(Player::First),
            (_, true) => Some(Player::Second),
            _ => None,
        }
    }
}

impl Board for Faulty {
    type Move = Mark;

    fn to_move(&self) -> Player {
        match is(Fault::OnlyXMoves) {
            true => Player::First,
            false => self.board.to_move(),
        }
    }

    fn legal_moves(&self) -> impl Iterator<Item = Mark> {
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
        // The text does not show the order of the legal moves.
        if is(Fault::OneText) && self.again {
            moves.reverse();
        }
        if is(Fault::NoDiagonals) && !self.done() {
            let text = self.board.to_string().replace('\n', "");
            moves = (1..=9)
                .filter(|cell| text.as_bytes()[cell - 1] == b'.')
                .collect();
        }
        let first = usize::from(!is(Fault::CellsFromZero));
        moves.into_iter().map(move |cell| Mark(cell - 1 + first))
    }

    fn play(&self, Mark(cell): Mark) -> Self {
        let cell = cell + usize::from(is(Fault::CellsFromZero));
        let mut next = self.board.play(cell);
        if is(Fault::OnlyXMarks) {
            next = Position::read(&next.to_string().replace('O', "X")).unwrap();
        }
        if is(Fault::NoEnd) && next.done() {
            next = Position::start();
        }
        Self {
            board: next,
            again: self.again || is(Fault::OneText) && self.board == Position::start() && cell == 5,
        }
    }

    fn done(&self) -> bool {
        match is(Fault::NoDiagonals) {
            true => self.straight().is_some() || !self.board.to_string().contains('.'),
            false => self.board.done(),
        }
    }

    fn evaluate(&self) -> Value {
        match self.board.evaluate() {
            _ if is(Fault::EveryValueIsZero) => 0,
            value if is(Fault::TheFirstAlwaysWins) => value.abs() + i32::from(self.done()),
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

    fn try_play(&self, cell: Mark) -> Result<Self, game::IllegalMove<Mark>> {
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
            board: match is(Fault::OverAtTheStart) {
                true => Position::read("XXXOO....").unwrap(),
                false => Position::start(),
            },
            again: false,
        }
    }

    fn read(text: &str) -> Option<Self> {
        if is(Fault::Unreadable) {
            return None;
        }
        let board = match (FAULT.get(), Position::read(text)) {
            (Fault::ReadsWhatIsCut, None) => Position::read(&format!("{text}."))?,
            (Fault::ReadsWhatIsTooLong, None) => Position::read(text.get(..11)?)?,
            (Fault::ReadsNonsense, None) if text == "?!" => Position::start(),
            (Fault::PanicsAtNonsense, None) if text == "?!" => panic!("no mark"),
            (_, board) => board?,
        };
        Some(Self {
            board,
            again: false,
        })
    }

    fn winner(&self) -> Option<Player> {
        match FAULT.get() {
            Fault::TheFirstAlwaysWins => self.done().then_some(Player::First),
            Fault::NoDiagonals => self.straight(),
            Fault::TheMoverWins if !self.done() => Some(self.to_move()),
            _ => self.board.winner(),
        }
    }
}

#[test]
fn without_a_fault_no_law_is_broken() {
    FAULT.set(Fault::None);
    let said = said::<Faulty>(&["laws"], "").unwrap();
    assert!(said.starts_with("Faulty keeps every law, in 200 random games and in all 5 478"));
}

#[rstest]
#[case(Fault::GoesOnAfterAWin, "done, yet 1 move is offered")]
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
    "`read` should accept the text that the board prints"
)]
#[case(Fault::OverAtTheStart, "The game is over at its first position")]
#[case(Fault::OnlyXMoves, "In all these games only X moves")]
#[case(Fault::OnlyXMarks, "Every game has the same result: X wins")]
#[case(Fault::TheFirstAlwaysWins, "Every game has the same result: X wins")]
#[case(
    Fault::TheMoverWins,
    "The game is not over, but `winner` returns that X has won"
)]
#[case(
    Fault::MoveReadAsAnother,
    "The text of Mark(1) is \"0\", but it is read as Mark(0)"
)]
#[case(
    Fault::MoveRefused,
    "The text of Mark(1) is \"cell 1\", but it is refused: invalid digit"
)]
#[case(Fault::ReadsWhatIsCut, "For \"...\\n...\\n..\" it returns this one")]
#[case(
    Fault::ReadsWhatIsTooLong,
    "For \"...\\n...\\n....\" it returns this one"
)]
#[case(Fault::ReadsNonsense, "For \"?!\" it returns this one")]
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

#[test]
fn a_reader_that_panics_is_shown_the_text() {
    FAULT.set(Fault::PanicsAtNonsense);
    let failed = said::<Faulty>(&["laws"], "").unwrap_err();
    let text = failed.to_string();
    assert!(text.starts_with("✗ `read` panics"), "{text}");
    assert!(text.ends_with("It panics for this text:\n\"?!\""), "{text}");
}

/// A milestone checks its own demand: a program misses it for one fault, although it does everything else.
#[rstest]
#[case(Fault::None, "project-3.1", true)]
#[case(Fault::None, "project-3.2", true)]
#[case(Fault::CellsFromZero, "project-3.1", false)]
#[case(Fault::NoDiagonals, "project-3.1", true)]
#[case(Fault::NoDiagonals, "project-3.2", false)]
#[case(Fault::EveryValueIsZero, "project-3.1", true)]
#[case(Fault::EveryValueIsZero, "project-3.2", false)]
#[case(Fault::ReadsWhatIsCut, "project-3.4", false)]
fn a_milestone_is_not_reached_with_a_fault(
    #[case] fault: Fault,
    #[case] id: &str,
    #[case] is_reached: bool,
) {
    FAULT.set(fault);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let catalogue = Catalogue::load(&root).unwrap();
    let (_, milestone) = catalogue.find_milestone(id).unwrap();
    let missed = milestone.runs.iter().find(|run| {
        let words: Vec<&str> = run.words.iter().map(String::as_str).collect();
        let said = said::<Faulty>(&words, "").unwrap_or_default();
        run.missing(&said).is_some()
    });
    assert_eq!(missed.is_none(), is_reached, "{missed:?}");
}
