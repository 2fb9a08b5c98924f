//! Formats the arguments and the value of a call with their `Debug`, or as "…" if they have none, and
//! reads the numbers of a search.
//!
//! Method resolution tries [`ViaDebug`] first (on the value itself) and falls back to [`ViaNothing`]
//! (one reference further). So the traced function needs no bound. [`ViaValued`] and [`ViaSilence`] do
//! the same for [`Valued`].

use std::fmt::{Debug, Display, Write};

use crate::texts::{Number, Texts};

/// Upper limit on the bytes of an argument or a result. Longer ones end in "…".
pub(crate) const LONGEST_VALUE: usize = 240;

/// The texts of a call, one after the other, and its numbers.
pub struct Values<'a> {
    texts: &'a mut Texts,
    pub(crate) window: Option<(i32, i32)>,
    pub(crate) depth: Option<u32>,
    pub(crate) value: Option<i32>,
    pub(crate) is_answer: bool,
    pub(crate) mv: Option<Option<Number>>,
}

impl<'a> Values<'a> {
    pub(crate) fn new(texts: &'a mut Texts) -> Self {
        Values {
            texts,
            window: None,
            depth: None,
            value: None,
            is_answer: false,
            mv: None,
        }
    }

    /// Sets the window of a search. A number beyond an `i32` is an open end.
    pub fn window(&mut self, alpha: impl End, beta: impl End) {
        self.window = Some((alpha.end(), beta.end()));
    }

    /// Sets the number of levels that a search may look ahead.
    pub fn depth(&mut self, depth: impl Levels) {
        self.depth = depth.levels();
    }

    /// Sets the value and the move that the attribute names in the result.
    pub fn named(&mut self, value: &impl Valued, mv: &impl Named) {
        (self.value, self.is_answer) = (value.value(), value.is_answer());
        mv.say(self);
    }
}

/// An end of a window.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no end of a window",
    label = "not a whole number",
    note = "window says alpha and beta, as whole numbers: window(alpha, beta), or window(*alpha, *beta) where they are references"
)]
pub trait End {
    /// Returns the end as an `i32`. A number beyond an `i32` is an open end.
    fn end(self) -> i32;
}

/// A number of levels.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no depth",
    label = "not a whole number",
    note = "depth says how many levels the search may look ahead, as a whole number: depth(depth), or depth(*depth) where it is a reference"
)]
pub trait Levels {
    /// Returns the number of levels, or `None` if it is negative.
    fn levels(self) -> Option<u32>;
}

macro_rules! whole_numbers {
    ($($number:ty)*) => { $(
        impl End for $number {
            fn end(self) -> i32 {
                let number = i128::try_from(self).unwrap_or(i128::MAX);
                number.clamp(i32::MIN.into(), i32::MAX.into()) as i32
            }
        }

        impl Levels for $number {
            fn levels(self) -> Option<u32> {
                self.try_into().ok()
            }
        }
    )* };
}

whole_numbers! { i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }

/// A part of a result that the attribute may name as the move, or `()` if it names no move.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no move that a search returns",
    label = "not an `Option` of a move",
    note = "returns names the parts of the tuple that is returned: value, mv (an Option of what has Display) and _ for any other, as in returns(_, value)"
)]
pub trait Named {
    /// Records the move.
    fn say(&self, to: &mut Values<'_>);
}

impl<M: Display> Named for Option<M> {
    fn say(&self, to: &mut Values<'_>) {
        let show = |mv| to.texts.show(LONGEST_VALUE, mv);
        to.mv = Some(self.as_ref().map(show));
    }
}

impl Named for () {
    fn say(&self, _: &mut Values<'_>) {}
}

/// The result of a search: a value, and perhaps a move. A recording stores both with their types, so
/// nobody has to parse them from a text.
///
/// The trait is implemented for `i32`, for `(i32, Option<M>)`, and for an `Option` of these. A `bool`
/// has a value if the function declares `values(at_least)`. Implement the trait for a type of your own.
/// For any other tuple write `#[traced(returns(value, mv))]`, which names its parts.
///
/// ```
/// use call_trace::Valued;
///
/// struct Found { value: i32, calls: usize }
///
/// impl Valued for Found {
///     fn value(&self) -> Option<i32> {
///         Some(self.value)
///     }
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no value that a search returns",
    label = "not a value",
    note = "a value is an i32; a type of your own says what it is worth by `impl call_trace::Valued`"
)]
pub trait Valued {
    /// Returns the value.
    fn value(&self) -> Option<i32>;

    /// Returns the move: `None` if the type has no move, and `Some(None)` if there is no move in this
    /// result.
    fn mv(&self) -> Option<Option<&dyn Display>> {
        None
    }

    /// Returns whether the value is a yes, 1, or a no, 0.
    #[doc(hidden)]
    fn is_answer(&self) -> bool {
        false
    }
}

impl Valued for i32 {
    fn value(&self) -> Option<i32> {
        Some(*self)
    }
}

impl Valued for bool {
    fn value(&self) -> Option<i32> {
        Some(i32::from(*self))
    }

    fn is_answer(&self) -> bool {
        true
    }
}

impl<V: Valued + ?Sized> Valued for &V {
    fn value(&self) -> Option<i32> {
        (**self).value()
    }

    fn mv(&self) -> Option<Option<&dyn Display>> {
        (**self).mv()
    }

    fn is_answer(&self) -> bool {
        (**self).is_answer()
    }
}

impl<V: Valued> Valued for Option<V> {
    fn value(&self) -> Option<i32> {
        self.as_ref()?.value()
    }

    fn mv(&self) -> Option<Option<&dyn Display>> {
        self.as_ref()?.mv()
    }

    fn is_answer(&self) -> bool {
        self.as_ref().is_some_and(Valued::is_answer)
    }
}

impl<V: Valued, M: Display> Valued for (V, Option<M>) {
    fn value(&self) -> Option<i32> {
        self.0.value()
    }

    fn mv(&self) -> Option<Option<&dyn Display>> {
        Some(self.1.as_ref().map(|mv| mv as &dyn Display))
    }

    fn is_answer(&self) -> bool {
        self.0.is_answer()
    }
}

/// A value to format.
pub struct Shown<'a, T: ?Sized>(pub &'a T);

/// Chosen for types with `Debug`.
pub trait ViaDebug {
    /// Writes the value.
    fn show(&self, to: &mut Values<'_>);
}

impl<T: Debug + ?Sized> ViaDebug for Shown<'_, T> {
    fn show(&self, to: &mut Values<'_>) {
        to.texts
            .add(LONGEST_VALUE, |text| write!(text, "{:?}", self.0));
    }
}

/// Chosen for all other types.
pub trait ViaNothing {
    /// Writes "…".
    fn show(&self, to: &mut Values<'_>);
}

impl<T: ?Sized> ViaNothing for &Shown<'_, T> {
    fn show(&self, to: &mut Values<'_>) {
        to.texts.add_str("…");
    }
}

/// Chosen for types with a value.
pub trait ViaValued {
    /// Records the value and the move.
    fn say(&self, to: &mut Values<'_>);
}

impl<T: Valued + ?Sized> ViaValued for Shown<'_, T> {
    fn say(&self, to: &mut Values<'_>) {
        (to.value, to.is_answer) = (self.0.value(), self.0.is_answer());
        let show = |mv: &dyn Display| to.texts.show(LONGEST_VALUE, mv);
        to.mv = self.0.mv().map(|mv| mv.map(show));
    }
}

/// Chosen for all other types.
pub trait ViaSilence {
    /// Does nothing.
    fn say(&self, _: &mut Values<'_>) {}
}

impl<T: ?Sized> ViaSilence for &Shown<'_, T> {}
