//! Pegs, the discs on them, and moves.

use std::fmt;
use std::panic::{Location, resume_unwind};

/// So many moves are made before somebody asks whether the tower arrives at all.
const MOST: usize = 1_000_000;

/// One of the four pegs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Peg {
    /// The first peg.
    A,
    /// The second peg.
    B,
    /// The third peg.
    C,
    /// The fourth peg.
    D,
}

impl Peg {
    pub(crate) const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];
}

/// The top disc of one peg goes to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// Where the disc lies.
    pub from: Peg,
    /// Where it goes.
    pub to: Peg,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} → {:?}", self.from, self.to)
    }
}

/// The discs on each peg, the lowest first. The smallest disc is 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Pegs([Vec<u32>; 4]);

impl Pegs {
    /// A tower of so many discs on one peg.
    pub(crate) fn tower(discs: u32, on: Peg) -> Self {
        let mut pegs = [const { Vec::new() }; 4];
        pegs[on as usize] = (1..=discs).rev().collect();
        Self(pegs)
    }

    /// What lies on one peg, in words: `3 1`, the lowest first.
    pub(crate) fn on(&self, peg: Peg) -> String {
        match &self.0[peg as usize][..] {
            [] => "·".to_owned(),
            discs => {
                let discs: Vec<String> = discs.iter().map(u32::to_string).collect();
                discs.join(" ")
            }
        }
    }

    /// Makes a move, or says what is against the rules.
    fn make(&mut self, Move { from, to }: Move) -> Result<(), String> {
        let top = |peg: Peg| self.0[peg as usize].last().copied();
        let Some(disc) = top(from) else {
            return Err(format!("takes a disc from {from:?}, where none lies"));
        };
        if from == to {
            return Err(format!("puts disc {disc} back where it lies"));
        }
        if let Some(under) = top(to).filter(|&under| under < disc) {
            return Err(format!(
                "puts disc {disc} on disc {under}, which is smaller"
            ));
        }
        self.0[from as usize].pop();
        self.0[to as usize].push(disc);
        Ok(())
    }
}

/// A peg a line.
impl fmt::Display for Pegs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = Peg::ALL.map(|peg| format!("  {peg:?}  {}", self.on(peg)));
        f.write_str(&lines.join("\n"))
    }
}

/// The moves of a tower. Each is made at once; one that is against the rules is the last.
#[derive(Debug)]
pub struct Moves {
    pub(crate) made: Vec<Move>,
    pub(crate) pegs: Pegs,
    pub(crate) fault: Option<Fault>,
}

/// Why the last move was not made, and the line that wanted it.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) why: String,
    /// Whether it is a legal move, and only one too many.
    pub(crate) is_too_many: bool,
    pub(crate) at: &'static Location<'static>,
}

impl Moves {
    /// None yet: so many discs lie on one peg.
    pub fn of_a_tower(discs: u32, on: Peg) -> Self {
        Self {
            made: Vec::new(),
            pegs: Pegs::tower(discs, on),
            fault: None,
        }
    }

    /// How many were made.
    pub fn count(&self) -> usize {
        self.made.len()
    }

    /// Makes a move: the top disc of one peg goes to another.
    ///
    /// # Panics
    /// When the move is against the rules, or one of very many. The program then says why, and where the discs lie.
    #[track_caller]
    pub fn push(&mut self, mv: Move) {
        let number = self.made.len() + 1;
        let is_too_many = number > MOST;
        let made = match is_too_many {
            true => Err("is one too many".to_owned()),
            false => self.pegs.make(mv),
        };
        if let Err(why) = made {
            let why = format!("move {} of yours, {mv}, {why}", words::spaced(number));
            let at = Location::caller();
            self.fault = Some(Fault {
                why,
                is_too_many,
                at,
            });
            // The kit tells it: so not by the words of a panic.
            resume_unwind(Box::new("a move against the rules".to_owned()));
        }
        self.made.push(mv);
    }
}
