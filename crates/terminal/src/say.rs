//! How texts come on the screen, or into a pipe.

use std::io::{ErrorKind, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::{BAD, clean_styled, fold, paint, size};

/// Prints a text of ours to the standard output; see [`say_bytes`]. Whatever it quotes, it sets
/// styles and does nothing else to the terminal.
pub fn say(text: &str) {
    let text = fitted(text, std::io::stdout().is_terminal());
    say_with(|| {
        let mut out = anstream::stdout();
        writeln!(out, "{}", text.trim_end()).and_then(|()| out.flush())
    });
}

/// Writes to the standard output as it is. A reader that has gone (`| head`) is told no more, and
/// the program goes on to its real exit code. Whoever cannot be told for another reason, a full
/// disk perhaps, must not take that for a success: the program ends with code 2.
pub fn say_bytes(bytes: &[u8]) {
    say_with(|| {
        let mut out = std::io::stdout().lock();
        out.write_all(bytes).and_then(|()| out.flush())
    });
}

fn say_with(write: impl FnOnce() -> std::io::Result<()>) {
    static NOBODY_READS: AtomicBool = AtomicBool::new(false);
    if NOBODY_READS.load(Ordering::Relaxed) {
        return;
    }
    match write() {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => {
            NOBODY_READS.store(true, Ordering::Relaxed);
        }
        Err(error) => {
            complain(&format!(
                "{} the output cannot be written: {error}",
                paint(BAD, "✗")
            ));
            std::process::exit(2);
        }
    }
}

/// Says on the error output what went wrong; it may quote what others wrote. Where that cannot be
/// written either, the exit code has to say it alone.
pub fn complain(text: &str) {
    let text = fitted(text.trim_end(), std::io::stderr().is_terminal());
    let _ = writeln!(anstream::stderr(), "{text}");
}

/// A text of ours as it is written. A terminal would break a line that is too long for it, the
/// compiler's perhaps, in the middle of a word.
fn fitted(text: &str, is_for_a_terminal: bool) -> String {
    let text = clean_styled(text).into_owned();
    match size() {
        Ok(size) if is_for_a_terminal && size.columns >= 20 => {
            let lines: Vec<String> = text
                .lines()
                .flat_map(|line| fold(line, size.columns))
                .collect();
            lines.join("\n")
        }
        _ => text,
    }
}
