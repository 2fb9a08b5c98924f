//! Words and numbers as figures show them.

use std::borrow::Cow;

use call_trace::{Args, ArgsAre, Call};
use game::Value;
pub(crate) use textfmt::{counted, spaced};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::game::number::{of_ends, open_end, window_end, window_shown};

/// Returns the words that replace `calls`, boards or choices if there is no space for them.
pub(crate) fn not_shown(what: &str) -> String {
    format!("{what} not shown")
}

/// Returns `factorial(3)`, at most `width` columns wide. If that is too narrow, the name is cut off before the arguments,
/// because in a tree the arguments distinguish the calls.
pub(crate) fn call_label(call: &Call, width: usize) -> String {
    label_of(call.function, &arguments(call), width)
}

/// Returns such a label for a function and its arguments.
pub(crate) fn label_of(function: &str, arguments: &str, width: usize) -> String {
    let arguments = clip(&format!("({arguments})"), usize::MAX);
    let room = width.saturating_sub(arguments.width());
    if function.width() > room && room >= 4 {
        return clip(function, room) + &arguments;
    }
    clip(&format!("{function}{arguments}"), width)
}

/// Returns the arguments of a call. Arguments that bound its window are shown as the window's ends: an open end is `∞`,
/// instead of ten digits.
pub(crate) fn arguments(call: &Call) -> String {
    let shown: Vec<&str> = arguments_shown(call.args, call.window)
        .map(|(_, shown)| shown)
        .collect();
    shown.join(", ")
}

/// Returns the name and value of each argument of a call with this window, as figures show them.
pub(crate) fn arguments_shown<'t>(
    args: Args<'t>,
    window: Option<(Value, Value)>,
) -> impl Iterator<Item = (&'t str, &'t str)> {
    // Whether the last argument is the value that the player above already has at a node.
    let is_held = args.are() == Some(ArgsAre::Node) && window.is_none() && args.iter().count() == 3;
    let held = is_held.then_some(2);
    let ends = window.map(|(alpha, beta)| {
        let window = of_ends((alpha, beta));
        [(alpha, window.alpha), (beta, window.beta)]
    });
    args.iter().enumerate().map(move |(at, (name, value))| {
        let number: Option<Value> = value.parse().ok();
        let mut ends = ends.iter().flatten();
        let end = ends.find(|(end, _)| Some(*end) == number);
        let shown = match end {
            Some((_, end)) => window_end(*end),
            None => number.filter(|_| held == Some(at)).and_then(open_end),
        };
        (name, shown.unwrap_or(value))
    })
}

/// Returns the window of a call, `(−∞, −44)`, or `None` if the call names no window.
pub fn window(call: &Call) -> Option<String> {
    Some(window_shown(of_ends(call.window?)))
}

/// Returns the value worth showing, or `None` if a call returned `()`. A search may return an open end, which is shown as
/// `∞`.
pub(crate) fn value<'t>(call: &Call<'t>) -> Option<Cow<'t, str>> {
    let is_node = call.args.are() == Some(ArgsAre::Node);
    let is_search = call.window.is_some() || call.subject.is_some() || is_node;
    open_ends(call.value?, call.number.filter(|_| is_search))
}

/// Returns the value that a search returned, unless it is `()`. The value in it may be an open end.
pub(crate) fn open_ends(shown: &str, value: Option<Value>) -> Option<Cow<'_, str>> {
    if shown == "()" {
        return None;
    }
    let end = value.and_then(|value| Some((value.to_string(), open_end(value)?)));
    Some(match end {
        Some((number, end)) => shown.replacen(&number, end, 1).into(),
        None => shown.into(),
    })
}

/// Returns `text` on one line of at most `width` columns, cut off with `…` if it is longer.
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

    #[traced(window(alpha, beta))]
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
