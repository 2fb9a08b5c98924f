//! What a run takes: the name of each argument, its kind and its bounds, said once for whoever reads
//! what is typed and for whoever makes controls of it.

use std::fmt;
use std::ops::RangeInclusive;

/// An argument of a run. Its `Display` is its name, with "…" where it takes all the words that are
/// left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Argument {
    name: &'static str,
    kind: Kind,
    rest: bool,
    mark: Option<&'static str>,
}

/// What may be given. Its `Display` goes into a sentence: "a whole number from 0 to 34".
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// A whole number between two bounds, both included.
    Number {
        /// The smallest.
        from: i64,
        /// The largest.
        to: i64,
    },
    /// A list of such numbers.
    Numbers {
        /// The smallest.
        from: i64,
        /// The largest.
        to: i64,
    },
    /// One of some words.
    OneOf {
        /// The words.
        words: &'static [&'static str],
    },
    /// A text that the run itself reads.
    Text {
        /// What it is the text of, such as a `tree` or a `position`.
        of: &'static str,
    },
}

/// A whole number within these bounds.
pub fn number(name: &'static str, bounds: RangeInclusive<i64>) -> Argument {
    let (from, to) = bounds.into_inner();
    Argument::new(name, Kind::Number { from, to })
}

/// All the words that are left, as a list of whole numbers within these bounds.
pub fn numbers(name: &'static str, bounds: RangeInclusive<i64>) -> Argument {
    let (from, to) = bounds.into_inner();
    Argument::new(name, Kind::Numbers { from, to }).rest()
}

/// One of these words.
pub fn one_of(name: &'static str, words: &'static [&'static str]) -> Argument {
    Argument::new(name, Kind::OneOf { words })
}

/// A text that the run itself reads, and refuses where it is none: of a `tree`, say.
pub fn text(name: &'static str, of: &'static str) -> Argument {
    Argument::new(name, Kind::Text { of })
}

impl Argument {
    fn new(name: &'static str, kind: Kind) -> Self {
        Argument {
            name,
            kind,
            rest: false,
            mark: None,
        }
    }

    /// The last argument, which takes all the words that are left.
    #[must_use]
    pub fn rest(self) -> Self {
        Argument { rest: true, ..self }
    }

    /// What shows it in a drawing of the run: a kind of board, an end of the window, the side that
    /// began. There it can be changed.
    #[must_use]
    pub fn marked(self, mark: &'static str) -> Self {
        Argument {
            mark: Some(mark),
            ..self
        }
    }

    /// What it is called.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// What may be given.
    pub fn kind(&self) -> &Kind {
        &self.kind
    }

    /// What shows it in a drawing, if anything does.
    pub fn mark(&self) -> Option<&'static str> {
        self.mark
    }

    /// Whether it takes all the words that are left.
    pub fn takes_the_rest(&self) -> bool {
        self.rest
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.name, if self.rest { "…" } else { "" })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signed = |number: &i64| words::minus(&number.to_string());
        match self {
            Kind::Number { from, to } => {
                write!(f, "a whole number from {} to {}", signed(from), signed(to))
            }
            Kind::Numbers { from, to } => write!(
                f,
                "a list of numbers such as 3,1,2, each from {} to {}",
                signed(from),
                signed(to)
            ),
            Kind::OneOf { words } => match words {
                [] => f.write_str("nothing"),
                [only] => f.write_str(only),
                [others @ .., last] => write!(f, "{} or {last}", others.join(", ")),
            },
            Kind::Text { of } => write!(f, "a {of}"),
        }
    }
}
