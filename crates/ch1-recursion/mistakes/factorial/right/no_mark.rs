//! right: The function is no longer traced.
//! told: nothing was recorded: put #[traced] above factorial again
// CHANGE: factorial
- #[traced]
