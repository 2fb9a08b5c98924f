//! Records how a source looks, and sets its date.

use std::fs::{File, FileTimes, Metadata};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Read};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use crate::plain_file;

/// The number of bytes read from a file. No source is longer.
const MOST_READ: u64 = 16 << 20;
/// The coarsest resolution of the dates of any file system in common use.
const COARSE: Duration = Duration::from_secs(2);
/// The longest time between the two dates of a file that an editor saves beside the old one and then moves into place.
const MOMENT: Duration = Duration::from_millis(100);

/// The size, content hash and dates of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Look {
    length: u64,
    hash: u64,
    pub(super) modified: Duration,
    /// The time when the file reached this place or was last changed in any way, or 0 if the system does not record it.
    /// Unlike the other date, it cannot be set back. It reveals a file that was moved away and back while cargo was run
    /// by hand.
    changed: (i64, i64),
}

impl Look {
    /// Records the look of a file.
    pub(super) fn at(path: &Path) -> io::Result<Self> {
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

impl Look {
    /// Returns whether the file reached this place with an older date: it was moved, copied or unpacked with its date.
    /// Saving sets both dates within a moment.
    pub(super) fn is_from_before(&self) -> bool {
        let (seconds, nanoseconds) = self.changed;
        let seconds = Duration::from_secs(seconds.try_into().unwrap_or_default());
        let changed = seconds + Duration::from_nanos(nanoseconds.try_into().unwrap_or_default());
        changed > self.modified + MOMENT
    }
}

/// Sets a file's date to now, and in any case later than `than`. It sets both dates: if only the date of change is set,
/// Linux reports the file as written, and the watcher would check it once more.
pub(super) fn touch(path: &Path, than: Duration) -> io::Result<()> {
    // Windows needs a file opened for writing. Elsewhere its owner may set the date of any file.
    let file = File::options()
        .write(true)
        .open(path)
        .or_else(|_| File::open(path))?;
    let mut date = now();
    if date <= than {
        date = than + Duration::from_millis(10); // the clock was set back
    }
    let set = |date| {
        let date = UNIX_EPOCH + date;
        file.set_times(FileTimes::new().set_modified(date).set_accessed(date))
    };
    set(date)?;
    if since_1970(file.metadata()?.modified()?) <= than {
        set(than + COARSE)?;
    }
    Ok(())
}

/// Returns the current time since 1970.
pub(super) fn now() -> Duration {
    since_1970(SystemTime::now())
}

pub(super) fn since_1970(time: SystemTime) -> Duration {
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
