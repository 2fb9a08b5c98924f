//! Markdown.

/// A Markdown table, its numbers to the right.
pub(super) fn table(head: &str, rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let rule = vec!["---:"; head.split('|').count()].join(" | ");
    let rows = rows.into_iter().map(|row| row.join(" | "));
    let lines = [head.to_owned(), rule].into_iter().chain(rows);
    lines.map(|line| format!("| {line} |\n")).collect()
}

/// A count with its thousands set apart.
pub(super) fn grouped(count: usize) -> String {
    let digits = count.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).unwrap_or_default())
        .collect();
    groups.join("\u{202f}")
}
