//! Windows, and what a value says that was found with one.

use std::fmt;

use words::value;

use crate::Value;

/// The ends of a search's window, shown as `(−∞, 1)`: the values between them are still open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// What the first player is sure of.
    pub alpha: Value,
    /// What the second player is sure of.
    pub beta: Value,
}

impl Window {
    /// No player is sure of anything.
    pub const OPEN: Self = Self {
        alpha: Value::MIN,
        beta: Value::MAX,
    };

    /// Beta for alpha, and alpha for beta.
    pub(crate) fn reversed(self) -> Self {
        Self {
            alpha: self.beta,
            beta: self.alpha,
        }
    }

    /// The same window as negamax hands it down: reversed, and its ends negated.
    pub(crate) fn negated(self) -> Self {
        Self {
            alpha: self.beta.saturating_neg(),
            beta: self.alpha.saturating_neg(),
        }
    }
}

impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", value(self.alpha), value(self.beta))
    }
}

/// What the value of a node says about its true value, at the depth asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bound {
    /// It is the true value: inside the window, or at a leaf.
    Exact,
    /// The true value is at most this: not above alpha.
    AtMost,
    /// The true value is at least this: not below beta.
    AtLeast,
}

impl Bound {
    /// What a value says that was found with this window.
    pub fn of(value: Value, window: Window) -> Self {
        match value {
            value if value >= window.beta => Self::AtLeast,
            value if value <= window.alpha => Self::AtMost,
            _ => Self::Exact,
        }
    }
}
