//! Search windows, and the bounds that a value found with a window gives.

use std::fmt;

use textfmt::value;

use crate::Value;

/// The window of a search, shown as `(−∞, 1)`. The values between its ends are still open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// The value that the first player is sure of.
    pub alpha: Value,
    /// The value that the second player is sure of.
    pub beta: Value,
}

impl Window {
    /// The open window: neither player is sure of any value.
    pub const OPEN: Self = Self {
        alpha: Value::MIN,
        beta: Value::MAX,
    };

    /// Returns the window with alpha and beta exchanged.
    pub(crate) fn reversed(self) -> Self {
        Self {
            alpha: self.beta,
            beta: self.alpha,
        }
    }

    /// Returns the window that negamax hands down: reversed, with both ends negated.
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

/// The relation of a node's value to its true value at the requested depth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bound {
    /// The value is the true value: it is inside the window, or the node is a leaf.
    Exact,
    /// The true value is at most this value, which is not above alpha.
    AtMost,
    /// The true value is at least this value, which is not below beta.
    AtLeast,
}

impl Bound {
    /// Returns the bound that a value found with this window gives.
    pub fn of(value: Value, window: Window) -> Self {
        match value {
            value if value >= window.beta => Self::AtLeast,
            value if value <= window.alpha => Self::AtMost,
            _ => Self::Exact,
        }
    }
}
