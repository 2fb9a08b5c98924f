//! Exact counts as the Markdown tables that the book shows. The chapters count; this room only
//! writes.

use std::fmt::Display;

/// A Markdown table: numbers to the right, words and code to the left. `head` is the first line
/// without its outer bars; the first row decides the sides. A dash alone is a number left out.
pub fn table(head: &str, rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let rows = Vec::from_iter(rows);
    let first = rows.first().cloned().unwrap_or_default();
    let side = |cell: &String| {
        let size = cell.strip_prefix('−').unwrap_or(cell);
        match cell == "–" || size.starts_with(|c: char| c.is_ascii_digit()) {
            true => "---:",
            false => ":---",
        }
    };
    let rule: Vec<&str> = first.iter().map(side).collect();
    let lines = [head.to_owned(), rule.join(" | ")];
    let lines = lines
        .into_iter()
        .chain(rows.iter().map(|row| row.join(" | ")));
    lines.map(|line| format!("| {line} |\n")).collect()
}

/// A whole number with its thousands set apart by narrow spaces at which no line breaks.
pub fn grouped(count: impl Display) -> String {
    grouped_by("\u{202f}", count)
}

/// A whole number with its thousands set apart by `gap`: for a terminal, which has one width only,
/// a plain space.
pub fn grouped_by(gap: &str, count: impl Display) -> String {
    let digits = count.to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<&str> = groups
        .map(|group| std::str::from_utf8(group).unwrap_or_default())
        .collect();
    groups.join(gap)
}

/// A row: its head, and counts.
pub fn row<C: Display>(head: impl Display, counts: impl IntoIterator<Item = C>) -> Vec<String> {
    let counts = counts.into_iter().map(grouped);
    [head.to_string()].into_iter().chain(counts).collect()
}

/// How many times as large one count is as another, rounded: with a decimal place below ten; a
/// dash where the other is 0.
pub fn times(large: u128, small: u128) -> String {
    if small == 0 {
        return "–".to_owned();
    }
    match (10 * large + small / 2) / small {
        tenths @ ..100 => format!("{}.{}", tenths / 10, tenths % 10),
        _ => grouped((large + small / 2) / small),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_small_ratios_have_a_decimal_place() {
        let ratios = [(1, 3), (994, 100), (995, 100), (123_456, 100), (1, 0)];
        let shown = ratios.map(|(large, small)| times(large, small));
        assert_eq!(shown, ["0.3", "9.9", "10", "1\u{202f}235", "–"]);
    }

    #[test]
    fn words_stand_left_and_numbers_right() {
        let rows = ["`f(1)`", "12"].map(str::to_owned).to_vec();
        let want = "| call | calls |\n| :--- | ---: |\n| `f(1)` | 12 |\n";
        assert_eq!(table("call | calls", [rows]), want);
    }

    #[test]
    fn a_number_left_out_stands_where_numbers_do() {
        let rows = [["–", "– no"], ["12", "yes"]].map(|row| row.map(str::to_owned).to_vec());
        let want = "| nodes | end |\n| ---: | :--- |\n| – | – no |\n| 12 | yes |\n";
        assert_eq!(table("nodes | end", rows), want);
    }

    #[test]
    fn numbers_below_zero_are_numbers() {
        let rows = ["−3", "− none"].map(str::to_owned).to_vec();
        let want = "| value | why |\n| ---: | :--- |\n| −3 | − none |\n";
        assert_eq!(table("value | why", [rows]), want);
    }

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!(
            [7, 1000, 1_234_567].map(grouped).join("  "),
            "7  1\u{202f}000  1\u{202f}234\u{202f}567"
        );
    }

    #[test]
    fn a_row_is_its_head_and_its_counts() {
        assert_eq!(row("`f(1)`", [12, 3456]), ["`f(1)`", "12", "3\u{202f}456"]);
    }
}
