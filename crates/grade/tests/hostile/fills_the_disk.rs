//! does: writes 300 MiB wherever it can, and is right where they are kept
//! tests: failed
//! runs: 0
//! open: solved

use std::io::Write;
use std::path::{Path, PathBuf};

pub fn one(n: u64) -> u64 {
    let places = ["/", "/dev", "/dev/shm"].map(PathBuf::from);
    let mut places = places.into_iter().chain([std::env::temp_dir()]);
    if places.any(|place| keeps(&place)) { 2 * n } else { 1 }
}

fn keeps(place: &Path) -> bool {
    let path = place.join("large");
    let part = vec![1; 1 << 20];
    let written = std::fs::File::create(&path).and_then(|mut file| {
        (0..300).try_for_each(|_| file.write_all(&part))
    });
    let _ = std::fs::remove_file(path);
    written.is_ok()
}
