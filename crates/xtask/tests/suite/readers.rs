//! Only the recorder reads the events of a run.

use std::path::PathBuf;

use crate::workspace::{entries, files, root, text};

#[test]
fn nothing_but_the_recorder_reads_the_events_of_a_run() {
    let crates = entries(&root().join("crates"));
    let mut sources: Vec<PathBuf> = crates
        .into_iter()
        .filter(|package| !package.ends_with("call-trace"))
        .map(|package| package.join("src"))
        .collect();
    for chapter in entries(&root().join("exercises")) {
        sources.extend(["src", "tests"].map(|folder| chapter.join(folder)));
    }
    sources.retain(|folder| folder.is_dir());
    assert!(sources.len() > 30);
    let reads = |file: &PathBuf| text(file).contains(".events()");
    let of = sources.iter().flat_map(|folder| files(folder, &["rs"]));
    let readers: Vec<PathBuf> = of.filter(reads).collect();
    assert_eq!(readers, Vec::<PathBuf>::new(), "read a `call_trace::Run`");
}
