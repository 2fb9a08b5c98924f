//! Lists the runs that the book shows, from `book/recordings.toml`.

use std::path::Path;

use serde::Deserialize;

use crate::error::LoadError;
use crate::read;

/// A recorded run of a chapter's trace example.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recording {
    /// The file's name below `book/recordings`, without its extension.
    pub name: String,
    /// The folder of the chapter.
    pub chapter: String,
    /// The name of the run, and its arguments.
    pub run: Vec<String>,
    /// Whether to store its tree as a picture too, for pages outside the book.
    #[serde(default)]
    pub picture: bool,
    /// The number of events to keep of a run that a panic stops before its end.
    pub stops: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    #[serde(default)]
    recording: Vec<Recording>,
}

/// Returns all recordings of the course at `root`, in the order of the file.
///
/// # Errors
/// If the file cannot be read or has the wrong shape.
pub fn recordings(root: &Path) -> Result<Vec<Recording>, LoadError> {
    let list: List = read::toml(&root.join("book").join("recordings.toml"))?;
    Ok(list.recording)
}
