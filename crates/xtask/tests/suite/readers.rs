//! A run is read in one place.

use std::path::PathBuf;

use crate::rooms::{entries, files, root, text};

#[test]
fn nothing_but_the_recorder_reads_the_events_of_a_run() {
    let mut readers = Vec::new();
    for room in entries(&root().join("crates")) {
        let source = room.join("src");
        if room.ends_with("call-trace") || !source.is_dir() {
            continue;
        }
        let reads = |file: &PathBuf| text(file).contains(".events()");
        readers.extend(files(&source, &["rs"]).into_iter().filter(reads));
    }
    assert_eq!(readers, Vec::<PathBuf>::new(), "read a `call_trace::Run`");
}
