//! Formatting of lists of numbers.

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
