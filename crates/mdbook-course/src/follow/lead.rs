//! The file that gives a browser the key. Every user of the machine could read the key in the arguments of a running
//! browser. Therefore the browser opens a file that only its own user may read, and the file leads on to the book.

use std::io::{self, Write};
use std::path::Path;

use tempfile::NamedTempFile;

use super::token::Token;

/// Writes the file, which is removed when the returned value is dropped.
///
/// The file is in the folder of the course, because a browser in a sandbox, as on Ubuntu, opens no file in `/tmp`.
pub(super) fn on(course: &Path, address: &str, token: &Token) -> io::Result<NamedTempFile> {
    let folder = course.join(".course");
    let mut named = tempfile::Builder::new();
    named.prefix("book-").suffix(".html");
    let made = std::fs::create_dir_all(&folder).and_then(|()| named.tempfile_in(&folder));
    // A course in a read-only folder can still be read.
    let mut file = made.or_else(|_| named.tempfile())?;
    let address = format!("{address}#yours={}", token.text());
    write!(
        file,
        "<!doctype html>\n<meta charset=\"utf-8\">\n<meta name=\"referrer\" content=\"no-referrer\">\n\
         <meta http-equiv=\"refresh\" content=\"0; url={address}\">\n<title>Look Ahead</title>\n\
         <p><a href=\"{address}\">Your book</a></p>\n"
    )?;
    file.flush()?;
    Ok(file)
}
