//! Stores the student's progress in a small git-ignored file, by the exercises' IDs.
//!
//! The file survives:
//!
//! - a crash at any moment, since it is replaced whole;
//! - two runners at once: each change is applied to the newest file, under a lock;
//! - damage: the damaged file is set aside, and the course continues;
//! - updates of the course: unknown IDs and fields are kept, and a record follows its exercise to a new ID. The record
//!   contains the exercise's stem, which identifies it.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use catalogue::Catalogue;

use crate::plain_file;

mod record;

pub(crate) use record::Progress;
use record::Stems;

/// The file with the progress.
#[derive(Debug, Clone)]
pub(crate) struct Store {
    folder: PathBuf,
    stems: Stems,
    /// How long to wait for the lock.
    patience: Duration,
}

/// The default patience, long enough for many changes.
const PATIENCE: Duration = Duration::from_secs(2);

impl Store {
    /// Returns the store of the course at `root`.
    pub(crate) fn at(root: &Path, catalogue: &Catalogue) -> Self {
        let exercises = catalogue.exercises().iter();
        let exercises = exercises.map(|it| (it.id.clone(), it.stem.clone()));
        let proofs = catalogue.proofs().iter();
        let proofs = proofs.map(|it| (it.id.clone(), it.stem.clone()));
        let projects = catalogue.projects().iter();
        let milestones = projects.clone().flat_map(|it| &it.milestones);
        let milestones = milestones.map(|it| (it.id.clone(), it.stem.clone()));
        let projects = projects.map(|it| (it.id.clone(), it.stem.clone()));
        let stems = exercises.chain(proofs).chain(projects).chain(milestones);
        Self {
            folder: root.join(".course"),
            stems: stems.collect(),
            patience: PATIENCE,
        }
    }

    /// Returns the same store for code that has a screen to draw and cannot wait longer than a key press may take.
    pub(crate) fn in_haste(&self) -> Self {
        Self {
            patience: Duration::from_millis(80),
            ..self.clone()
        }
    }

    /// Returns the current progress. Empty if the file is missing or damaged.
    pub(crate) fn read(&self) -> Progress {
        self.parse().ok().flatten().unwrap_or_default()
    }

    /// Changes the progress. Concurrent changes wait, so that nothing is lost.
    pub(crate) fn change(&self, change: impl FnOnce(&mut Progress)) -> Result<()> {
        self.write(change)
            .with_context(|| format!("cannot write {}", self.file().display()))
    }

    /// Changes the progress if possible. Otherwise the course continues without it, and this function returns the
    /// message.
    pub(crate) fn change_or_say(&self, change: impl FnOnce(&mut Progress)) -> Option<String> {
        let error = self.change(change).err()?;
        Some(format!("Your progress was not saved: {error:#}."))
    }

    /// Sets a damaged file aside. Returns its new path, or `None` if the file is in order.
    pub(crate) fn set_damaged_aside(&self) -> Result<Option<PathBuf>> {
        if !self.is_damaged() {
            return Ok(None);
        }
        let _lock = self.lock()?;
        // Another runner may have set it aside while this one waited for the lock.
        Ok(if self.is_damaged() {
            Some(self.set_aside()?)
        } else {
            None
        })
    }

    fn write(&self, change: impl FnOnce(&mut Progress)) -> io::Result<()> {
        let _lock = self.lock()?;
        if self.is_damaged() {
            self.set_aside()?;
        }
        let before = self.parse()?.unwrap_or_default();
        let mut after = before.clone();
        change(&mut after);
        after.name(&self.stems);
        if after == before {
            return Ok(());
        }
        subprocess::installed::remove_leftovers(&self.folder, plain_file::TEMPORARY);
        let mut file = tempfile::NamedTempFile::new_in(&self.folder)?;
        serde_json::to_writer_pretty(&mut file, &after)?;
        writeln!(file)?;
        file.as_file().sync_all()?;
        file.persist(self.file())?;
        Ok(())
    }

    fn file(&self) -> PathBuf {
        self.folder.join("progress.json")
    }

    /// Returns the lock that protects reading, changing and replacing the file. The system releases it when the process
    /// ends, however it ends. A change takes milliseconds, so a lock that is busy for seconds does not belong to a
    /// change, and waiting ends.
    fn lock(&self) -> io::Result<File> {
        fs::create_dir_all(&self.folder)?;
        let lock = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(self.folder.join("lock"))?;
        let end = Instant::now() + self.patience;
        loop {
            match lock.try_lock() {
                Ok(()) => return Ok(lock),
                Err(TryLockError::Error(error)) => return Err(error),
                Err(TryLockError::WouldBlock) if Instant::now() < end => {
                    std::thread::sleep(Duration::from_millis(5));
                }
                Err(TryLockError::WouldBlock) => {
                    return Err(io::Error::new(
                        io::ErrorKind::WouldBlock,
                        "another program is using .course/lock",
                    ));
                }
            }
        }
    }

    fn parse(&self) -> io::Result<Option<Progress>> {
        match plain_file::read(&self.file()) {
            Ok(text) => {
                // Some editors on Windows write a byte order mark before the text.
                let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&text);
                let progress: Progress = serde_json::from_slice(text)?;
                Ok(Some(progress.moved_to(&self.stems)))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn is_damaged(&self) -> bool {
        matches!(self.parse(), Err(error) if error.kind() == io::ErrorKind::InvalidData
            || error.kind() == io::ErrorKind::UnexpectedEof)
    }

    fn set_aside(&self) -> io::Result<PathBuf> {
        let free = (1..)
            .map(|number| self.folder.join(format!("progress.damaged-{number}.json")))
            .find(|path| !path.exists());
        let aside = free.ok_or(io::ErrorKind::AlreadyExists)?;
        fs::rename(self.file(), &aside)?;
        Ok(aside)
    }
}

#[cfg(test)]
mod tests;
