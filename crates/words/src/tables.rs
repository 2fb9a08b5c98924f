//! Markdown tables of counts.

use std::fmt::Display;

use crate::grouped;

/// A Markdown table: numbers to the right, words and code to the left. `head` is the first line
/// without its outer bars, in which `n = 8` is not broken into two lines; the first row decides
/// the sides. A dash alone is a number left out.
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
    let lines = [head.replace(" = ", "\u{a0}=\u{a0}"), rule.join(" | ")];
    let lines = lines
        .into_iter()
        .chain(rows.iter().map(|row| row.join(" | ")));
    lines.map(|line| format!("| {line} |\n")).collect()
}

/// A row: its head, and counts.
pub fn row<C: Display>(head: impl Display, counts: impl IntoIterator<Item = C>) -> Vec<String> {
    let counts = counts.into_iter().map(grouped);
    [head.to_string()].into_iter().chain(counts).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn an_equation_in_a_head_is_not_broken() {
        let rows = ["a", "1"].map(str::to_owned).to_vec();
        let want = "| which | n\u{a0}=\u{a0}8 |\n| :--- | ---: |\n| a | 1 |\n";
        assert_eq!(table("which | n = 8", [rows]), want);
    }

    #[test]
    fn a_row_is_its_head_and_its_counts() {
        assert_eq!(row("`f(1)`", [12, 3456]), ["`f(1)`", "12", "3\u{202f}456"]);
    }
}
