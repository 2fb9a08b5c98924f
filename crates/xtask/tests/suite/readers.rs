//! A run is read in one place.

use std::path::PathBuf;

use crate::rooms::{entries, files, root, text};

/// These still read the events one by one. The list may only become shorter: `call_trace::Run` says what was done at each
/// moment, by which call, at which position.
const OF_OLD: [&str; 12] = [
    "counts.rs",
    "difference/of_events.rs",
    "difference/read.rs",
    "difference/stream.rs",
    "drawing.rs",
    "leaves.rs",
    "moments.rs",
    "played/mod.rs",
    "recorded.rs",
    "run.rs",
    "shown/mod.rs",
    "written.rs",
];

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
    let figures = root().join("crates/figures/src");
    let known: Vec<_> = OF_OLD.iter().map(|file| figures.join(file)).collect();
    readers.sort();
    assert_eq!(readers, known);
}
