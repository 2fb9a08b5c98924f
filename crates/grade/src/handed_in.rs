//! Finds the submissions that the command line names: archives, folders, and folders of these.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::archive;
use crate::packed::Packed;
use crate::submission::{Candidate, LARGEST, Submission, too_large};
use crate::tarball;
use crate::wanted::{Wanted, is_left_out};

/// The maximum depth of the folders to search in a submission. In a clone, an exercise is four folders deep.
const DEEPEST: usize = 6;

/// The maximum number of files to examine in a folder.
const MOST: usize = 20_000;

/// Returns all submissions, sorted by name.
///
/// A folder with a file of an exercise is a submission. A folder of folders and archives contains submissions, each
/// with the name of its file or folder.
pub(crate) fn all(paths: &[PathBuf], wanted: &Wanted) -> Result<Vec<Submission>> {
    let mut all = Vec::new();
    for path in paths {
        let what = fs::metadata(path).with_context(|| format!("cannot read {}", path.display()))?;
        if !what.is_dir() {
            all.push(archive(path, wanted)?);
            continue;
        }
        let submission = folder(path, wanted)?;
        let below = entries(path)?;
        let is_one = !submission.files.is_empty() && !below.iter().any(|it| is_archive(it));
        if is_one && !holds_submissions(&below, wanted)? {
            all.push(submission);
            continue;
        }
        for path in below {
            if path.is_dir() {
                all.push(folder(&path, wanted)?);
            } else if is_archive(&path) {
                all.push(archive(&path, wanted)?);
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
fn holds_submissions(paths: &[PathBuf], wanted: &Wanted) -> Result<bool> {
    let mut stems = Vec::new();
    for path in paths.iter().filter(|path| path.is_dir()) {
        stems.extend(folder(path, wanted)?.files.into_keys());
    }
    let found = stems.len();
    stems.sort();
    stems.dedup();
    Ok(stems.len() < found)
}

fn is_archive(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    Packed::split(&name).is_some()
}

/// Returns the name of a submission, derived from its file or folder.
pub(crate) fn name_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    Packed::split(&name)
        .map_or(&*name, |(name, _)| name)
        .to_owned()
}

fn archive(path: &Path, wanted: &Wanted) -> Result<Submission> {
    let what = fs::metadata(path)?;
    if !what.is_file() {
        bail!("{} is neither a file nor a folder", path.display());
    }
    let (name, file) = (name_of(path), path.to_string_lossy());
    match Packed::split(&file) {
        // What has no ending was asked for by its name.
        None | Some((_, Packed::Zip)) => archive::read(&name, path, wanted),
        Some((_, Packed::TarGz)) => tarball::read(&name, path, wanted),
    }
}

/// Reads the submission in a folder.
fn folder(path: &Path, wanted: &Wanted) -> Result<Submission> {
    let mut candidates = Vec::new();
    collect(path, "", 0, &mut candidates)
        .with_context(|| format!("cannot read {}", path.display()))?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    Ok(Submission::of(&name, wanted, &candidates, |file| {
        read(&file.place)
    }))
}

/// Collects the files below a folder, except links and build products.
fn collect(
    folder: &Path,
    inside: &str,
    depth: usize,
    found: &mut Vec<Candidate<PathBuf>>,
) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let kind = entry.file_type()?;
        let path = format!("{inside}{name}");
        if kind.is_dir() {
            // Neither what cargo builds, nor our own parts of a clone, is handed in.
            if depth < DEEPEST && !is_left_out(&name) {
                collect(&entry.path(), &format!("{path}/"), depth + 1, found)?;
            }
        } else if found.len() < MOST {
            found.push(Candidate {
                path,
                place: entry.path(),
            });
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
