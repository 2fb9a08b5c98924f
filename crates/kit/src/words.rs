//! Numbers as people read them.

/// A number in groups of three: `549 946`.
pub fn spaced(number: impl TryInto<u64>) -> String {
    let digits = number.try_into().unwrap_or(u64::MAX).to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<&str> = groups
        .filter_map(|group| std::str::from_utf8(group).ok())
        .collect();
    groups.join(" ")
}

/// The text with its minus signs as they are printed; a hyphen between words stays.
pub fn minus(text: &str) -> String {
    let mut after = text.chars().skip(1);
    let sign = |c| match (c, after.next()) {
        ('-', Some('0'..='9')) => '−',
        _ => c,
    };
    text.chars().map(sign).collect()
}
