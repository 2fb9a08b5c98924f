//! How a browser comes to the key. In the words that start one, every user of the machine could read it as long as
//! it runs; so it is given a file that only its own user may read, and which leads on to the book.

use std::io::{self, Write};
use std::path::Path;

use tempfile::NamedTempFile;

use super::token::Token;

/// Writes the file. It goes when this is dropped.
///
/// It lies in the folder of the course: a browser in a sandbox of its own, as Ubuntu's, opens nothing in `/tmp`.
pub(super) fn on(course: &Path, address: &str, token: &Token) -> io::Result<NamedTempFile> {
    let folder = course.join(".course");
    let mut named = tempfile::Builder::new();
    named.prefix("book-").suffix(".html");
    let made = std::fs::create_dir_all(&folder).and_then(|()| named.tempfile_in(&folder));
    // A course that cannot be written to is read all the same.
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
