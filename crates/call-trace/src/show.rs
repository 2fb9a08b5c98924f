//! Shows an argument by its `Debug`, or as "…" where it has none.
//!
//! Method resolution tries [`ViaDebug`] first (on the value itself) and falls back to
//! [`ViaNothing`] (one reference further), so no bound is put on the traced function.

use std::fmt::{self, Debug, Write};

/// A value to be shown.
pub struct Shown<'a, T: ?Sized>(pub &'a T);

/// Chosen for types with `Debug`.
pub trait ViaDebug {
    /// Writes the value.
    fn show(&self, out: &mut String) -> fmt::Result;
}

impl<T: Debug + ?Sized> ViaDebug for Shown<'_, T> {
    fn show(&self, out: &mut String) -> fmt::Result {
        write!(out, "{:?}", self.0)
    }
}

/// Chosen for all others.
pub trait ViaNothing {
    /// Writes "…".
    fn show(&self, out: &mut String) -> fmt::Result;
}

impl<T: ?Sized> ViaNothing for &Shown<'_, T> {
    fn show(&self, out: &mut String) -> fmt::Result {
        out.push('…');
        Ok(())
    }
}
