//! Copies and writes files of the course, and reads manifests.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use toml::{Table, Value};

/// Reads the manifest of a package or a workspace.
pub(crate) fn manifest(folder: &Path) -> Result<Table> {
    let path = folder.join("Cargo.toml");
    let text =
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    text.parse()
        .with_context(|| format!("{} has an error", path.display()))
}

/// Returns a table of a manifest.
pub(crate) fn table<'t>(manifest: &'t mut Table, name: &str) -> Result<&'t mut Table> {
    match manifest.get_mut(name) {
        Some(Value::Table(table)) => Ok(table),
        _ => bail!("a manifest of the course has no [{name}]"),
    }
}

/// Writes a file, and creates its folder.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let folder = path.parent().context("a path without a folder")?;
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, bytes))
        .with_context(|| format!("cannot write {}", path.display()))
}

/// Copies a file, or a folder with its contents. Skips links and the products of builds and editors.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    let what =
        fs::symlink_metadata(from).with_context(|| format!("cannot read {}", from.display()))?;
    if what.is_file() {
        let bytes = fs::read(from).with_context(|| format!("cannot read {}", from.display()))?;
        return write(to, &bytes);
    }
    if what.is_dir() {
        fs::create_dir_all(to)?;
        for entry in fs::read_dir(from)? {
            let name = entry?.file_name();
            let text = name.to_string_lossy();
            // Somebody's own answers, set aside by a reset, are no part of the course.
            if text != "target" && !text.contains(".mine-") && !text.starts_with('.') {
                copy(&from.join(&name), &to.join(&name))?;
            }
        }
    }
    Ok(())
}
