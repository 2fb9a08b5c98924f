//! Breaks words into lines of a given width.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

pub(crate) use markup::{mono_width, sans_width};

/// Breaks words into lines that `measure` to at most `width`. A single longer word stays whole.
pub(crate) fn wrap_words(text: &str, width: f64, measure: impl Fn(&str) -> f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if measure(&format!("{line} {word}")) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Breaks a call's label into at most `most` lines of `columns`, after commas where it can.
pub(crate) fn wrap_label(label: &str, columns: usize, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut rest = crate::labels::clip(label, usize::MAX);
    while rest.width() > columns && lines.len() + 1 < most {
        let end = byte_of_column(&rest, columns);
        let head = &rest[..end];
        let at = head.rfind(", ").or_else(|| head.rfind('('));
        let at = at
            .map(|at| at + 1)
            .filter(|&at| at * 3 > end)
            .unwrap_or(end);
        let tail = rest.split_off(at);
        lines.push(rest);
        rest = tail.trim_start().to_owned();
    }
    lines.push(crate::labels::clip(&rest, columns));
    lines
}

fn byte_of_column(text: &str, columns: usize) -> usize {
    let mut used = 0;
    let mut letters = text.char_indices();
    let next = letters.find(|(_, c)| {
        used += c.width().unwrap_or(0);
        used > columns
    });
    next.map_or(text.len(), |(at, _)| at.max(1))
}
