//! Lists of numbers: how they are written, and panics at their ends.

/// Returns a list, or a call with one, cut if it is too long for a line.
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

/// Checks whether a panic happened before the first or after the last element of a list.
pub(crate) fn past_the_end(panic: &str) -> bool {
    let past = [
        "index out of bounds",
        "out of range",
        "mid > len",
        "insertion index",
        "`None` value",
        "subtract with overflow",
    ];
    past.iter().any(|words| panic.contains(words))
}
