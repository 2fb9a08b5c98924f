//! The search to judge.

use crate::{Value, Window};

/// The arguments and the result of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Audit {
    /// The requested depth.
    pub depth: u32,
    /// The lower end of the requested window, which is open: alpha is below beta.
    pub alpha: Value,
    /// The upper end of the window.
    pub beta: Value,
    /// The value that the search returned.
    pub value: Value,
}

impl Audit {
    pub(super) fn window(self) -> Window {
        Window {
            alpha: self.alpha,
            beta: self.beta,
        }
    }
}
