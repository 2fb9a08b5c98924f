//! Where a game is played: at a terminal, or through a pipe.

use std::io::{BufRead, Result, Write};

use terminal::fold;

/// Where a game is played: what is typed comes from here, what is said goes there.
pub(super) struct Place<'t> {
    pub(super) input: &'t mut dyn BufRead,
    pub(super) output: &'t mut dyn Write,
    /// Whether what is typed must be shown: a terminal does that by itself.
    pub(super) echo: bool,
    /// Whether somebody watches: what is written can be written over.
    pub(super) live: bool,
    /// How many columns there are.
    pub(super) width: usize,
}

impl Place<'_> {
    /// Says this on lines of its own, folded where they are too long.
    pub(super) fn say(&mut self, text: &str) -> Result<()> {
        for line in text.split('\n') {
            for part in fold(line, self.width) {
                // Only what is set in stays so.
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
