//! Sees to it that cargo builds the sources that are there.
//!
//! cargo builds again where a source is *newer* than its last build. A file that comes with an
//! older date (moved back, unpacked, copied with its date, synchronised) would not be built, and
//! the verdict would be that of the code before it. So we remember what each source looked like,
//! and one that is another now and has an old date gets the date of today.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::{Result, bail};
use serde::{Deserialize, Serialize};

use crate::plain_file;
use look::{Look, now, touch};

mod look;

/// The sources of one package, and where it is remembered what they looked like.
#[derive(Debug, Clone)]
pub(crate) struct Sources {
    /// The package's folder.
    pub(crate) folder: PathBuf,
    /// The file of the memory. One that is lost or damaged costs a build.
    pub(crate) memory: PathBuf,
}

/// A build that is under way. Dropped without [`Building::over`], nothing is known of what it
/// built.
pub(super) struct Building<'s> {
    sources: &'s Sources,
    seen: BTreeMap<PathBuf, Look>,
}

/// What is remembered.
#[derive(Clone, Default, Serialize, Deserialize)]
struct Memory {
    /// When the last build was over, since 1970; none while one is under way, or after it was
    /// killed.
    over: Option<Duration>,
    seen: BTreeMap<PathBuf, Look>,
}

impl Sources {
    /// Looks at all sources before a build, and gives those that are others now a date that makes
    /// cargo build them.
    pub(super) fn begin(&self) -> Result<Building<'_>> {
        let memory = self.remembered();
        let mut seen = BTreeMap::new();
        for path in files(&self.folder)? {
            let Ok(mut look) = Look::at(&path) else {
                continue; // the compiler says what is wrong with it
            };
            let name = path.strip_prefix(&self.folder).unwrap_or(&path).to_owned();
            let before = memory.as_ref().and_then(|memory| memory.seen.get(&name));
            let over = memory.as_ref().and_then(|memory| memory.over);
            // A date after our last build may still be before one that cargo made by hand.
            let is_old = over.is_none_or(|over| look.modified <= over) || look.is_from_before();
            let is_other = before != Some(&look);
            // cargo would build a file of tomorrow again and again until then.
            if (is_other && is_old) || look.modified > now() {
                match touch(&path, over.unwrap_or_default()) {
                    Ok(()) => look = Look::at(&path)?,
                    // Where nothing is known of it, it most likely is what was built.
                    Err(_) if before.is_none() || !is_other => {}
                    Err(error) => bail!(
                        "{} has changed, but its date is older than the last build, so cargo would not build it; \
                         and its date cannot be set: {error}.\n\
                         Make the file writable, or save it again.",
                        path.display()
                    ),
                }
            }
            seen.insert(name, look);
        }
        let building = Building {
            sources: self,
            seen,
        };
        building.remember(None);
        Ok(building)
    }

    fn remembered(&self) -> Option<Memory> {
        match plain_file::read(&self.memory) {
            Ok(text) => serde_json::from_slice(&text).ok(),
            Err(_) => unwritten().get(&self.memory).cloned(),
        }
    }
}

impl Building<'_> {
    /// The build is over, whatever came of it: what is saved from now on is newer.
    pub(super) fn over(self) {
        self.remember(Some(now()));
    }

    /// Where it cannot be written, it is remembered until the course ends.
    fn remember(&self, over: Option<Duration>) {
        let memory = Memory {
            over,
            seen: self.seen.clone(),
        };
        let path = &self.sources.memory;
        let text = serde_json::to_vec(&memory).unwrap_or_default();
        match plain_file::replace(path, &text) {
            Ok(()) => unwritten().remove(path),
            Err(_) => unwritten().insert(path.clone(), memory),
        };
    }
}

/// The memories that could not be written.
fn unwritten() -> MutexGuard<'static, BTreeMap<PathBuf, Memory>> {
    static UNWRITTEN: Mutex<BTreeMap<PathBuf, Memory>> = Mutex::new(BTreeMap::new());
    UNWRITTEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The files of a package that cargo compiles, or that those may include.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders: Vec<PathBuf> = ["src", "tests", "examples"]
        .map(|part| folder.join(part))
        .into();
    while let Some(folder) = folders.pop() {
        // One that is missing is cargo's to tell of.
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let name = entry.file_name();
            let name = name.to_string_lossy();
            // Copies that a reset keeps, and what editors and tools keep for themselves.
            if name.starts_with('.') || name.contains(".mine-") {
                continue;
            }
            match fs::metadata(&path) {
                Ok(what) if what.is_file() => files.push(path),
                // A link to a folder may lead in circles.
                Ok(_) if entry.file_type().is_ok_and(|kind| kind.is_dir()) => folders.push(path),
                Ok(what) if !what.is_dir() && name.ends_with(".rs") => bail!(
                    "{} is a pipe or a device, not a file. Put a file in its place.",
                    path.display()
                ),
                _ => {}
            }
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests;
