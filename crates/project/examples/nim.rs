//! Nim: three heaps of matches. A player takes as many as they like from one heap; who takes the last one wins.

use std::error::Error;
use std::fmt;
use std::process::ExitCode;
use std::str::FromStr;

use project::{Board, Game, Player, Value};

/// A position: how many matches each heap has, and who takes next, which the heaps do not tell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    heaps: [u8; 3],
    mover: Player,
}

/// A move, typed as `b2`: two matches from the second heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Take {
    heap: usize,
    matches: u8,
}

impl Board for Position {
    type Move = Take;

    fn to_move(&self) -> Player {
        self.mover
    }

    fn legal_moves(&self) -> impl Iterator<Item = Take> {
        let heaps = self.heaps.into_iter().enumerate();
        heaps.flat_map(|(heap, left)| (1..=left).map(move |matches| Take { heap, matches }))
    }

    fn play(&self, take: Take) -> Self {
        let mut next = self.clone();
        next.heaps[take.heap] -= take.matches;
        next.mover = self.mover.other();
        next
    }

    fn done(&self) -> bool {
        self.heaps == [0, 0, 0]
    }

    fn evaluate(&self) -> Value {
        match self.done().then_some(self.mover) {
            Some(Player::First) => -1, // the other one took the last match
            Some(Player::Second) => 1,
            None => 0,
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.heaps;
        let [first, second] = Self::PLAYERS;
        let mover = match self.mover {
            Player::First => first,
            Player::Second => second,
        };
        write!(f, "{a} {b} {c} {mover}")
    }
}

impl Game for Position {
    const NAME: &'static str = "Nim";
    const PLAYERS: [&'static str; 2] = ["Ann", "Bob"];
    const INSTRUCTIONS: &'static str =
        "Who takes the last match wins. Type the heap, a to c, and how many matches you take: b2.";

    fn start() -> Self {
        Self {
            heaps: [3, 4, 5],
            mover: Player::First,
        }
    }

    fn read(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [heaps @ .., mover] = &words[..] else {
            return None;
        };
        let heaps = heaps.iter().map(|heap| heap.parse().ok());
        let heaps: Vec<u8> = heaps.collect::<Option<_>>()?;
        let mover = match *mover {
            "Ann" => Player::First,
            "Bob" => Player::Second,
            _ => return None,
        };
        Some(Self {
            heaps: heaps.try_into().ok()?,
            mover,
        })
    }

    fn winner(&self) -> Option<Player> {
        self.done().then(|| self.mover.other())
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", ['a', 'b', 'c'][self.heap], self.matches)
    }
}

/// Why a text is no move.
#[derive(Debug)]
pub struct NoTake;

impl fmt::Display for NoTake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A move is a heap and a number, as b2")
    }
}

impl Error for NoTake {}

impl FromStr for Take {
    type Err = NoTake;

    fn from_str(text: &str) -> Result<Self, NoTake> {
        let heap = text.find(['a', 'b', 'c']).filter(|at| *at == 0);
        let heap = heap.and_then(|_| "abc".find(&text[..1]));
        let matches = text.get(1..).and_then(|number| number.parse().ok());
        match (heap, matches) {
            (Some(heap), Some(matches)) => Ok(Self { heap, matches }),
            _ => Err(NoTake),
        }
    }
}

fn main() -> ExitCode {
    project::main::<Position>()
}
