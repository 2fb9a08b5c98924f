//! The place of a game: a terminal or a pipe.

use std::io::{BufRead, Result, Write};

use terminal::fold;

/// The input and output of a game.
pub(super) struct Place<'t> {
    pub(super) input: &'t mut dyn BufRead,
    pub(super) output: &'t mut dyn Write,
    /// Whether to print the typed input. A terminal does so by itself.
    pub(super) echo: bool,
    /// Whether the output is a live terminal, in which a line can be overwritten.
    pub(super) live: bool,
    /// The width of the output in columns.
    pub(super) width: usize,
}

impl Place<'_> {
    /// Prints the text on its own lines, and wraps lines that are too long.
    pub(super) fn say(&mut self, text: &str) -> Result<()> {
        for line in text.split('\n') {
            for part in fold(line, self.width) {
                // Only an indented line keeps its indentation.
                let part = match line.starts_with(' ') {
                    true => &part,
                    false => part.trim_start_matches(' '),
                };
                writeln!(self.output, "{part}")?;
            }
        }
        Ok(())
    }
}
