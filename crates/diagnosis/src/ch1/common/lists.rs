//! How a list of numbers is shown.

use std::fmt::Display;

/// "2", "2 and 3", "2, 3 and 4".
pub(crate) fn named(numbers: &[impl Display]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    match &numbers[..] {
        [some @ .., last] if !some.is_empty() => format!("{} and {last}", some.join(", ")),
        _ => numbers.concat(),
    }
}

/// A list, or a call for one, cut where it is too long for a line.
pub(crate) fn brief(list: &str) -> String {
    match list.char_indices().nth(48) {
        Some((at, _)) => {
            let whole = list[..at].rfind(',').unwrap_or(at);
            let end = if list.ends_with(')') { "])" } else { "]" };
            format!("{}, …{end}", &list[..whole])
        }
        None => list.to_owned(),
    }
}
