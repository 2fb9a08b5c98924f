//! What has been solved, in a small git-ignored file keyed by the exercises' IDs.
//!
//! It survives a crash at any moment (the file is replaced whole), two runners at once (each
//! change is made to the newest file, under a lock), a damaged file (kept aside, and the course
//! goes on) and updates of the course: IDs and fields it does not know are kept, and what was
//! noted of an exercise goes with it when a new one before it moves it to another ID. Its stem,
//! noted beside, tells where it is now.

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

/// The file.
#[derive(Debug, Clone)]
pub(crate) struct Store {
    folder: PathBuf,
    stems: Stems,
    /// How long it waits for others who change it.
    patience: Duration,
}

/// Many changes fit into this time.
const PATIENCE: Duration = Duration::from_secs(2);

impl Store {
    /// The file of the course at `root`.
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

    /// The same file for who has a screen to draw, and cannot wait longer than a key may take.
    pub(crate) fn in_haste(&self) -> Self {
        Self {
            patience: Duration::from_millis(80),
            ..self.clone()
        }
    }

    /// The progress as it is now; none at all where there is no file, or no good one.
    pub(crate) fn read(&self) -> Progress {
        self.parse().ok().flatten().unwrap_or_default()
    }

    /// Changes the progress. Others who change it meanwhile wait, and nothing is lost.
    pub(crate) fn change(&self, change: impl FnOnce(&mut Progress)) -> Result<()> {
        self.write(change)
            .with_context(|| format!("cannot write {}", self.file().display()))
    }

    /// Changes the progress if it can be done. If not, the course goes on without, and this is
    /// what to say of it.
    pub(crate) fn change_or_say(&self, change: impl FnOnce(&mut Progress)) -> Option<String> {
        let error = self.change(change).err()?;
        Some(format!("Your progress is not kept: {error:#}."))
    }

    /// Sets a damaged file aside. Returns where it is now, if there was one.
    pub(crate) fn set_damaged_aside(&self) -> Result<Option<PathBuf>> {
        if !self.is_damaged() {
            return Ok(None);
        }
        let _lock = self.lock()?;
        // Another runner may have been faster while we waited for the lock.
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
        installed::remove_leftovers(&self.folder, plain_file::TEMPORARY);
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

    /// Held while the file is read, changed and replaced. The system lets go of it when its
    /// holder ends, however it ends. A change takes milliseconds; whoever holds it for seconds is
    /// no change, and is not waited for.
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
                // Some editors on Windows put a mark before a text.
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
