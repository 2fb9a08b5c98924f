//! Reads files that student code, or anybody, may have put something else in the place of: a pipe
//! or a device there could keep us waiting for ever. And replaces small ones whole, and writes new ones.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow};

/// Opens a file for reading, if it is one.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    let what = fs::metadata(path)?;
    if what.is_file() {
        File::open(path)
    } else if what.is_dir() {
        Err(io::Error::from(io::ErrorKind::IsADirectory))
    } else {
        Err(io::Error::other("it is a pipe or a device, not a file"))
    }
}

/// How many bytes a file may have that is read whole. A recording of as many events as one keeps has a third of it.
const MOST: u64 = 512 << 20;

/// All bytes of a file, if it is one.
pub(crate) fn read(path: &Path) -> io::Result<Vec<u8>> {
    read_up_to(MOST, path)
}

/// All bytes of a file, if it is one and has no more than these.
pub(crate) fn read_up_to(most: u64, path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    match bytes.len() as u64 > most {
        true => Err(io::Error::from(io::ErrorKind::FileTooLarge)),
        false => Ok(bytes),
    }
}

/// The text of a file, if it is one.
pub(crate) fn read_text(path: &Path) -> io::Result<String> {
    let text = String::from_utf8(read(path)?);
    text.map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// What the names of temporary files in the course's memory begin with; `tempfile` says so.
pub(crate) const TEMPORARY: &str = ".tmp";

/// Replaces a file whole, and makes its folder where there is none. Who reads it sees the old text
/// or the new one; after a failure of power it may be damaged.
pub(crate) fn replace(path: &Path, text: &[u8]) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    installed::remove_leftovers(folder, TEMPORARY);
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(text)?;
    file.persist(path)?;
    Ok(())
}

/// Writes a file that a person named with `--out`.
///
/// # Errors
/// If there is a file of that name, which stays as it is, or if it cannot be written.
pub(crate) fn write_new(path: &Path, text: &[u8]) -> Result<()> {
    let written = File::create_new(path).and_then(|mut file| file.write_all(text));
    match written {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(taken(path)),
        other => other.with_context(|| format!("cannot write {}", path.display())),
    }
}

/// Refuses a name that is taken, before anybody waits for what would be written there.
pub(crate) fn refuse_existing(path: &Path) -> Result<()> {
    match fs::symlink_metadata(path) {
        Ok(_) => Err(taken(path)),
        Err(_) => Ok(()),
    }
}

fn taken(path: &Path) -> anyhow::Error {
    anyhow!(
        "{} is there already, and stays as it is; `--out FILE` names another one",
        path.display()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_too_large_is_not_read() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let reads = |length: u64| {
            file.as_file().set_len(length).unwrap();
            read_up_to(1 << 20, file.path())
        };
        assert_eq!(reads(1 << 20).unwrap().len(), 1 << 20);
        let error = reads(1 << 30).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::FileTooLarge);
    }

    #[test]
    fn what_is_no_file_is_refused_and_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        assert!(read(folder.path()).is_err());
        let missing = read_text(&folder.path().join("none")).unwrap_err();
        assert_eq!(missing.kind(), io::ErrorKind::NotFound);
        #[cfg(unix)]
        {
            let error = read(Path::new("/dev/zero")).unwrap_err();
            assert!(error.to_string().contains("not a file"));
        }
    }
}
