//! Values and windows as a recording stores them, and as figures show them.

use game::{Bound, Value, Window};
pub(crate) use textfmt::value as shown;

/// Converts a value to the form that a search uses. −`Value::MAX`, the value that negamax begins with, also becomes
/// an open end.
pub(crate) fn ended(value: Value) -> Value {
    if value == -Value::MAX {
        Value::MIN
    } else {
        value
    }
}

/// Returns the window that a call declares. A lower end of −`Value::MAX` is open, unless the upper end is no larger.
pub(crate) fn of_ends((alpha, beta): (Value, Value)) -> Window {
    let alpha = match beta <= -Value::MAX {
        true => alpha,
        false => ended(alpha),
    };
    Window { alpha, beta }
}

/// Returns the value of a call with this window. −`Value::MAX` is an open end, unless it is the window's upper end.
pub(crate) fn of_call(value: Value, window: Option<Window>) -> Value {
    match window {
        Some(window) if window.beta <= -Value::MAX => value,
        _ => ended(value),
    }
}

/// Parses a whole number that is written as text: a branch of a written tree, or the value behind it.
pub(crate) fn number(text: &str) -> Option<Value> {
    text.trim().parse().ok().map(ended)
}

/// Returns the value for the other player.
pub(crate) fn negated(value: Value) -> Value {
    ended(value.checked_neg().unwrap_or(Value::MAX))
}

/// Returns whether a value is finite, that is, not an end of an open window.
pub(crate) fn is_finite(value: Value) -> bool {
    value != Value::MIN && value != Value::MAX
}

/// Returns the symbol for a number that is the end of an open window: negamax begins with `-Value::MAX`.
pub(crate) fn open_end(number: Value) -> Option<&'static str> {
    window_end(ended(number))
}

/// Returns the symbol for an end of a window that is infinite or next to −∞. The value next to −∞ is not an open end
/// here.
pub(crate) fn window_end(end: Value) -> Option<&'static str> {
    match end {
        Value::MAX => Some("+∞"),
        Value::MIN => Some("−∞"),
        end if end == -Value::MAX => Some("−∞ + 1"),
        _ => None,
    }
}

/// Formats a window as figures show it: `(44, +∞)`, `(−∞, −∞ + 1)`.
pub(crate) fn window_shown(window: Window) -> String {
    format!("({}, {})", end_shown(window.alpha), end_shown(window.beta))
}

/// Formats an end of a window.
pub(crate) fn end_shown(end: Value) -> String {
    window_end(end).map_or_else(|| shown(end), str::to_owned)
}

/// Returns the same window for the other player's values.
pub(crate) fn window_negated(window: Window) -> Window {
    Window {
        alpha: negated(window.beta),
        beta: negated(window.alpha),
    }
}

/// Formats a value with its relation to the true one: `≤ 40`.
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
    fn an_open_end_is_infinite_whichever_way_it_is_written() {
        let ends = of_ends((-Value::MAX, Value::MAX));
        assert_eq!(window_shown(ends), "(−∞, +∞)");
        assert_eq!(window_shown(of_ends((Value::MIN, -2))), "(−∞, −2)");
        assert_eq!(window_shown(of_ends((-Value::MAX, -2))), "(−∞, −2)");
        assert_eq!(
            [negated(Value::MIN), negated(Value::MAX)],
            [Value::MAX, Value::MIN]
        );
    }
}
