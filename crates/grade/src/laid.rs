//! The list of the files that a copy of the course was laid down with, by which an update knows what was changed since.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

/// The list, in the folder of the course: as `sha256sum --check` reads it.
pub(crate) const LIST: &str = ".laid-down";

/// What a file's bytes are known by.
pub(crate) fn sum(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .fold(String::new(), |mut sum, byte| {
            let _ = write!(sum, "{byte:02x}");
            sum
        })
}

/// Writes the list of all files that are there.
pub(crate) fn write(root: &Path, version: &str) -> Result<()> {
    let head = format!("# Look Ahead {version}: the files as they were laid down\n");
    let text = head + &list(root, files(root)?)?;
    fs::write(root.join(LIST), text).with_context(|| format!("cannot write {LIST}"))
}

/// Each of these files with its sum, on a line.
pub(crate) fn list(root: &Path, files: impl IntoIterator<Item = String>) -> Result<String> {
    let mut text = String::new();
    for path in files {
        let bytes = fs::read(root.join(&path)).with_context(|| format!("cannot read {path}"))?;
        let _ = writeln!(text, "{}  {path}", sum(&bytes));
    }
    Ok(text)
}

/// Reads the list: the sums, by path.
pub(crate) fn read(text: &str) -> BTreeMap<String, String> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let files = lines.filter_map(|line| line.split_once("  "));
    files
        .map(|(sum, path)| (path.to_owned(), sum.to_owned()))
        .collect()
}

/// The files below a folder, with slashes, in order.
pub(crate) fn files(root: &Path) -> Result<Vec<String>> {
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
