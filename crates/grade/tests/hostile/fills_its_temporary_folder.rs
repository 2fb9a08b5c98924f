//! does: fills the folder of its judge's logs, so that it could not be judged
//! tests: failed
//! runs: 0
//! gate: yes

use std::io::Write;

pub fn one(_: u64) -> u64 {
    let path = std::env::temp_dir().join(format!("full-{}", std::process::id()));
    if let Ok(mut file) = std::fs::File::create(path) {
        let part = vec![1; 1 << 20];
        for _ in 0..300 {
            let _ = file.write_all(&part);
        }
    }
    1
}
