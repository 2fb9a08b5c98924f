//! The arguments of a run, each with its name, kind and bounds. They are declared once for the parser
//! of typed arguments and for the controls on a page.

use std::fmt;
use std::ops::RangeInclusive;

/// An argument of a run. Its `Display` is its name, followed by "…" if it takes all remaining words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Argument {
    name: &'static str,
    kind: Kind,
    rest: bool,
    mark: Option<&'static str>,
}

/// The allowed values of an argument. Its `Display` fits into a sentence: "a whole number from 0 to
/// 34".
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
        /// The kind of text, such as a `tree` or a `position`.
        of: &'static str,
    },
}

/// Creates an argument for a whole number within these bounds.
pub fn number(name: &'static str, bounds: RangeInclusive<i64>) -> Argument {
    let (from, to) = bounds.into_inner();
    Argument::new(name, Kind::Number { from, to })
}

/// Creates an argument for all remaining words, as a list of whole numbers within these bounds.
pub fn numbers(name: &'static str, bounds: RangeInclusive<i64>) -> Argument {
    let (from, to) = bounds.into_inner();
    Argument::new(name, Kind::Numbers { from, to }).rest()
}

/// Creates an argument for one of these words.
pub fn one_of(name: &'static str, words: &'static [&'static str]) -> Argument {
    Argument::new(name, Kind::OneOf { words })
}

/// Creates an argument for a text of kind `of`, such as a `tree`. The run itself reads it and refuses a
/// wrong text.
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

    /// Makes this the last argument, which takes all remaining words.
    #[must_use]
    pub fn rest(self) -> Self {
        Argument { rest: true, ..self }
    }

    /// Names the part of a drawing that shows the argument and can change it: a kind of board, an end
    /// of the window, the side that began.
    #[must_use]
    pub fn marked(self, mark: &'static str) -> Self {
        Argument {
            mark: Some(mark),
            ..self
        }
    }

    /// Returns the name.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Returns the kind.
    pub fn kind(&self) -> &Kind {
        &self.kind
    }

    /// Returns the part of a drawing that shows the argument, or `None` if there is none.
    pub fn mark(&self) -> Option<&'static str> {
        self.mark
    }

    /// Returns whether the argument takes all remaining words.
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
        let signed = |number: &i64| textfmt::minus(&number.to_string());
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
