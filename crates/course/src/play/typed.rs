//! What a person types: read as a line, understood as an answer, or refused in a sentence.

use std::io::{self, BufRead, Read};

use tic_tac_toe::cell::Cell;

/// What was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    /// A cell to mark; it may be taken.
    Cell(Cell),
    /// How to play.
    Help,
    /// Take my last move back.
    Undo,
    /// No more.
    Quit,
}

/// Longer lines are no answers; what is beyond is thrown away.
const LONGEST: u64 = 1000;
/// So much of a wrong answer is repeated.
const REPEATED: usize = 20;

/// The next line, without its end; none when the input has ended. Bytes that are no text are
/// replaced.
pub(super) fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let mut start = (&mut *input).take(LONGEST);
    if start.read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() as u64 == LONGEST && !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
}

/// A wrong answer as it may be shown: short, and without anything that a terminal would obey.
pub(super) fn shown(text: &str) -> String {
    let mut short: String = text.chars().take(REPEATED).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short.escape_debug().to_string()
}

/// Understands a line. The error is a sentence that says why it is no answer.
pub(super) fn understand(line: &str) -> Result<Answer, String> {
    match line.to_lowercase().as_str() {
        "?" | "h" | "help" => return Ok(Answer::Help),
        "u" | "undo" => return Ok(Answer::Undo),
        "q" | "quit" | "exit" => return Ok(Answer::Quit),
        _ => {}
    }
    let words: Vec<&str> = line
        .split(|c: char| c.is_whitespace() || ",;()".contains(c))
        .filter(|word| !word.is_empty())
        .collect();
    let numbers = words.iter().map(|word| number(word));
    let numbers = numbers.collect::<Result<Vec<usize>, String>>()?;
    let cell = match numbers[..] {
        [] if line.is_empty() => {
            return Err("Nothing was typed: a cell is wanted, or ? for help.".to_owned());
        }
        [] => return Err(no_number(line)),
        [number] => Cell::new(number)
            .ok_or_else(|| format!("There is no cell {}: they are 1 to 9.", shown(words[0])))?,
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
        })?,
        _ => {
            return Err(
                "Those are too many numbers: one is a cell, two are a row and a column.".to_owned(),
            );
        }
    };
    Ok(Answer::Cell(cell))
}

/// The cell in a row and a column that are counted from 1.
fn at(row: usize, col: usize) -> Option<Cell> {
    Cell::at(row.checked_sub(1)?, col.checked_sub(1)?)
}

/// A whole number. One that is negative, or too large to be kept, is no row and no cell, as 0 is
/// none.
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
