//! Keeps the tables of exact counts that the book shows up to date.

use std::path::{Path, PathBuf};

use anyhow::bail;

use answers::kept::{self, Files};

/// Runs every count, and writes or compares the tables in `book/counts/`.
pub(crate) fn keep(root: &Path, check: bool) -> anyhow::Result<()> {
    let folder = PathBuf::from("book/counts");
    let mut files = Files::new();
    for (name, table) in ::counts::tables() {
        let path = folder.join(name).with_extension("json");
        if files.insert(path, table.json()).is_some() {
            bail!("two tables are called {name}");
        }
    }
    let strays = kept::strays(root, &folder, "json", &files)?;
    if !strays.is_empty() {
        bail!("no function computes these counts any more: {strays:?}");
    }
    kept::keep(root, &files, check, "cargo xtask counts")
}
