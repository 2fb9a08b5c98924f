//! The course that a command works on, and its chapters.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use catalogue::{Catalogue, Chapter};

/// Returns the course around the current folder, or the course at `COURSE_ROOT`.
///
/// # Errors
/// If there is no course, or its list of exercises has an error.
pub fn course() -> Result<(PathBuf, Catalogue)> {
    let here = match std::env::var_os("COURSE_ROOT") {
        Some(root) => PathBuf::from(root),
        None => std::env::current_dir().context("there is no current folder")?,
    };
    let here = std::path::absolute(&here)?;
    let root = catalogue::root_above(&here).with_context(|| {
        format!(
            "no course here: neither {} nor a folder above it contains exercises/course.toml",
            here.display()
        )
    })?;
    let catalogue = Catalogue::load(root)?;
    Ok((root.to_owned(), catalogue))
}

/// Returns the chapter with this number, or all chapters.
///
/// # Errors
/// If the course has no chapter with this number.
pub fn chapters(catalogue: &Catalogue, number: Option<usize>) -> Result<Vec<&Chapter>> {
    let all = catalogue.chapters.iter();
    let asked: Vec<&Chapter> = all
        .filter(|chapter| number.is_none_or(|number| chapter.number == number))
        .collect();
    match number {
        Some(number) if asked.is_empty() => {
            let all = catalogue.chapters.len();
            bail!("there is no chapter {number}; the course has {all}")
        }
        _ => Ok(asked),
    }
}
