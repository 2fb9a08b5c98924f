//! Lists the files below a folder with their checksums.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

/// Returns the checksum of a file's bytes.
pub(crate) fn sum(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .fold(String::new(), |mut sum, byte| {
            let _ = write!(sum, "{byte:02x}");
            sum
        })
}

/// Returns a list of these files with their checksums, one on each line.
pub(crate) fn list(root: &Path, files: impl IntoIterator<Item = String>) -> Result<String> {
    let mut text = String::new();
    for path in files {
        let bytes = fs::read(root.join(&path)).with_context(|| format!("cannot read {path}"))?;
        let _ = writeln!(text, "{}  {path}", sum(&bytes));
    }
    Ok(text)
}

/// Returns the files below a folder in order, as paths with slashes.
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
