//! The folder that a book is built into. mdBook empties the folder first, so it must not contain anything but an
//! older book.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context, Result, bail};

/// A file that each built book contains. Only a folder with this file is emptied.
const MARK: &str = ".look-ahead-book";

/// Checks that a build into this folder destroys no other files. The folder must be missing, empty, or a book of this
/// course.
///
/// # Errors
/// If the folder contains anything else, or cannot be read.
pub fn check_destination(folder: &Path) -> Result<()> {
    if folder.join(MARK).is_file() {
        return Ok(());
    }
    let mut entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error).context(format!("cannot read {}", folder.display())),
    };
    if entries.next().is_some() {
        bail!(
            "{} contains files that are not a book of this course, and a build would remove all of them.\n\
             Nothing was changed. Choose a new or an empty folder: cargo book build --into NEW-FOLDER",
            folder.display()
        );
    }
    Ok(())
}

/// Marks a built book, so that the next build may replace it.
pub(crate) fn mark(folder: &Path) -> Result<()> {
    let mark = folder.join(MARK);
    fs::write(&mark, "cargo book build empties this folder.\n")
        .with_context(|| format!("cannot write {}", mark.display()))
}
