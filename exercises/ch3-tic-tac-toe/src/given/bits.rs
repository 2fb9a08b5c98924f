//! The board as two sets of nine bits: small enough to copy. Given: nothing to write here.

use game::{Board, Player, Value};

use crate::cell::Cell;

/// The eight lines of three, each as the set of its cells: rows, columns, diagonals. The lowest
/// bit is cell 1.
pub const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

const ALL: u16 = 0b111_111_111;

/// For each of the 512 sets of cells, whether it holds a line.
pub const HOLDS_A_LINE: [bool; 512] = {
    let mut holds = [false; 512];
    let mut set = 0;
    while set < 512 {
        let mut line = 0;
        while line < 8 {
            holds[set] |= set as u16 & LINES[line] == LINES[line];
            line += 1;
        }
        set += 1;
    }
    holds
};

/// A position of tic-tac-toe: the cells of the first player, and those of the second.
///
/// It says in every position what the textbook's board says, only faster.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bits {
    first: u16,
    second: u16,
}

impl Bits {
    /// The empty board.
    pub fn new() -> Self {
        Self::default()
    }

    /// Any two sets of cells that do not meet. Only [`position`](crate::position) makes boards
    /// that no game leads to, and refuses them.
    pub(crate) fn of(first: u16, second: u16) -> Self {
        Self { first, second }
    }

    /// The cells that a player holds, as a set of nine bits; the lowest is cell 1.
    pub fn set(self, player: Player) -> u16 {
        match player {
            Player::First => self.first,
            Player::Second => self.second,
        }
    }

    /// Who holds a cell.
    pub fn holder(self, cell: Cell) -> Option<Player> {
        let holds = |player: &Player| self.set(*player) >> cell.index() & 1 == 1;
        [Player::First, Player::Second].into_iter().find(holds)
    }

    /// How many marks stand on the board.
    pub fn moves_done(self) -> u32 {
        (self.first | self.second).count_ones()
    }

    /// Whether a player holds a whole line.
    pub fn has_line(self, player: Player) -> bool {
        HOLDS_A_LINE[usize::from(self.set(player) & ALL)]
    }

    /// Who has won, if anybody has.
    pub fn winner(self) -> Option<Player> {
        let has_line = |player: &Player| self.has_line(*player);
        [Player::First, Player::Second].into_iter().find(has_line)
    }
}

impl Board for Bits {
    type Move = Cell;
    const KIND: &'static str = "three";

    fn to_move(&self) -> Player {
        if self.moves_done().is_multiple_of(2) {
            Player::First
        } else {
            Player::Second
        }
    }

    fn legal_moves(&self) -> impl Iterator<Item = Cell> {
        let mut free = if self.done() {
            0
        } else {
            ALL & !(self.first | self.second)
        };
        std::iter::from_fn(move || {
            let cell = (free != 0).then(|| Cell::from_bit(free.trailing_zeros()))?;
            free &= free - 1; // the lowest bit is gone
            Some(cell)
        })
    }

    fn play(&self, cell: Cell) -> Self {
        let mut next = *self;
        match self.to_move() {
            Player::First => next.first |= 1 << cell.index(),
            Player::Second => next.second |= 1 << cell.index(),
        }
        next
    }

    fn done(&self) -> bool {
        self.first | self.second == ALL || self.winner().is_some()
    }

    fn evaluate(&self) -> Value {
        match self.winner() {
            Some(Player::First) => 10 - self.moves_done() as Value,
            Some(Player::Second) => self.moves_done() as Value - 10,
            None => 0,
        }
    }

    fn worst_case(&self) -> Value {
        match self.to_move() {
            Player::First => -10,
            Player::Second => 10,
        }
    }
}
