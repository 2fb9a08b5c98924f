//! Finds the submissions that the command line names: archives, folders, and folders of these.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use catalogue::Exercise;
use student_copy::LARGEST;

use crate::archive;
use crate::submission::{Submission, is_left_out, too_large};

/// The maximum depth of the folders to search in a submission. In a clone, an exercise is four folders deep.
const DEEPEST: usize = 6;

/// The endings of archives. One that is not a .zip has a result, too, and its remark is to unpack it.
const ARCHIVES: [&str; 7] = ["zip", "tar", "gz", "tgz", "xz", "7z", "rar"];

/// The maximum number of files to examine in a folder.
const MOST: usize = 20_000;

/// Returns all submissions, sorted by name.
///
/// A folder with a file of an exercise is a submission. A folder of folders and archives contains submissions, each
/// with the name of its file or folder.
pub(crate) fn all(paths: &[PathBuf], exercises: &[&Exercise]) -> Result<Vec<Submission>> {
    let mut all = Vec::new();
    for path in paths {
        let what = fs::metadata(path).with_context(|| format!("cannot read {}", path.display()))?;
        if !what.is_dir() {
            all.push(archive(path, exercises)?);
            continue;
        }
        let submission = folder(path, exercises)?;
        let below = entries(path)?;
        let is_one = !submission.files.is_empty() && !below.iter().any(|it| is_archive(it));
        if is_one && !holds_submissions(&below, exercises)? {
            all.push(submission);
            continue;
        }
        for path in below {
            if path.is_dir() {
                all.push(folder(&path, exercises)?);
            } else if is_archive(&path) {
                all.push(archive(&path, exercises)?);
            }
        }
    }
    all.sort_by(|a, b| a.name.cmp(&b.name));
    if let Some(pair) = all.windows(2).find(|pair| pair[0].name == pair[1].name) {
        bail!(
            "two submissions have the name {}, so their results could not be told apart. Rename one.",
            pair[0].name
        );
    }
    if all.is_empty() {
        bail!("no submission was found: neither an archive nor a folder");
    }
    Ok(all)
}

/// Returns whether at least two of these folders contain files of exercises. Then they are submissions, and not the
/// folders of one submission.
fn holds_submissions(paths: &[PathBuf], exercises: &[&Exercise]) -> Result<bool> {
    let mut stems = Vec::new();
    for path in paths.iter().filter(|path| path.is_dir()) {
        stems.extend(folder(path, exercises)?.files.into_keys());
    }
    let found = stems.len();
    stems.sort();
    stems.dedup();
    Ok(stems.len() < found)
}

fn is_archive(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default();
    ARCHIVES.iter().any(|it| ending.eq_ignore_ascii_case(it))
}

/// Returns the name of a submission, derived from its file or folder.
pub(crate) fn name_of(path: &Path) -> String {
    let name = match is_archive(path) {
        true => path.file_stem(),
        false => path.file_name(),
    };
    name.unwrap_or_default().to_string_lossy().into_owned()
}

fn archive(path: &Path, exercises: &[&Exercise]) -> Result<Submission> {
    if !fs::metadata(path)?.is_file() {
        bail!("{} is neither a file nor a folder", path.display());
    }
    archive::read(&name_of(path), path, exercises)
}

/// Reads the submission in a folder.
fn folder(path: &Path, exercises: &[&Exercise]) -> Result<Submission> {
    let mut paths = Vec::new();
    collect(path, "", 0, &mut paths).with_context(|| format!("cannot read {}", path.display()))?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    Ok(Submission::of(&name, exercises, &paths, |at| {
        read(&path.join(&paths[at]))
    }))
}

/// Collects the paths of the files below a folder, except build products.
fn collect(
    folder: &Path,
    inside: &str,
    depth: usize,
    found: &mut Vec<String>,
) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let path = format!("{inside}{name}");
        if entry.file_type()?.is_dir() {
            // Neither what cargo builds, nor our own parts of a clone, is handed in.
            if depth < DEEPEST && !is_left_out(&name) {
                collect(&entry.path(), &format!("{path}/"), depth + 1, found)?;
            }
        } else if found.len() < MOST {
            found.push(path);
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    let said = |error: std::io::Error| error.to_string();
    let what = fs::symlink_metadata(path).map_err(said)?;
    if what.is_symlink() {
        return Err("it is a link".to_owned());
    }
    if !what.is_file() {
        return Err("it is not a plain file".to_owned());
    }
    if what.len() > LARGEST {
        return Err(too_large());
    }
    fs::read(path).map_err(said)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for entry in
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?
    {
        let entry = entry?;
        if !entry.file_name().to_string_lossy().starts_with('.') {
            all.push(entry.path());
        }
    }
    all.sort();
    Ok(all)
}
