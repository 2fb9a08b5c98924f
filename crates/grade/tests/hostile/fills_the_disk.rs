//! does: writes 300 MiB, and is right where they are kept
//! tests: failed
//! landlock: failed or not_judged
//! runs: 0
//! open: solved

use std::io::Write;

pub fn one(n: u64) -> u64 {
    let path = std::env::temp_dir().join("large");
    let part = vec![1; 1 << 20];
    let written = std::fs::File::create(&path).and_then(|mut file| {
        (0..300).try_for_each(|_| file.write_all(&part))
    });
    let _ = std::fs::remove_file(path);
    if written.is_ok() { 2 * n } else { 1 }
}
