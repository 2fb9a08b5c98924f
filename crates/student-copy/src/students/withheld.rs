//! A chapter without its solutions, reduced to the parts of its reference that students get. It is no package, so
//! cargo never builds it, but pages quote it and `cargo course reset` cuts stubs from it.

use std::path::Path;

use anyhow::Result;
use catalogue::Chapter;
use student_copy::files::{self, copy, write};

/// Writes the modules that students also have, and the programs of the debugging exercises, which are their stubs.
pub(super) fn lay(course: &Path, chapter: &Chapter, into: &Path) -> Result<()> {
    let reference = Path::new("crates").join(&chapter.folder).join("src");
    let students = course.join("exercises").join(&chapter.folder).join("src");
    for path in files::below(&students)?
        .iter()
        .filter(|it| it.ends_with(".rs"))
    {
        let module = reference.join(stubs::source_of(Path::new(path)));
        let from = course.join(&module);
        if from.is_file() {
            let text = stubs::emptied(&from)?;
            write(&into.join(&module), text)?;
        }
    }
    let debugging = reference.join("debugging");
    match course.join(&debugging).is_dir() {
        true => copy(&course.join(&debugging), &into.join(&debugging)),
        false => Ok(()),
    }
}
