//! A chapter without its solutions, reduced to the parts of its reference that students get. It is no package, so
//! cargo never builds it, but pages quote it and `cargo course reset` cuts stubs from it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use catalogue::Chapter;

use crate::files::{copy, write};

/// Writes the modules that students also have, and the hunts, which are their stubs.
pub(super) fn lay(course: &Path, chapter: &Chapter, into: &Path) -> Result<()> {
    let reference = Path::new("crates").join(&chapter.folder).join("src");
    let students = course.join("exercises").join(&chapter.folder).join("src");
    for module in modules(&students, Path::new(""))? {
        let module = reference.join(stubs::source_of(&module));
        let from = course.join(&module);
        if from.is_file() {
            let text = stubs::emptied(&from)?;
            write(&into.join(&module), text.as_bytes())?;
        }
    }
    let hunts = reference.join("hunts");
    match course.join(&hunts).is_dir() {
        true => copy(&course.join(&hunts), &into.join(&hunts)),
        false => Ok(()),
    }
}

/// Returns the modules below a folder, by their paths in it.
fn modules(folder: &Path, below: &Path) -> Result<Vec<PathBuf>> {
    let here = folder.join(below);
    let entries = fs::read_dir(&here).with_context(|| format!("cannot read {}", here.display()))?;
    let mut found = Vec::new();
    for entry in entries {
        let entry = entry?;
        let path = below.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            found.extend(modules(folder, &path)?);
        } else if path.extension().is_some_and(|it| it == "rs") {
            found.push(path);
        }
    }
    Ok(found)
}
