//! Reads the error output of a panicking program and keeps the parts that help a student.

use crate::place::Place;
use terminal::clean;

/// A panic, as Rust's standard library reports it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Panic {
    /// The place of the panic.
    pub place: Option<Place>,
    /// The message. Empty for an assertion without a message of its own.
    pub message: String,
    /// The two values of a failed `assert_eq!`, unless the message contains both.
    pub sides: Option<(String, String)>,
    /// Whether it is an assertion without a message. Then its source line is the most useful part.
    pub is_bare_assertion: bool,
}

impl Panic {
    /// Returns the text of a `todo!`, or `None` for any other panic.
    pub fn todo(&self) -> Option<&str> {
        let begins = ["not yet implemented", "not implemented"];
        // A test may put words of its own before a message that it quotes.
        let at = begins.iter().find_map(|begin| {
            let at = self.message.find(begin)?;
            let is_begin = at == 0 || self.message[..at].ends_with(": ");
            is_begin.then_some(at + begin.len())
        })?;
        Some(self.message[at..].trim_start_matches(": ").trim_end())
    }

    /// Returns whether the recorder stopped an endless recursion.
    pub fn is_runaway(&self) -> bool {
        let first = self.message.lines().next().unwrap_or_default();
        let ends = [
            "without reaching a base case.",
            ", and on from there.",
            " of stack is in use.",
        ];
        first.contains(" calls deep") && ends.iter().any(|end| first.ends_with(end))
    }
}

/// Returns the panics of a program in chronological order, and the other text that it wrote.
///
/// A program has several panics if a test catches the student's panic and adds its own message.
///
/// The result is plain text, whatever the program wrote.
pub fn read(stderr: &str) -> (Vec<Panic>, String) {
    let stderr = &clean(stderr);
    let mut panics: Vec<(&str, Vec<&str>)> = Vec::new();
    let mut others: Vec<&str> = Vec::new();
    let mut in_panic = false;
    for line in stderr.lines() {
        if let Some(place) = header(line) {
            panics.push((place, Vec::new()));
            in_panic = true;
        } else if is_noise(line) {
            in_panic = false;
        } else if let (true, Some((_, message))) = (in_panic, panics.last_mut()) {
            message.push(line);
        } else {
            others.push(line);
        }
    }
    // A thread that joins a panicked one panics for no reason of its own.
    while panics.len() > 1
        && panics
            .last()
            .is_some_and(|(_, lines)| lines.concat().contains("Any { .. }"))
    {
        panics.pop();
    }
    // Why the process ends at once after a panic during a panic: the verdict says it better.
    panics.retain(|(place, lines)| {
        let is_cause = |lines: &str| lines.trim_end().starts_with("panic in a ");
        !(place.starts_with("/rustc/") && is_cause(&lines.concat()))
    });
    let panics = panics
        .into_iter()
        .map(|(place, lines)| parse(Place::parse(place), &lines));
    (panics.collect(), others.join("\n").trim().to_owned())
}

/// Returns the place in a line such as `thread 'name' (123) panicked at src/lib.rs:1:2:`.
fn header(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("thread '")?;
    let (_, place) = rest.split_once(" panicked at ")?;
    place.strip_suffix(':')
}

fn is_noise(line: &str) -> bool {
    line.starts_with("note: run with `RUST_BACKTRACE")
        || line.starts_with("note: Some details are omitted")
        || line.starts_with("fatal runtime error: ")
        || line == "thread caused non-unwinding panic. aborting."
        || line.starts_with("stack backtrace:")
        || is_frame(line)
        || (line.starts_with("memory allocation of ") && line.ends_with(" bytes failed"))
        || (line.starts_with("thread '") && line.ends_with(" has overflowed its stack"))
}

/// Returns whether a line belongs to a backtrace. A panic during a panic always prints one: `12: 0x5646eb14eafa - …`
/// or `at /rustc/….rs:117:9`, far from the margin.
fn is_frame(line: &str) -> bool {
    let text = line.trim_start();
    let is_address = text.split_once(':').is_some_and(|(number, rest)| {
        number.parse::<u32>().is_ok() && rest.trim_start().starts_with("0x")
    });
    is_address || line.len() >= text.len() + 14 && text.starts_with("at ")
}

fn parse(place: Option<Place>, lines: &[&str]) -> Panic {
    let (lines, mut sides) = match lines {
        [message @ .., left, right] => match (
            left.strip_prefix("  left: "),
            right.strip_prefix(" right: "),
        ) {
            (Some(left), Some(right)) => (message, Some((left.to_owned(), right.to_owned()))),
            _ => (lines, None),
        },
        _ => (lines, None),
    };
    let text = without_headers(lines);
    let text = text.trim_end();
    let (message, is_bare_assertion) = match text.strip_prefix("assertion `left ") {
        Some(rest) => match rest.split_once(" failed: ") {
            Some((_, words)) => (words, false),
            None => ("", true),
        },
        None if text.starts_with("assertion failed: ") => ("", true),
        None => (text, false),
    };
    let says = |value: &String| says(message, value);
    if sides
        .as_ref()
        .is_some_and(|(left, right)| says(left) && says(right))
    {
        sides = None;
    }
    Panic {
        place,
        message: message.to_owned(),
        sides,
        is_bare_assertion,
    }
}

/// Returns whether a message names a value, perhaps as people write it: −3 for -3, 18 297 for 18297, +∞ for the
/// largest one.
fn says(message: &str, value: &str) -> bool {
    let mut plain = message.replace("+∞", &i32::MAX.to_string());
    plain = plain.replace("−∞", &i32::MIN.to_string()).replace('−', "-");
    let is_digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    let in_thousands = |at: usize| {
        let behind = &plain[at..].trim_start_matches([' ', '\u{a0}', '\u{202f}']);
        is_digit(plain[..at].chars().next_back())
            && behind.len() < plain.len() - at
            && behind.chars().take_while(char::is_ascii_digit).count() == 3
    };
    let joined: String = plain
        .char_indices()
        .filter(|(at, c)| !c.is_whitespace() || !in_thousands(*at))
        .map(|(_, c)| c)
        .collect();
    let names = |text: &str| {
        text.match_indices(value).any(|(at, _)| {
            let touches = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
            let begins = !touches(value.chars().next()) || !touches(text[..at].chars().next_back());
            let ends = !touches(value.chars().next_back())
                || !touches(text[at + value.len()..].chars().next());
            begins && ends
        })
    };
    !value.is_empty() && [message, &plain, &joined].into_iter().any(names)
}

/// Removes the headers of quoted panics. A message may quote the panic of another process, whose place does not help
/// here.
fn without_headers(lines: &[&str]) -> String {
    let mut text = String::new();
    for line in lines {
        match line.split_once("thread '") {
            Some((before, rest)) if rest.contains(" panicked at ") && rest.ends_with(':') => {
                text.push_str(before);
            }
            _ => {
                text.push_str(line);
                text.push('\n');
            }
        }
    }
    text
}

#[cfg(test)]
mod tests;
