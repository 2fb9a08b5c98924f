//! Which runs the book shows: `book/recordings.toml`.

use std::path::Path;

use serde::Deserialize;

use crate::error::LoadError;
use crate::read;

/// A run of a chapter's trace example whose recording is kept.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recording {
    /// The file's name below `book/recordings`, without its ending.
    pub name: String,
    /// The folder of the chapter.
    pub chapter: String,
    /// The name of the run, and its arguments.
    pub run: Vec<String>,
    /// Also keep its tree as a picture, for pages that are no part of the book.
    #[serde(default)]
    pub picture: bool,
    /// The run does not come to its end, since a panic stops it, and so many of its events are kept.
    pub stops: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    #[serde(default)]
    recording: Vec<Recording>,
}

/// All recordings of the course that lies in `root`, in the order of the file.
///
/// # Errors
/// When the file cannot be read, or is not of the right shape.
pub fn recordings(root: &Path) -> Result<Vec<Recording>, LoadError> {
    let list: List = read::toml(&root.join("book").join("recordings.toml"))?;
    Ok(list.recording)
}
