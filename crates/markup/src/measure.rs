//! Estimates the width of text, a little too wide, because the student's fonts are unknown.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Returns the width of monospaced text.
pub fn mono_width(text: &str, size: f64) -> f64 {
    text.width() as f64 * size * 0.61
}

/// Returns the width of text in a plain sans-serif font, based on the widest of the usual ones (`DejaVu Sans`).
pub fn sans_width(text: &str, size: f64) -> f64 {
    let em = |c: char| match c {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' | ' ' => 0.35,
        'f' | 't' | 'r' | '(' | ')' | '[' | ']' | '-' | '/' => 0.43,
        'm' | 'w' | 'M' | 'W' | '…' | '→' | '←' | '×' | '·' => 1.0,
        c if c.is_ascii_uppercase() => 0.76,
        c => 0.645 * c.width().unwrap_or(0) as f64,
    };
    text.chars().map(em).sum::<f64>() * size
}
