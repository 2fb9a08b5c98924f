//! Words and numbers as figures show them.

use std::borrow::Cow;

use call_trace::Call;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};
pub(crate) use words::{counted, spaced};

/// `factorial(3)`, at most `width` columns wide. Where that is little, the name is cut off before
/// the arguments are: in a tree they tell one call from another.
pub(crate) fn call_label(call: &Call, width: usize) -> String {
    let arguments = clip(&format!("({})", arguments(call)), usize::MAX);
    let room = width.saturating_sub(arguments.width());
    if call.function.width() > room && room >= 4 {
        return clip(call.function, room) + &arguments;
    }
    clip(&format!("{}{arguments}", call.function), width)
}

/// The arguments of a call: those that bound a window show an open end as the field writes it,
/// instead of ten digits.
pub(crate) fn arguments(call: &Call) -> String {
    let shown = { call.args.iter() }.map(|(name, value)| argument_shown(name, value));
    shown.collect::<Vec<_>>().join(", ")
}

/// The value of an argument of that name.
pub(crate) fn argument_shown<'t>(name: &str, value: &'t str) -> &'t str {
    let end = open_end(value).filter(|_| WINDOW.contains(&name.trim_start_matches('_')));
    end.unwrap_or(value)
}

/// The window that a call was given, `(−∞, −44)`; none where it takes none.
pub fn window(call: &Call) -> Option<String> {
    let end = |wanted: &str| {
        let mut ends = call.args.iter().filter(|(name, _)| *name == wanted);
        ends.next().map(|(name, end)| argument_shown(name, end))
    };
    let window = format!("({}, {})", end("alpha")?, end("beta")?);
    Some(words::minus(&window))
}

/// The end of an open window, where a number is one.
fn open_end(number: &str) -> Option<&'static str> {
    match number {
        "2147483647" => Some("+∞"),
        "-2147483648" | "-2147483647" => Some("−∞"),
        _ => None,
    }
}

/// The names of what bounds a window.
const WINDOW: [&str; 4] = ["alpha", "beta", "vp", "held"];

/// The value worth showing: none where a call returned `()`. What a search returns may be an open
/// end, which is shown as the field writes it.
pub(crate) fn value<'t>(call: &Call<'t>) -> Option<Cow<'t, str>> {
    let has_window = call.args.iter().any(|(name, _)| WINDOW.contains(&name));
    open_ends(call.value?, has_window || call.subject.is_some())
}

/// What a call returned, unless it is `()`; where it is a search, its value may be an open end.
pub(crate) fn open_ends(value: &str, is_search: bool) -> Option<Cow<'_, str>> {
    if value == "()" {
        return None;
    }
    let part = value.trim_start_matches('(').split([',', ')']).next();
    let end = part
        .filter(|_| is_search)
        .and_then(|part| Some((part, open_end(part)?)));
    Some(match end {
        Some((number, end)) => value.replacen(number, end, 1).into(),
        None => value.into(),
    })
}

/// `text` in one line of at most `width` columns, cut off with `…` where it is longer.
pub(crate) fn clip(text: &str, width: usize) -> String {
    let text: String = text
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    if text.width() <= width {
        return text;
    }
    let mut used = 1;
    let mut out: String = text
        .chars()
        .take_while(|c| {
            used += c.width().unwrap_or(0);
            used <= width
        })
        .collect();
    if width > 0 {
        out.push('…');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use call_trace::{record, traced};

    #[traced]
    fn search(depth: i32, alpha: i32, beta: i32) -> i32 {
        depth.max(alpha).min(beta)
    }

    #[test]
    fn the_ends_of_an_open_window_are_infinite_and_other_numbers_are_not() {
        let label = |depth, alpha, beta| {
            let (_, trace) = record(|| search(depth, alpha, beta));
            call_label(&trace.tree().calls[0], 80)
        };
        assert_eq!(label(-3, i32::MIN, i32::MAX), "search(-3, −∞, +∞)");
        assert_eq!(label(1, -i32::MAX, 44), "search(1, −∞, 44)");
        assert_eq!(label(-i32::MAX, 0, 1), "search(-2147483647, 0, 1)");
    }

    #[traced]
    fn least(numbers: i32) -> i32 {
        i32::MIN + numbers
    }

    #[test]
    fn a_search_may_return_an_open_end_and_nothing_else_does() {
        let (_, trace) = record(|| search(i32::MIN, i32::MIN, 0));
        assert_eq!(value(&trace.tree().calls[0]).as_deref(), Some("−∞"));
        let (_, trace) = record(|| least(0));
        assert_eq!(
            value(&trace.tree().calls[0]).as_deref(),
            Some("-2147483648")
        );
    }
}
