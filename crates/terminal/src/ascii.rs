//! Plain characters for terminals that support only ASCII.

use std::io::{Result, Write};

/// A writer that replaces each non-ASCII character by one or more ASCII characters.
pub struct Ascii<'w>(pub &'w mut dyn Write);

impl Write for Ascii<'_> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        // What is formatted comes in whole texts, so no character is cut in two.
        let plain: String = String::from_utf8_lossy(bytes).chars().map(sign).collect();
        self.0.write_all(plain.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        self.0.flush()
    }
}

fn sign(c: char) -> String {
    match c {
        '─' | '━' | '−' => "-".into(),
        '│' | '┃' => "|".into(),
        '═' | '║' => "#".into(),
        '┼' | '•' => "+".into(),
        '·' => ".".into(),
        '✓' => "+".into(),
        '✗' | '×' => "x".into(),
        '…' => "...".into(),
        '≥' => ">=".into(),
        '≤' => "<=".into(),
        c if c.is_ascii() => c.into(),
        _ => "?".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn non_ascii_characters_are_replaced_by_ascii_ones() {
        let mut output = Vec::new();
        write!(Ascii(&mut output), "•━━━• ┃ ═║ … · é").unwrap();
        assert_eq!(output, b"+---+ | ## ... . ?");
    }
}
