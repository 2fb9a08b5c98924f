//! Shows an argument by its `Debug`, or as "…" where it has none.
//!
//! Method resolution tries [`ViaDebug`] first (on the value itself) and falls back to
//! [`ViaNothing`] (one reference further), so no bound is put on the traced function.

use std::fmt::{Debug, Write};

use crate::texts::Texts;

/// Most bytes of an argument or a result; longer ones end in "…".
pub(crate) const LONGEST_VALUE: usize = 240;

/// Where the values of a call are written, one after the other.
pub struct Values<'a>(pub(crate) &'a mut Texts);

/// A value to be shown.
pub struct Shown<'a, T: ?Sized>(pub &'a T);

/// Chosen for types with `Debug`.
pub trait ViaDebug {
    /// Writes the value.
    fn show(&self, to: &mut Values<'_>);
}

impl<T: Debug + ?Sized> ViaDebug for Shown<'_, T> {
    fn show(&self, to: &mut Values<'_>) {
        to.0.add(LONGEST_VALUE, |text| write!(text, "{:?}", self.0));
    }
}

/// Chosen for all others.
pub trait ViaNothing {
    /// Writes "…".
    fn show(&self, to: &mut Values<'_>);
}

impl<T: ?Sized> ViaNothing for &Shown<'_, T> {
    fn show(&self, to: &mut Values<'_>) {
        to.0.add_str("…");
    }
}
