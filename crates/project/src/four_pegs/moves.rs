//! Pegs, the discs on them, and moves.

use std::fmt;
use std::panic::{Location, resume_unwind};

/// The maximum number of moves. After these, the tower is unlikely to arrive at all.
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

/// A move of the top disc of one peg to another peg.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// The peg that the disc is taken from.
    pub from: Peg,
    /// The peg that the disc moves to.
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
    /// Returns a tower of `discs` discs on one peg.
    pub(crate) fn tower(discs: u32, on: Peg) -> Self {
        let mut pegs = [const { Vec::new() }; 4];
        pegs[on as usize] = (1..=discs).rev().collect();
        Self(pegs)
    }

    /// Lists the discs on one peg, the lowest first: `3 1`.
    pub(crate) fn on(&self, peg: Peg) -> String {
        match &self.0[peg as usize][..] {
            [] => "·".to_owned(),
            discs => {
                let discs: Vec<String> = discs.iter().map(u32::to_string).collect();
                discs.join(" ")
            }
        }
    }

    /// Makes a move, or returns the rule that it breaks.
    fn make(&mut self, Move { from, to }: Move) -> Result<(), String> {
        let top = |peg: Peg| self.0[peg as usize].last().copied();
        let Some(disc) = top(from) else {
            return Err(format!("takes a disc from {from:?}, which is empty"));
        };
        if from == to {
            return Err(format!("puts disc {disc} on the peg where it already is"));
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

/// Prints one peg per line.
impl fmt::Display for Pegs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = Peg::ALL.map(|peg| format!("  {peg:?}  {}", self.on(peg)));
        f.write_str(&lines.join("\n"))
    }
}

/// The moves of a tower. Each move is made at once, and the first illegal move is the last.
#[derive(Debug)]
pub struct Moves {
    pub(crate) made: Vec<Move>,
    pub(crate) pegs: Pegs,
    pub(crate) fault: Option<Fault>,
}

/// The reason why the last move was not made, and the line of code that requested it.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) why: String,
    /// Whether the move is legal but exceeds the maximum number of moves.
    pub(crate) is_too_many: bool,
    pub(crate) at: &'static Location<'static>,
}

impl Moves {
    /// Starts with a tower of `discs` discs on one peg, and no moves.
    pub fn of_a_tower(discs: u32, on: Peg) -> Self {
        Self {
            made: Vec::new(),
            pegs: Pegs::tower(discs, on),
            fault: None,
        }
    }

    /// Returns the number of moves made.
    pub fn count(&self) -> usize {
        self.made.len()
    }

    /// Makes a move: the top disc of one peg moves to another peg.
    ///
    /// # Panics
    /// If the move is illegal, or if there have been too many moves. The program then prints the reason and the position of the
    /// discs.
    #[track_caller]
    pub fn push(&mut self, mv: Move) {
        let number = self.made.len() + 1;
        let is_too_many = number > MOST;
        let made = match is_too_many {
            true => Err("is one too many".to_owned()),
            false => self.pegs.make(mv),
        };
        if let Err(why) = made {
            let why = format!("move {} of yours, {mv}, {why}", textfmt::spaced(number));
            let at = Location::caller();
            self.fault = Some(Fault {
                why,
                is_too_many,
                at,
            });
            // The kit prints its own message, so this panic skips the panic hook.
            resume_unwind(Box::new("a move against the rules".to_owned()));
        }
        self.made.push(mv);
    }
}
