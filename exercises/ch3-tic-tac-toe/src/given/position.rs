//! Positions as text: `XO..X....` is X on 1 and 5, O on 2. Given: you write no code here.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use game::Player;

use crate::bits::Bits;
use crate::cell::Cell;

/// The reason why a text is not a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoPosition {
    /// A character without a meaning.
    Character(char),
    /// More or fewer than nine cells.
    Cells(usize),
    /// Numbers of marks that cannot occur in a game.
    Marks {
        /// The number of X.
        first: u32,
        /// The number of O.
        second: u32,
    },
    /// A player made another move although the other had won.
    AfterTheEnd,
}

impl fmt::Display for NoPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Character(found) => write!(f, "{found:?} is neither X, O nor a dot"),
            Self::Cells(cells) => write!(f, "a position has nine cells, this has {cells}"),
            Self::Marks { first, second } => write!(
                f,
                "X moves first and both take turns, so {first} X and {second} O cannot be"
            ),
            Self::AfterTheEnd => write!(f, "the game went on after somebody had won"),
        }
    }
}

impl Error for NoPosition {}

impl FromStr for Bits {
    type Err = NoPosition;

    /// Reads nine cells, row by row: `X`, `O`, and `.` for an empty one. White space does not
    /// count, so the three lines of a displayed board can be read again.
    fn from_str(text: &str) -> Result<Self, NoPosition> {
        let (mut first, mut second, mut cells) = (0, 0, 0);
        for mark in text.chars().filter(|mark| !mark.is_whitespace()) {
            let bit = 1_u16.checked_shl(cells as u32).unwrap_or_default();
            match mark {
                'X' | 'x' => first |= bit,
                'O' | 'o' => second |= bit,
                '.' => {}
                other => return Err(NoPosition::Character(other)),
            }
            cells += 1;
        }
        if cells != 9 {
            return Err(NoPosition::Cells(cells));
        }
        check(Bits::of(first, second))
    }
}

fn check(board: Bits) -> Result<Bits, NoPosition> {
    let [first, second] =
        [Player::First, Player::Second].map(|player| board.set(player).count_ones());
    if first != second && first != second + 1 {
        return Err(NoPosition::Marks { first, second });
    }
    // A player who has a line made the last mark.
    if board.has_line(Player::First) && first == second
        || board.has_line(Player::Second) && first != second
    {
        return Err(NoPosition::AfterTheEnd);
    }
    Ok(board)
}

/// Returns the character for a cell: `X`, `O`, or `.` if it is empty.
pub fn mark(holder: Option<Player>) -> char {
    match holder {
        Some(Player::First) => 'X',
        Some(Player::Second) => 'O',
        None => '.',
    }
}

/// Three lines of three cells.
impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        lines(|cell| mark(self.holder(cell)), f)
    }
}

/// The nine cells in one word.
impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        word(|cell| mark(self.holder(cell)), f)
    }
}

/// Writes the marks of a board in three lines.
pub(crate) fn lines(mark: impl Fn(Cell) -> char, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for cell in Cell::all() {
        let next_row = cell.col() == 2 && cell.row() < 2;
        write!(f, "{}{}", mark(cell), if next_row { "\n" } else { "" })?;
    }
    Ok(())
}

/// Writes the marks of a board in one word.
pub(crate) fn word(mark: impl Fn(Cell) -> char, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    Cell::all().try_for_each(|cell| write!(f, "{}", mark(cell)))
}
