//! What a call shows: its arguments and its value by their `Debug`, or as "…" where they have none; and what a
//! search says as numbers.
//!
//! Method resolution tries [`ViaDebug`] first (on the value itself) and falls back to
//! [`ViaNothing`] (one reference further), so no bound is put on the traced function. [`ViaValued`] and
//! [`ViaSilence`] do the same for [`Valued`].

use std::fmt::{Debug, Display, Write};

use crate::texts::{Number, Texts};

/// Most bytes of an argument or a result; longer ones end in "…".
pub(crate) const LONGEST_VALUE: usize = 240;

/// What a call says of itself: texts, one after the other, and numbers.
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

    /// The window that a search was given. What lies beyond an `i32` is an open end.
    pub fn window(&mut self, alpha: impl Into<i64>, beta: impl Into<i64>) {
        let end = |end: i64| end.clamp(i32::MIN.into(), i32::MAX.into()) as i32;
        self.window = Some((end(alpha.into()), end(beta.into())));
    }

    /// How many levels a search may look ahead.
    pub fn depth(&mut self, depth: impl TryInto<u32>) {
        self.depth = depth.try_into().ok();
    }
}

/// What a search returns: a value, and perhaps a move. A recording keeps both as what they are, so
/// nobody has to read them from a text.
///
/// It is known of an `i32`, of an `(i32, Option<M>)`, and of an `Option` of these; of a `bool` where
/// the function says `values(at_least)`. A type of your own says it by this trait, and any other
/// tuple by `#[traced(returns(value, mv))]`, which names its parts.
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
pub trait Valued {
    /// The value.
    fn value(&self) -> Option<i32>;

    /// The move: none where nothing is said of moves, and within it none where there is no move.
    fn mv(&self) -> Option<Option<&dyn Display>> {
        None
    }

    /// Whether it is a yes, 1, or a no, 0.
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

/// A value to be shown.
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

/// Chosen for all others.
pub trait ViaNothing {
    /// Writes "…".
    fn show(&self, to: &mut Values<'_>);
}

impl<T: ?Sized> ViaNothing for &Shown<'_, T> {
    fn show(&self, to: &mut Values<'_>) {
        to.texts.add_str("…");
    }
}

/// Chosen for what has a value.
pub trait ViaValued {
    /// Says it, and the move.
    fn say(&self, to: &mut Values<'_>);
}

impl<T: Valued + ?Sized> ViaValued for Shown<'_, T> {
    fn say(&self, to: &mut Values<'_>) {
        (to.value, to.is_answer) = (self.0.value(), self.0.is_answer());
        let show = |mv: &dyn Display| to.texts.show(LONGEST_VALUE, mv);
        to.mv = self.0.mv().map(|mv| mv.map(show));
    }
}

/// Chosen for all others.
pub trait ViaSilence {
    /// Says nothing.
    fn say(&self, _: &mut Values<'_>) {}
}

impl<T: ?Sized> ViaSilence for &Shown<'_, T> {}
