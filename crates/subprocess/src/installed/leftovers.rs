//! Temporary files and folders that a killed program left behind.

use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

/// After this time, the program that made a temporary file has ended.
const OLD: Duration = Duration::from_secs(60 * 60);

/// Removes the files and folders directly below `folder` whose names begin with `prefix` and that are older than an hour.
/// Skips entries that cannot be read or removed; the next program tries again.
pub fn remove_leftovers(folder: &Path, prefix: &str) {
    let now = SystemTime::now();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_ours = entry.file_name().to_string_lossy().starts_with(prefix);
        let Ok(what) = entry
            .metadata()
            .and_then(|it| Ok((it.is_dir(), it.modified()?)))
        else {
            continue;
        };
        let (is_folder, written) = what;
        let is_old = now.duration_since(written).is_ok_and(|age| age >= OLD);
        if is_ours && is_old {
            let _ = match is_folder {
                true => fs::remove_dir_all(entry.path()),
                false => fs::remove_file(entry.path()),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_old_entries_with_the_given_prefix_are_removed() {
        let folder = std::env::temp_dir().join(format!("leftovers-{}", std::process::id()));
        fs::create_dir_all(folder.join(".new-old")).unwrap();
        for name in [".new-a", ".new-b", "other", ".newer"] {
            fs::write(folder.join(name), "text").unwrap();
        }
        let long_ago = SystemTime::now() - 2 * OLD;
        for name in [".new-a", ".new-old", "other", ".newer"] {
            let file = fs::File::open(folder.join(name)).unwrap();
            file.set_modified(long_ago).unwrap();
        }
        remove_leftovers(&folder, ".new-");
        remove_leftovers(&folder.join("nowhere"), ".new-");
        let entries = fs::read_dir(&folder).unwrap();
        let mut left: Vec<_> = entries.map(|it| it.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left, [".new-b", ".newer", "other"]);
        fs::remove_dir_all(&folder).unwrap();
    }
}
