//! The tables of exact counts that the book shows.

use std::path::{Path, PathBuf};

use anyhow::bail;

use crate::kept::{self, Files};

/// Runs every count, and writes or compares the tables in `book/src/counts/`.
pub(crate) fn keep(root: &Path, check: bool) -> anyhow::Result<()> {
    let folder = PathBuf::from("book/src/counts");
    let mut files = Files::new();
    for (name, table) in ::counts::tables() {
        let table = table.trim_end().to_owned() + "\n";
        if files
            .insert(folder.join(name).with_extension("md"), table)
            .is_some()
        {
            bail!("two tables are called {name}");
        }
    }
    let strays = kept::strays(root, &folder, "md", &files)?;
    if !strays.is_empty() {
        bail!("no function counts these any more: {strays:?}");
    }
    kept::keep(root, &files, check, "cargo xtask counts")
}
