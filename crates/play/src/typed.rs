//! What a person types: read as a line, understood as an answer, or refused in a sentence.

use std::io::{self, BufRead, Read};

use super::game::{Game, Move};

/// What was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer<M> {
    /// A move; it may be one that cannot be made now.
    Move(M),
    /// How to play.
    Help,
    /// Take my last move back.
    Undo,
    /// No more.
    Quit,
}

/// Longer lines are no answers; what is beyond is thrown away.
const LONGEST: u64 = 1000;
/// How many characters of a wrong answer are repeated.
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
pub(super) fn parse<G: Game>(game: &G, line: &str) -> Result<Answer<Move<G>>, String> {
    match line.to_lowercase().as_str() {
        "" => Err(format!(
            "Nothing was typed: {} is wanted, or ? for help.",
            G::WANTED
        )),
        "?" | "h" | "help" => Ok(Answer::Help),
        "u" | "undo" => Ok(Answer::Undo),
        "q" | "quit" | "exit" => Ok(Answer::Quit),
        _ => game.read(line).map(Answer::Move),
    }
}
