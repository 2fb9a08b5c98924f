//! Prints texts to the screen or into a pipe.

use std::io::{ErrorKind, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::{BAD, clean_styled, fold, paint, size};

/// Prints one of our own texts to the standard output; see [`say_bytes`]. Text quoted in it can set styles but cannot
/// otherwise control the terminal.
pub fn say(text: &str) {
    let text = fitted(text, std::io::stdout().is_terminal());
    say_with(|| {
        let mut out = anstream::stdout();
        writeln!(out, "{}", text.trim_end()).and_then(|()| out.flush())
    });
}

/// Writes bytes unchanged to the standard output. If the reader has closed the pipe (`| head`), the function returns
/// and the program continues to its real exit code. Any other failure, such as a full disk, must not look like
/// success: the program then ends with code 2.
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

/// Prints an error message to the error output. It may quote text from outside. If it cannot be printed, only the
/// exit code reports the error.
pub fn complain(text: &str) {
    let text = fitted(text.trim_end(), std::io::stderr().is_terminal());
    let _ = writeln!(anstream::stderr(), "{text}");
}

/// Cleans one of our texts, and folds it for a terminal. A terminal would break a long line, such as one from the
/// compiler, in the middle of a word.
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
