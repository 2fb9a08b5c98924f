//! Values and windows as a recording has them, and as figures show them.

/// Nothing is larger; `Value::MAX` and its negative stand for an open end.
pub(crate) const INFINITY: i64 = i32::MAX as i64;
const NEGATIVE: i64 = -INFINITY;

/// The value of a call: a number, the first number of a tuple, or the field `value`.
pub(crate) fn returned(text: &str) -> Option<i64> {
    number(text)
        .or_else(|| {
            let inside = text.strip_prefix('(')?.strip_suffix(')')?;
            parts(inside).find_map(number)
        })
        .or_else(|| {
            let (_, rest) = text.split_once("value: ")?;
            let end = rest.find([',', ' ', '}']).unwrap_or(rest.len());
            number(&rest[..end])
        })
}

/// A whole number; what lies beyond an open end is that end.
pub(crate) fn number(text: &str) -> Option<i64> {
    let number: i64 = text.trim().parse().ok()?;
    Some(number.clamp(-INFINITY, INFINITY))
}

/// `(44, Some(2))` without its brackets, split at the commas that are not in further brackets.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    text.split(move |c| {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        c == ',' && depth == 0
    })
}

/// `−2`, `+∞`.
pub(crate) fn shown(value: i64) -> String {
    match value {
        INFINITY.. => "+∞".into(),
        ..=NEGATIVE => "−∞".into(),
        negative @ ..0 => format!("−{}", -negative),
        value => value.to_string(),
    }
}

/// The values that would still change a decision above: those between alpha and beta.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Window {
    pub alpha: i64,
    pub beta: i64,
}

impl Window {
    /// `(44, +∞)`.
    pub(crate) fn shown(self) -> String {
        format!("({}, {})", shown(self.alpha), shown(self.beta))
    }

    /// The same window for the other player's values.
    pub(crate) fn negated(self) -> Self {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// What a value says about the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    /// The true value is at most this.
    AtMost,
    /// The true value is at least this.
    AtLeast,
}

impl Bound {
    /// What a value says that was found with this window.
    pub(crate) fn of(value: i64, window: Window) -> Self {
        match value {
            value if value >= window.beta => Bound::AtLeast,
            value if value <= window.alpha => Bound::AtMost,
            _ => Bound::Exact,
        }
    }

    pub(crate) fn shown(self, value: i64) -> String {
        let value = shown(value);
        match self {
            Bound::Exact => value,
            Bound::AtMost => format!("≤ {value}"),
            Bound::AtLeast => format!("≥ {value}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_found_where_programs_put_it() {
        for text in [
            "-7",
            "(-7, Some(3))",
            "(Some((3, 4)), -7)",
            "Found { value: -7, best: 2 }",
        ] {
            assert_eq!(returned(text), Some(-7), "{text}");
        }
        for text in ["()", "Some(3)", "true", ""] {
            assert_eq!(returned(text), None, "{text}");
        }
    }

    #[test]
    fn open_ends_are_infinite_whichever_way_they_are_written() {
        for text in ["-2147483648", "-2147483647", "-9223372036854775808"] {
            assert_eq!(number(text).map(shown).as_deref(), Some("−∞"));
        }
        assert_eq!(number("2147483647").map(shown).as_deref(), Some("+∞"));
        assert_eq!(number("-2").map(shown).as_deref(), Some("−2"));
    }
}
