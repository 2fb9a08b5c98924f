//! What a source looks like, and how its date is set.

use std::fs::{File, FileTimes, Metadata};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Read};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use crate::plain_file;

/// How many bytes of a file are looked at; no source is longer.
const MOST_READ: u64 = 16 << 20;
/// The coarsest clock of a file system that one meets.
const COARSE: Duration = Duration::from_secs(2);
/// Between the two dates of a file that an editor saves beside the old one and then moves there.
const MOMENT: Duration = Duration::from_millis(100);

/// What a file looked like.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Look {
    length: u64,
    hash: u64,
    pub(super) modified: Duration,
    /// When it came to this place or was changed in any way, which nobody can set back; where the
    /// system does not tell, 0. So a file is seen that left and came back, while cargo was run by
    /// hand.
    changed: (i64, i64),
}

impl Look {
    /// Looks at a file.
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
    /// Whether it came to this place with a date from before: it was moved, or copied or unpacked
    /// with its date. Saving sets both dates within a moment.
    pub(super) fn is_from_before(&self) -> bool {
        let (seconds, nanoseconds) = self.changed;
        let seconds = Duration::from_secs(seconds.try_into().unwrap_or_default());
        let changed = seconds + Duration::from_nanos(nanoseconds.try_into().unwrap_or_default());
        changed > self.modified + MOMENT
    }
}

/// Gives a file the date of now, and one after `than` in any case. Both its dates are set: Linux tells of a file
/// whose date of change alone is set as of one that was written, and we would check it once more.
pub(super) fn touch(path: &Path, than: Duration) -> io::Result<()> {
    // Windows wants a file that may be written; elsewhere its owner may do it to any.
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

/// Now, since 1970.
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
