//! Reads a line that a person typed, and explains what is wrong with invalid input.

use dots_and_boxes::size::{Line, Size};

use super::letter;
use crate::typed::shown;

/// Reads a line by its two dots. `noun` is the game's word for it, such as a link. The error is a sentence.
pub(crate) fn line(size: Size, text: &str, noun: &str) -> Result<Line, String> {
    size.read_line(text).map_err(|_| match dots(text)[..] {
        [] => format!(
            "\"{}\" is not a {noun}: type its two dots, such as a1b1.",
            shown(text)
        ),
        [_] => format!("One dot is not a {noun}: type two neighbours, such as a1b1."),
        [one, other] => match [one, other]
            .iter()
            .find(|(col, row)| *col > size.cols || !(1..=size.rows + 1).contains(row))
        {
            Some(dot) => format!(
                "There is no dot {}: columns are a to {}, rows 1 to {}.",
                name(*dot),
                letter(size.cols),
                size.rows + 1
            ),
            None => format!(
                "{} and {} are not neighbours: a {noun} goes one step across or down.",
                name(one),
                name(other)
            ),
        },
        _ => format!("Those are too many dots: a {noun} has two."),
    })
}

/// Returns the dots that a text names: columns from 0, rows from 1. Returns an empty list if any part of the text is not a dot.
fn dots(text: &str) -> Vec<(usize, usize)> {
    let bare: String = text
        .to_lowercase()
        .chars()
        .filter(|c| !c.is_whitespace() && !"-,;".contains(*c))
        .collect();
    let mut rest = bare.as_str();
    let mut dots = Vec::new();
    while let Some(first @ 'a'..='z') = rest.chars().next() {
        rest = &rest[1..];
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let Ok(row) = rest[..digits].parse() else {
            return Vec::new();
        };
        dots.push((first as usize - 'a' as usize, row));
        rest = &rest[digits..];
    }
    if rest.is_empty() { dots } else { Vec::new() }
}

fn name((col, row): (usize, usize)) -> String {
    format!("{}{row}", letter(col))
}
