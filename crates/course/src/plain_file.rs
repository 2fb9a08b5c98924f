//! Reads only regular files, replaces small files whole, and writes new ones. Student code or another program may have
//! put a pipe or a device in a file's place, and reading it could block for ever.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow};

/// Opens a regular file for reading, and fails for anything else.
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

/// The largest file in bytes that is read whole. A recording with the maximum number of events has a third of that
/// size.
const MOST: u64 = 512 << 20;

/// Reads all bytes of a regular file.
pub(crate) fn read(path: &Path) -> io::Result<Vec<u8>> {
    read_up_to(MOST, path)
}

/// Reads all bytes of a regular file. Fails if there are more than `most`.
pub(crate) fn read_up_to(most: u64, path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    match bytes.len() as u64 > most {
        true => Err(io::Error::from(io::ErrorKind::FileTooLarge)),
        false => Ok(bytes),
    }
}

/// Reads the text of a regular file.
pub(crate) fn read_text(path: &Path) -> io::Result<String> {
    let text = String::from_utf8(read(path)?);
    text.map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// The prefix of temporary files in the course's folder, as chosen by `tempfile`.
pub(crate) const TEMPORARY: &str = ".tmp";

/// Replaces a file whole, and creates its folder if necessary. A concurrent read sees either the old text or the new
/// one. A power failure may leave the file damaged.
pub(crate) fn replace(path: &Path, text: &[u8]) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    subprocess::installed::remove_leftovers(folder, TEMPORARY);
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(text)?;
    file.persist(path)?;
    Ok(())
}

/// Writes a file that a person named with `--out`.
///
/// # Errors
/// Fails if a file of that name exists, which is left unchanged, or if the file cannot be written.
pub(crate) fn write_new(path: &Path, text: &[u8]) -> Result<()> {
    let written = File::create_new(path).and_then(|mut file| file.write_all(text));
    match written {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(taken(path)),
        other => other.with_context(|| format!("cannot write {}", path.display())),
    }
}

/// Rejects a name that is taken, before the work of producing the content begins.
pub(crate) fn refuse_existing(path: &Path) -> Result<()> {
    match fs::symlink_metadata(path) {
        Ok(_) => Err(taken(path)),
        Err(_) => Ok(()),
    }
}

fn taken(path: &Path) -> anyhow::Error {
    anyhow!(
        "{} already exists and was not changed; choose another file with `--out FILE`",
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
