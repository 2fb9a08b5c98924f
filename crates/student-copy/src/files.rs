//! Reads, lists, copies and writes files of the course, and reads manifests.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use toml::{Table, Value};

/// Reads a file as text.
///
/// # Errors
/// If there is no such file, or it is not text.
pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Reads the manifest of a package or a workspace.
///
/// # Errors
/// If there is no manifest, or it has an error.
pub fn manifest(folder: &Path) -> Result<Table> {
    let path = folder.join("Cargo.toml");
    let text = read(&path)?;
    text.parse()
        .with_context(|| format!("{} has an error", path.display()))
}

/// Returns a table of a manifest.
///
/// # Errors
/// If the manifest has no such table.
pub fn table<'t>(manifest: &'t mut Table, name: &str) -> Result<&'t mut Table> {
    match manifest.get_mut(name) {
        Some(Value::Table(table)) => Ok(table),
        _ => bail!("a manifest of the course has no [{name}]"),
    }
}

/// Writes a file, and creates its folder.
///
/// # Errors
/// If the file or its folder cannot be written.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<()> {
    let folder = path.parent().context("a path without a folder")?;
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, bytes))
        .with_context(|| format!("cannot write {}", path.display()))
}

/// Copies a file, or a folder with its contents. Skips links and the products of builds and editors.
///
/// # Errors
/// If a file cannot be read or written.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
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

/// Returns the files below a folder in order, as paths with slashes.
///
/// # Errors
/// If a folder cannot be read.
pub fn below(root: &Path) -> Result<Vec<String>> {
    let (mut found, mut open) = (Vec::new(), vec![String::new()]);
    while let Some(folder) = open.pop() {
        let here = root.join(&folder);
        for entry in
            fs::read_dir(&here).with_context(|| format!("cannot read {}", here.display()))?
        {
            let entry = entry?;
            let path = format!("{folder}{}", entry.file_name().to_string_lossy());
            match entry.file_type()?.is_dir() {
                true => open.push(format!("{path}/")),
                false => found.push(path),
            }
        }
    }
    found.sort();
    Ok(found)
}
