//! Sees to it that cargo builds the sources that are there.
//!
//! cargo builds again where a source is *newer* than its last build. A file that comes with an
//! older date (moved back, unpacked, copied with its date, synchronised) would not be built, and
//! the verdict would be that of the code before it. So we remember what each source looked like,
//! and one that is another now and has an old date gets the date of today.

use std::collections::BTreeMap;
use std::fs::{self, File, Metadata};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Result, bail};
use serde::{Deserialize, Serialize};

use crate::plain_file;

/// So much of a file is looked at; no source is longer.
const MOST_READ: u64 = 16 << 20;
/// The coarsest clock of a file system that one meets.
const COARSE: Duration = Duration::from_secs(2);

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

/// What a file looked like.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Look {
    length: u64,
    hash: u64,
    modified: Duration,
    /// When it came to this place or was changed in any way, which nobody can set back; where the
    /// system does not tell, 0. So a file is seen that left and came back, while cargo was run by
    /// hand.
    changed: (i64, i64),
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
            let is_old = over.is_none_or(|over| look.modified <= over);
            let is_other = before != Some(&look);
            // cargo would build a file of tomorrow again and again until then.
            if (is_other && is_old) || look.modified > now() {
                match touch(&path, over.unwrap_or_default()) {
                    Ok(()) => look = Look::at(&path)?,
                    // Where nothing is known of it, it most likely is what was built.
                    Err(_) if before.is_none() || !is_other => {}
                    Err(error) => bail!(
                        "{} is another file than the one that was built last, but its date is old, so cargo \
                         would not build it; and its date cannot be set: {error}.\n\
                         Make it writable, or save it again.",
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

impl Look {
    fn at(path: &Path) -> io::Result<Self> {
        let file = plain_file::open(path)?;
        let what = file.metadata()?;
        let mut bytes = Vec::new();
        file.take(MOST_READ).read_to_end(&mut bytes)?;
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        Ok(Self {
            length: what.len(),
            hash: hasher.finish(),
            modified: since_1970(what.modified()?),
            changed: changed(&what),
        })
    }
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

/// Gives a file the date of now, and one after `than` in any case.
fn touch(path: &Path, than: Duration) -> io::Result<()> {
    // Windows wants a file that may be written; elsewhere its owner may do it to any.
    let file = File::options()
        .write(true)
        .open(path)
        .or_else(|_| File::open(path))?;
    let mut date = now();
    if date <= than {
        date = than + Duration::from_millis(10); // the clock was set back
    }
    file.set_modified(UNIX_EPOCH + date)?;
    if since_1970(file.metadata()?.modified()?) <= than {
        file.set_modified(UNIX_EPOCH + than + COARSE)?;
    }
    Ok(())
}

fn now() -> Duration {
    since_1970(SystemTime::now())
}

fn since_1970(time: SystemTime) -> Duration {
    time.duration_since(UNIX_EPOCH).unwrap_or_default()
}

#[cfg(unix)]
fn changed(what: &Metadata) -> (i64, i64) {
    use std::os::unix::fs::MetadataExt;
    (what.ctime(), what.ctime_nsec())
}

#[cfg(not(unix))]
fn changed(_: &Metadata) -> (i64, i64) {
    (0, 0)
}

#[cfg(test)]
mod tests;
