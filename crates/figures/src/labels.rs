//! Words and numbers as figures show them.

use call_trace::Call;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// `factorial(3)`, at most `width` columns wide. Where that is little, the name is cut off before
/// the arguments are: in a tree they tell one call from another.
pub(crate) fn call_label(call: &Call, width: usize) -> String {
    let arguments = clip(&format!("({})", call.args.values()), usize::MAX);
    let room = width.saturating_sub(arguments.width());
    if call.function.width() > room && room >= 4 {
        return clip(call.function, room) + &arguments;
    }
    clip(&format!("{}{arguments}", call.function), width)
}

/// The value worth showing: none where a call returned `()`.
pub(crate) fn value<'t>(call: &Call<'t>) -> Option<&'t str> {
    call.value.filter(|value| *value != "()")
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

/// `10000` as `10 000`.
pub(crate) fn spaced(number: usize) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(' ');
        }
        out.push(digit);
    }
    out
}

/// `1 call`, `2 calls`.
pub(crate) fn counted(number: usize, what: &str) -> String {
    format!(
        "{} {what}{}",
        spaced(number),
        if number == 1 { "" } else { "s" }
    )
}
