//! The runs that the book has recorded of ours: for a figure with an input of its own, ours need not
//! be run again.

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
    /// Those of the course in that folder.
    pub(super) fn of(course: &Path) -> Self {
        // Where there is no such list, ours is run whenever it is wanted.
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

    /// Whether a run is among them.
    pub(super) fn has(&self, chapter: &str, run: &[String]) -> bool {
        self.files.contains_key(&(chapter.to_owned(), run.to_vec()))
    }

    /// The recording of a run.
    pub(super) fn get(&self, chapter: &str, run: &[String]) -> Option<Arc<Trace>> {
        read(self.files.get(&(chapter.to_owned(), run.to_vec()))?)
    }
}

/// How many bytes of a recording are read: eight times what the file of a student's run may hold.
const MOST: u64 = 32 << 20;

/// Reads a recording, however it ended. A student's code may have put a pipe in its place, which would keep us waiting
/// for ever.
pub(super) fn read(path: &Path) -> Option<Arc<Trace>> {
    if !std::fs::metadata(path).is_ok_and(|what| what.is_file()) {
        return None;
    }
    let file = File::open(path).ok()?.take(MOST);
    Trace::read_json(BufReader::new(file)).ok().map(Arc::new)
}
