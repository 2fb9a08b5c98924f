//! A made-up game with extra turns: a player who makes the sum of all moves divisible by three moves
//! again. The values look random, so that no two searches agree by luck.

use std::fmt;

use game::{Board, Player, Value};

#[derive(Debug, Clone)]
pub struct Doubles {
    pub moves: Vec<u8>,
    pub width: u8,
    pub length: usize,
    pub seed: u64,
    pub mover: Player,
    pub extra: bool,
}

impl Doubles {
    pub fn new(width: u8, length: usize, seed: u64, extra: bool) -> Self {
        Doubles {
            moves: Vec::new(),
            width,
            length,
            seed,
            mover: Player::First,
            extra,
        }
    }
}

impl Board for Doubles {
    type Move = u8;

    fn to_move(&self) -> Player {
        self.mover
    }

    fn legal_moves(&self) -> impl Iterator<Item = u8> {
        1..=if self.done() { 0 } else { self.width }
    }

    fn play(&self, mv: u8) -> Self {
        let mut next = self.clone();
        next.moves.push(mv);
        let sum: u32 = next.moves.iter().map(|mv| u32::from(*mv)).sum();
        if !(self.extra && sum.is_multiple_of(3)) {
            next.mover = self.mover.other();
        }
        next
    }

    fn done(&self) -> bool {
        self.moves.len() == self.length
    }

    fn evaluate(&self) -> Value {
        let mut hash = self.seed ^ 0x9e37_79b9_7f4a_7c15;
        for mv in &self.moves {
            hash = (hash ^ u64::from(*mv)).wrapping_mul(0x0100_0000_01b3);
            hash ^= hash >> 29;
        }
        (hash % 21) as Value - 10
    }
}

impl fmt::Display for Doubles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.moves)
    }
}
