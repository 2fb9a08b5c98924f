//! Reads and writes a submission as a zip archive, which every system can open.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

use crate::submission::{About, Candidate, Submission, taken};
use crate::wanted::{ABOUT, Wanted};

/// The maximum number of entries in an archive. One from `cargo course submit` has forty.
pub(crate) const MOST: usize = 20_000;

/// Reads an archive. Unpacks only the files of exercises, and never to a path from the archive.
pub(crate) fn read(name: &str, path: &Path, wanted: &Wanted) -> Result<Submission> {
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut archive = match ZipArchive::new(file) {
        Ok(archive) if archive.len() <= MOST => archive,
        // One damaged archive must not keep the others from being graded.
        Ok(archive) => return Ok(unreadable(name, &format!("{} entries", archive.len()))),
        Err(error) => return Ok(unreadable(name, &error.to_string())),
    };
    let mut candidates = Vec::new();
    for place in 0..archive.len() {
        let Ok(entry) = archive.by_index_raw(place) else {
            continue;
        };
        // Some systems write the other slash. What has a name that is no text is none of ours.
        let Ok(path) = entry.name().map(|name| name.replace('\\', "/")) else {
            continue;
        };
        if entry.is_dir() || path.split('/').any(|part| part == "..") {
            continue;
        }
        candidates.push(Candidate { path, place });
    }
    Ok(Submission::of(name, wanted, &candidates, |file| {
        unpacked(&mut archive, file.place)
    }))
}

fn unpacked(archive: &mut ZipArchive<File>, place: usize) -> Result<Vec<u8>, String> {
    let entry = archive.by_index(place).map_err(|error| error.to_string())?;
    if entry.is_symlink() {
        return Err("it is a link".to_owned());
    }
    taken(entry).map_err(|error| error.to_string())?
}

/// Returns an empty submission with the reason why its archive cannot be read.
pub(crate) fn unreadable(name: &str, why: &str) -> Submission {
    Submission {
        name: name.to_owned(),
        files: std::collections::BTreeMap::new(),
        about: None,
        remarks: vec![format!("the archive cannot be read: {why}")],
    }
}

/// Fails if the path already exists.
pub(crate) fn refuse_existing(path: &Path) -> Result<()> {
    if path.exists() {
        bail!(
            "{} already exists; choose another file with `--out FILE`",
            path.display()
        );
    }
    Ok(())
}

/// The prefix of an archive's name until the archive is complete.
const TEMPORARY: &str = ".course-submit-";

/// Writes an archive with these files, given by their paths in it. Never overwrites an existing file.
pub(crate) fn write(path: &Path, about: &About, files: &[(String, Vec<u8>)]) -> Result<()> {
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    subprocess::installed::remove_leftovers(folder, TEMPORARY);
    let file = tempfile::Builder::new()
        .prefix(TEMPORARY)
        .tempfile_in(folder)
        .with_context(|| format!("cannot write into {}", folder.display()))?;
    let mut archive = ZipWriter::new(file);
    // The same files give the same bytes: no entry has a date.
    let options = SimpleFileOptions::default();
    let about = serde_json::to_vec_pretty(about)?;
    let about = [(ABOUT.to_owned(), about)];
    for (path, bytes) in about.iter().chain(files) {
        archive.start_file(path.as_str(), options)?;
        archive.write_all(bytes)?;
    }
    let file = archive.finish()?;
    file.persist_noclobber(path)
        .with_context(|| format!("cannot write {}", path.display()))?;
    Ok(())
}
