//! Tic-tac-toe, just enough of it: +1, 0 or −1, squares 1 to 9 in order.

use std::fmt;

use game::{Board, Player, Value};

#[derive(Debug, Clone, Default)]
pub struct Squares {
    first: u16,
    second: u16,
}

const LINES: [u16; 8] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

fn has_line(set: u16) -> bool {
    LINES.iter().any(|line| set & line == *line)
}

impl Squares {
    fn full(&self) -> bool {
        self.first | self.second == 0o777
    }
}

impl Board for Squares {
    type Move = u8;

    fn to_move(&self) -> Player {
        if self.first.count_ones() == self.second.count_ones() {
            Player::First
        } else {
            Player::Second
        }
    }

    fn legal_moves(&self) -> impl Iterator<Item = u8> {
        let free = if self.done() {
            0
        } else {
            0o777 & !(self.first | self.second)
        };
        (1..=9).filter(move |square| free >> (square - 1) & 1 == 1)
    }

    fn play(&self, square: u8) -> Self {
        let mut next = self.clone();
        match self.to_move() {
            Player::First => next.first |= 1 << (square - 1),
            Player::Second => next.second |= 1 << (square - 1),
        }
        next
    }

    fn done(&self) -> bool {
        self.full() || has_line(self.first) || has_line(self.second)
    }

    fn evaluate(&self) -> Value {
        Value::from(has_line(self.first)) - Value::from(has_line(self.second))
    }
}

impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..3 {
            for column in 0..3 {
                let bit = 1 << (3 * row + column);
                let mark = match (self.first & bit, self.second & bit) {
                    (0, 0) => '.',
                    (0, _) => 'O',
                    _ => 'X',
                };
                write!(f, "{mark}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
