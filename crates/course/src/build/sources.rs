//! Makes sure that cargo builds the current sources.
//!
//! Cargo rebuilds if a source is *newer* than its last build. It would skip a file that arrives with an older date
//! (moved back, unpacked, copied with its date, synchronised), and the verdict would describe the earlier code. To
//! prevent this, the course remembers how each source looked. A source that has changed but has an old date gets
//! today's date.

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

/// The sources of one package, and the file that remembers how they looked.
#[derive(Debug, Clone)]
pub(crate) struct Sources {
    /// The package's folder.
    pub(crate) folder: PathBuf,
    /// The file that remembers their looks. A lost or damaged one costs one build.
    pub(crate) memory: PathBuf,
}

/// A build in progress. If it is dropped without [`Building::over`], the course does not know which sources it built.
pub(super) struct Building<'s> {
    sources: &'s Sources,
    seen: BTreeMap<PathBuf, Look>,
}

/// The content of the memory file.
#[derive(Clone, Default, Serialize, Deserialize)]
struct Memory {
    /// The end of the last build, since 1970. `None` during a build, or after one was killed.
    over: Option<Duration>,
    seen: BTreeMap<PathBuf, Look>,
}

impl Sources {
    /// Checks all sources before a build. Sources that have changed get a date that makes cargo build them.
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
            // A date after the course's last build may still be earlier than a build by hand.
            let is_old = over.is_none_or(|over| look.modified <= over) || look.is_from_before();
            let is_other = before != Some(&look);
            // Cargo would rebuild a file dated tomorrow again and again until then.
            if (is_other && is_old) || look.modified > now() {
                match touch(&path, over.unwrap_or_default()) {
                    Ok(()) => look = Look::at(&path)?,
                    // A source without a record is most likely the one that was built.
                    Err(_) if before.is_none() || !is_other => {}
                    Err(error) => bail!(
                        "{} has changed, but its date is older than the last build, so cargo would not build it. The \
                         course cannot set the date: {error}.\n\
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
    /// Marks the build as finished, whatever its result. Any file saved from now on is newer.
    pub(super) fn over(self) {
        self.remember(Some(now()));
    }

    /// Writes the memory file. If that fails, keeps the memory until the course ends.
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

/// Returns the memories that could not be written.
fn unwritten() -> MutexGuard<'static, BTreeMap<PathBuf, Memory>> {
    static UNWRITTEN: Mutex<BTreeMap<PathBuf, Memory>> = Mutex::new(BTreeMap::new());
    UNWRITTEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Lists the files of a package that cargo compiles or that these may include.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders: Vec<PathBuf> = ["src", "tests", "examples"]
        .map(|part| folder.join(part))
        .into();
    while let Some(folder) = folders.pop() {
        // Cargo reports a missing folder.
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let name = entry.file_name();
            let name = name.to_string_lossy();
            // Skips copies that a reset kept, and the private files of editors and tools.
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
