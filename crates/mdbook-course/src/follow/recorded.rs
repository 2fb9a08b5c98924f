//! The runs of the reference that the book has recorded. For a figure with the book's own input, the reference need
//! not run again.

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use call_trace::Trace;
/// The recordings of the book by chapter and run.
#[derive(Debug, Default)]
pub(super) struct Ours {
    files: HashMap<(String, Vec<String>), PathBuf>,
}

impl Ours {
    /// Returns the recordings of the course in that folder.
    pub(super) fn of(course: &Path) -> Self {
        // Without this list, the reference runs whenever a page wants it.
        let list = catalogue::recordings(course).unwrap_or_default();
        let folder = course.join("book").join("recordings");
        let files = list.into_iter().map(|it| {
            let file = folder.join(&it.name).with_extension("jsonl");
            ((it.chapter, it.run), file)
        });
        Self {
            files: files.collect(),
        }
    }

    /// Returns whether the book has recorded a run.
    pub(super) fn has(&self, chapter: &str, run: &[String]) -> bool {
        self.files.contains_key(&(chapter.to_owned(), run.to_vec()))
    }

    /// Returns the recording of a run.
    pub(super) fn get(&self, chapter: &str, run: &[String]) -> Option<Arc<Trace>> {
        read(self.files.get(&(chapter.to_owned(), run.to_vec()))?)
    }
}

/// The maximum number of bytes read from a recording: eight times the limit for the file of a student's run.
const MOST: u64 = 32 << 20;

/// Reads a recording, however it ended. A student's code may have replaced the file by a pipe, which would block the
/// reader for ever, so only a regular file is read.
pub(super) fn read(path: &Path) -> Option<Arc<Trace>> {
    if !std::fs::metadata(path).is_ok_and(|what| what.is_file()) {
        return None;
    }
    let file = File::open(path).ok()?.take(MOST);
    Trace::read_json(BufReader::new(file)).ok().map(Arc::new)
}
