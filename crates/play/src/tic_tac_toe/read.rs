//! Reads a cell that a person typed.

use tic_tac_toe::cell::Cell;

use crate::typed::shown;

/// Reads a cell: its number, or its row and its column. The error is a sentence.
pub(super) fn cell(line: &str) -> Result<Cell, String> {
    let words: Vec<&str> = line
        .split(|c: char| c.is_whitespace() || ",;()".contains(c))
        .filter(|word| !word.is_empty())
        .collect();
    let numbers = words.iter().map(|word| number(word));
    let numbers = numbers.collect::<Result<Vec<usize>, String>>()?;
    match numbers[..] {
        [] => Err(no_number(line)),
        [number] => Cell::new(number)
            .ok_or_else(|| format!("There is no cell {}: they are 1 to 9.", shown(words[0]))),
        [row, col] => at(row, col).ok_or_else(|| {
            let (wrong, word) = if (1..=3).contains(&row) {
                ("column", words[1])
            } else {
                ("row", words[0])
            };
            format!(
                "There is no {wrong} {}: rows and columns are 1 to 3.",
                shown(word)
            )
        }),
        _ => {
            Err("Those are too many numbers: one is a cell, two are a row and a column.".to_owned())
        }
    }
}

/// Returns the cell in a row and a column, both counted from 1.
fn at(row: usize, col: usize) -> Option<Cell> {
    Cell::at(row.checked_sub(1)?, col.checked_sub(1)?)
}

/// Reads a whole number. A negative or very large number becomes 0, which is neither a row nor a column.
fn number(word: &str) -> Result<usize, String> {
    let digits = word.strip_prefix(['-', '+']).unwrap_or(word);
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(no_number(word));
    }
    Ok(word.parse().unwrap_or(0))
}

fn no_number(word: &str) -> String {
    format!(
        "\"{}\" is not a number: type a cell, 1 to 9, or its row and column, such as 2 3.",
        shown(word)
    )
}
