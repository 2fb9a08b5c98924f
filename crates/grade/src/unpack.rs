//! Reads a `.tar.gz` as a stream of entries, with a size limit.

use std::io::Read;
use std::path::Path;

use anyhow::Result;
use flate2::read::GzDecoder;
use tar::EntryType;

/// Passes each entry of a `.tar.gz` to a function: its path, its kind and its contents. The archive may unpack to at
/// most this many bytes.
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

/// A reader with a maximum number of bytes. The size that an archive declares may be wrong.
struct Limited<R> {
    bytes: R,
    left: u64,
    most: u64,
}

impl<R: Read> Read for Limited<R> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let read = self.bytes.read(into)?;
        let left = self.left.checked_sub(read as u64);
        let too_many = || format!("it contains more than {} MiB", self.most >> 20);
        self.left = left.ok_or_else(|| std::io::Error::other(too_many()))?;
        Ok(read)
    }
}
