//! Reads input from a person as lines, and turns each into an answer or a sentence that explains the error.

use std::io::{self, BufRead, Read};

use super::game::{Game, Move};

/// An answer typed by a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer<M> {
    /// A move, possibly an illegal one.
    Move(M),
    /// A request for the instructions.
    Help,
    /// A request to take back the person's last move.
    Undo,
    /// A request to leave.
    Quit,
}

/// The maximum length of a line. No valid answer is longer, and the rest of a longer line is discarded.
const LONGEST: u64 = 1000;
/// The number of characters of an invalid answer that a message repeats.
const REPEATED: usize = 20;

/// Returns the next line without its end, or `None` at the end of the input. Invalid UTF-8 is replaced.
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

/// Returns an invalid answer in a form that is safe to print: shortened, and without control characters for the terminal.
pub(super) fn shown(text: &str) -> String {
    let mut short: String = text.chars().take(REPEATED).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short.escape_debug().to_string()
}

/// Parses a line. The error is a sentence that explains why it is not an answer.
pub(super) fn parse<G: Game>(game: &G, line: &str) -> Result<Answer<Move<G>>, String> {
    match line.to_lowercase().as_str() {
        "" => Err(format!(
            "You typed nothing: type {}, or ? for help.",
            G::WANTED
        )),
        "?" | "h" | "help" => Ok(Answer::Help),
        "u" | "undo" => Ok(Answer::Undo),
        "q" | "quit" | "exit" => Ok(Answer::Quit),
        _ => game.read(line).map(Answer::Move),
    }
}
