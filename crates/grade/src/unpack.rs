//! A copy of the course as a folder: an archive is unpacked first, as its files alone, and to no path outside.

use std::fs::{self, File};
use std::io::{Read, Seek};
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use flate2::read::GzDecoder;
use tar::EntryType;
use tempfile::TempDir;
use zip::ZipArchive;

use crate::files::write;
use crate::packed::Packed;

/// How many bytes the files of an archive may have together. Ours have ten million.
const MOST: u64 = 500 << 20;

/// A copy, and the folder it was unpacked into, where it was.
pub(crate) struct Unpacked {
    pub(crate) root: PathBuf,
    _folder: Option<TempDir>,
}

/// The copy at a path: a folder, or an archive with `.zip` or `.tar.gz` at its end.
pub(crate) fn at(path: &Path) -> Result<Unpacked> {
    if path.is_dir() {
        return Ok(Unpacked {
            root: path.to_owned(),
            _folder: None,
        });
    }
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    let folder = tempfile::tempdir()?;
    let name = path.to_string_lossy();
    let unpacked = match Packed::split(&name) {
        Some((_, Packed::Zip)) => from_zip(file, folder.path()),
        Some((_, Packed::TarGz)) => from_tar(file, folder.path()),
        None => bail!("{name} is neither a folder nor an archive (.zip, .tar.gz)"),
    };
    unpacked.with_context(|| format!("cannot unpack {name}"))?;
    let root = below(folder.path())?;
    Ok(Unpacked {
        root,
        _folder: Some(folder),
    })
}

/// An archive has one folder on top, in which the course is, or the course itself.
fn below(folder: &Path) -> Result<PathBuf> {
    let entries = fs::read_dir(folder)?.collect::<std::io::Result<Vec<_>>>()?;
    match &entries[..] {
        [one] if one.path().is_dir() => Ok(one.path()),
        _ => Ok(folder.to_owned()),
    }
}

fn from_zip(file: impl Read + Seek, into: &Path) -> Result<()> {
    let mut zip = ZipArchive::new(file)?;
    let mut left = MOST;
    for at in 0..zip.len() {
        let entry = zip.by_index(at)?;
        if entry.is_file() {
            let path = PathBuf::from(entry.name()?.replace('\\', "/"));
            put(into, &path, entry, &mut left)?;
        }
    }
    Ok(())
}

fn from_tar(file: impl Read, into: &Path) -> Result<()> {
    let mut left = MOST;
    each_of_tar(file, MOST, |path, kind, bytes| match kind.is_file() {
        true => put(into, path, bytes, &mut left),
        false => Ok(()),
    })
}

/// Shows each entry of a `.tar.gz` that unpacks to at most so many bytes: its path, its kind and what it holds.
pub(crate) fn each_of_tar(
    file: impl Read,
    most: u64,
    mut look: impl FnMut(&Path, EntryType, &mut dyn Read) -> Result<()>,
) -> Result<()> {
    let unpacked = Limited {
        bytes: GzDecoder::new(file),
        left: most,
        most,
    };
    for entry in tar::Archive::new(unpacked).entries()? {
        let mut entry = entry?;
        let path = entry.path()?.into_owned();
        look(&path, entry.header().entry_type(), &mut entry)?;
    }
    Ok(())
}

/// Bytes of which there may be only so many. What an archive says of its size may be a lie.
struct Limited<R> {
    bytes: R,
    left: u64,
    most: u64,
}

impl<R: Read> Read for Limited<R> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let read = self.bytes.read(into)?;
        let left = self.left.checked_sub(read as u64);
        let too_many = || format!("it holds more than {} MiB", self.most >> 20);
        self.left = left.ok_or_else(|| std::io::Error::other(too_many()))?;
        Ok(read)
    }
}

fn put(into: &Path, path: &Path, file: impl Read, left: &mut u64) -> Result<()> {
    let is_inside = path
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    ensure!(is_inside, "{} leads out of the archive", path.display());
    let mut bytes = Vec::new();
    file.take(*left + 1).read_to_end(&mut bytes)?;
    *left = left
        .checked_sub(bytes.len() as u64)
        .context("it holds more than 500 MiB")?;
    write(&into.join(path), &bytes)
}
