//! What is judged.

use crate::{Value, Window};

/// What a search was asked, and what it answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Audit {
    /// The depth it was asked for.
    pub depth: u32,
    /// The window it was asked for, open: alpha is below beta.
    pub alpha: Value,
    /// Its upper end.
    pub beta: Value,
    /// The value it returned.
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
