//! Writes the ends of an open window as −∞ and +∞.

use std::borrow::Cow;

/// Replaces the least and the largest value of a search, if the exercise is about `Value`s. They are not values of
/// boards: they mark a side of the window without a bound, so −∞ and +∞ are clearer than ten digits. In other exercises
/// they are ordinary numbers.
pub(crate) fn open_ends<'t>(text: &'t str, students_source: &str) -> Cow<'t, str> {
    if !students_source.contains("Value") {
        return Cow::Borrowed(text);
    }
    let (least, most) = (i32::MIN.unsigned_abs().to_string(), i32::MAX.to_string());
    if !text.contains(&least) && !text.contains(&most) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let digits = rest[at..].find(|c: char| !c.is_ascii_digit());
        let end = digits.map_or(rest.len(), |length| at + length);
        let (before, number) = (&rest[..at], &rest[at..end]);
        let below_0 = before.strip_suffix(['-', '−']);
        match below_0 {
            // Negamax negates a window, so its least end can be the negative of the largest value.
            Some(before) if number == least || number == most => out.extend([before, "−∞"]),
            None if number == most => out.extend([before, "+∞"]),
            _ => out.push_str(&rest[..end]),
        }
        rest = &rest[end..];
    }
    out.push_str(rest);
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_of_a_window_are_infinite_and_other_numbers_stay() {
        for (text, want) in [
            ("val([1], First, 2147483647)", "val([1], First, +∞)"),
            ("(-2147483648, −2147483648]", "(−∞, −∞]"),
            ("MAX holds −2147483648 and 44.", "MAX holds −∞ and 44."),
            ("12147483647 2147483648", "12147483647 2147483648"),
            ("(-2147483647, 44)", "(−∞, 44)"),
            ("no number", "no number"),
        ] {
            assert_eq!(open_ends(text, "use game::Value;"), want);
            assert_eq!(open_ends(text, "fn hanoi()"), text);
        }
    }
}
