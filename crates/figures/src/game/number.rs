//! Values and windows as a recording has them, and as figures show them.

use game::{Bound, Value, Window};
pub(crate) use words::value as shown;

/// The value of a call: a number, the first number of a tuple, or the field `value`.
pub(crate) fn returned(text: &str) -> Option<Value> {
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

/// The move that a call recommends, as it returned it: `Some("c")` beside a value names c, and `None` no move.
/// Nothing where it says nothing of moves.
pub(crate) fn recommended(text: &str) -> Option<Option<&str>> {
    let inside = text.strip_prefix('(')?.strip_suffix(')')?;
    parts(inside).find_map(|part| match part.trim() {
        "None" => Some(None),
        part => {
            let named = part.strip_prefix("Some(")?.strip_suffix(')')?;
            Some(Some(named.trim_matches('"')))
        }
    })
}

/// A whole number. What lies beyond an open end is that end, and so is −`Value::MAX`, which negamax
/// begins with.
pub(crate) fn number(text: &str) -> Option<Value> {
    let number: i64 = text.trim().parse().ok()?;
    Some(ended(number))
}

fn ended(number: i64) -> Value {
    match Value::try_from(number) {
        Ok(value) if value > -Value::MAX => value,
        Ok(_) => Value::MIN,
        Err(_) if number < 0 => Value::MIN,
        Err(_) => Value::MAX,
    }
}

/// The value for the other player.
pub(crate) fn negated(value: Value) -> Value {
    ended(-i64::from(value))
}

/// Whether it is no end of an open window.
pub(crate) fn is_finite(value: Value) -> bool {
    value != Value::MIN && value != Value::MAX
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

/// A window as figures show it: `(44, +∞)`.
pub(crate) fn window_shown(window: Window) -> String {
    format!("({}, {})", shown(window.alpha), shown(window.beta))
}

/// The same window for the other player's values.
pub(crate) fn window_negated(window: Window) -> Window {
    Window {
        alpha: negated(window.beta),
        beta: negated(window.alpha),
    }
}

/// A value, and what it says of the true one: `≤ 40`.
pub(crate) fn bound_shown(bound: Bound, value: Value) -> String {
    let value = shown(value);
    match bound {
        Bound::Exact => value,
        Bound::AtMost => format!("≤ {value}"),
        Bound::AtLeast => format!("≥ {value}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_found_beside_a_value() {
        assert_eq!(recommended("(-7, Some(3))"), Some(Some("3")));
        assert_eq!(recommended("(4, Some(\"c\"))"), Some(Some("c")));
        assert_eq!(recommended("(4, None)"), Some(None));
        assert_eq!(recommended("4"), None);
        assert_eq!(recommended("(4, 3)"), None);
    }

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
