//! The runs that the book has recorded of ours: for a figure with an input of its own, ours need not
//! be run again.

use std::collections::HashMap;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use call_trace::Trace;
use serde::Deserialize;

#[derive(Deserialize)]
struct List {
    #[serde(default)]
    recording: Vec<Recording>,
}

#[derive(Deserialize)]
struct Recording {
    name: String,
    chapter: String,
    run: Vec<String>,
}

/// The recordings of the book by chapter and run.
#[derive(Debug, Default)]
pub(super) struct Ours {
    files: HashMap<(String, Vec<String>), PathBuf>,
}

impl Ours {
    /// Those of the course in that folder.
    pub(super) fn of(course: &Path) -> Self {
        let book = course.join("book");
        let text = std::fs::read_to_string(book.join("recordings.toml")).unwrap_or_default();
        let list: List = toml::from_str(&text).unwrap_or(List {
            recording: Vec::new(),
        });
        let file = |name: &str| book.join("recordings").join(name).with_extension("jsonl");
        let files = list.recording.into_iter().map(|it| {
            let path = file(&it.name);
            ((it.chapter, it.run), path)
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

/// Reads a recording, however it ended.
pub(super) fn read(path: &Path) -> Option<Arc<Trace>> {
    let file = File::open(path).ok()?;
    Trace::read_json(BufReader::new(file)).ok().map(Arc::new)
}
