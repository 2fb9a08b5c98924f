//! A verdict on a move.

/// What is said about a move: how good it was, and what would have been better.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// How good it was, at a glance.
    pub sign: Sign,
    /// The same in a sentence.
    pub text: String,
    /// What was given away with it: "a win".
    pub gave: Option<String>,
}

/// How good a move was, at a glance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// None is better.
    Good,
    /// It keeps who wins, but something is lost.
    Fair,
    /// A win or a draw is given away.
    Bad,
    /// Nobody knows.
    Open,
}
