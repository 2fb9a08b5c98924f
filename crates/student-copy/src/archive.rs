//! Writes a submission as a zip archive, which every system can open.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// The prefix of an archive's name until the archive is complete.
const TEMPORARY: &str = ".course-submit-";

/// Writes an archive with these files, given by their paths in it. Never overwrites an existing file.
pub(crate) fn write(path: &Path, files: &[(String, Vec<u8>)]) -> Result<()> {
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
    for (path, bytes) in files {
        archive.start_file(path.as_str(), options)?;
        archive.write_all(bytes)?;
    }
    let file = archive.finish()?;
    file.persist_noclobber(path)
        .with_context(|| format!("cannot write {}", path.display()))?;
    Ok(())
}
