//! Pegs with discs on them. The text has a line for each peg: its name and then the sizes of its discs, the lowest disc
//! first.
//!
//! ```text
//! A 3 2
//! B
//! C 1
//! ```

use std::fmt;

use crate::lines::lines;

/// The size of the largest disc that is read, and the largest number of discs.
const MOST: usize = 64;

/// Pegs and the discs on them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pegs {
    pegs: Vec<Peg>,
}

/// A peg.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Peg {
    /// Its name.
    pub name: String,
    /// The sizes of its discs, the lowest disc first.
    pub discs: Vec<usize>,
}

impl Pegs {
    pub(crate) fn read(text: &str) -> Option<Self> {
        let pegs = lines(text).into_iter().map(Peg::read);
        let pegs = pegs.collect::<Option<Vec<_>>>()?;
        let pegs = Pegs { pegs };
        (1..=MOST).contains(&pegs.discs()).then_some(pegs)
    }

    /// Returns the pegs, in order.
    pub fn pegs(&self) -> &[Peg] {
        &self.pegs
    }

    /// Returns the number of discs on all pegs.
    pub fn discs(&self) -> usize {
        self.pegs.iter().map(|peg| peg.discs.len()).sum()
    }

    /// Returns the size of the largest disc.
    pub fn largest(&self) -> usize {
        let sizes = self.pegs.iter().flat_map(|peg| &peg.discs);
        sizes.copied().max().unwrap_or(0)
    }

    /// Returns the peg that has one disc more than it had `before`. That disc is on top.
    pub fn newest(&self, before: &Pegs) -> Option<usize> {
        let mut pegs = self.pegs.iter().zip(&before.pegs);
        pegs.position(|(now, then)| now.discs.len() > then.discs.len())
    }
}

impl Peg {
    fn read(line: &str) -> Option<Self> {
        let mut words = line.split(' ');
        let name = words.next().filter(|name| !name.is_empty())?;
        let size = |word: &str| {
            let digits = word.bytes().all(|digit| digit.is_ascii_digit());
            let size = word.parse().ok().filter(|size| (1..=MOST).contains(size));
            size.filter(|_| digits && !word.starts_with('0'))
        };
        Some(Peg {
            name: name.to_owned(),
            discs: words.map(size).collect::<Option<_>>()?,
        })
    }

    /// Whether the disc of that number, counted from below, is on a smaller one.
    pub fn crushes(&self, disc: usize) -> bool {
        let below = disc.checked_sub(1).and_then(|below| self.discs.get(below));
        below.is_some_and(|below| self.discs.get(disc).is_some_and(|disc| disc > below))
    }
}

/// The text in the form that `read` accepts.
impl fmt::Display for Pegs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, peg) in self.pegs.iter().enumerate() {
            f.write_str(if at == 0 { "" } else { "\n" })?;
            f.write_str(&peg.name)?;
            for disc in &peg.discs {
                write!(f, " {disc}")?;
            }
        }
        Ok(())
    }
}
