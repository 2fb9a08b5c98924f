//! Generated files: a task writes them, and its `--check` compares them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

/// The expected text of each file, by its path relative to the root of the course.
pub type Files = BTreeMap<PathBuf, String>;

/// Writes the files, or with `check` fails if one of them differs. `command` is the command that updates them.
pub fn keep(root: &Path, files: &Files, check: bool, command: &str) -> anyhow::Result<()> {
    let changed: Vec<&PathBuf> = files
        .iter()
        .filter(|(path, wanted)| differs(root, path, wanted))
        .map(|(path, _)| path)
        .collect();
    if check && !changed.is_empty() {
        let names: Vec<String> = changed
            .iter()
            .map(|path| format!("  {}", path.display()))
            .collect();
        bail!(
            "these files are out of date:\n{}\nRun `{command}` and check the difference.",
            names.join("\n")
        );
    }
    for path in &changed {
        write(&root.join(path), &files[*path])?;
        println!("wrote {}", path.display());
    }
    println!("{} files, {} of them changed", files.len(), changed.len());
    Ok(())
}

/// Returns whether the file is missing or its text differs. Line endings are ignored, since git may have changed them on Windows.
pub fn differs(root: &Path, path: &Path, wanted: &str) -> bool {
    fs::read_to_string(root.join(path)).map_or(true, |found| found.replace("\r\n", "\n") != wanted)
}

/// Writes a file and creates its parent folders.
pub fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Returns the files with this extension, in `folder` and its subfolders, that no task writes any more.
pub fn strays(
    root: &Path,
    folder: &Path,
    extension: &str,
    files: &Files,
) -> anyhow::Result<Vec<PathBuf>> {
    let mut strays = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(root.join(&folder)) else {
            continue;
        };
        for entry in entries {
            let entry = entry?;
            let path = folder.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension)
                && !files.contains_key(&path)
            {
                strays.push(path);
            }
        }
    }
    strays.sort();
    Ok(strays)
}
