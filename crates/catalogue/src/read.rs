//! Reads the files that list the contents of the course.

use std::path::Path;

use serde::de::DeserializeOwned;

use crate::error::LoadError;

/// Reads the TOML file at `path`.
pub(crate) fn toml<T: DeserializeOwned>(path: &Path) -> Result<T, LoadError> {
    parsed(&text(path)?, path)
}

pub(crate) fn text(path: &Path) -> Result<String, LoadError> {
    std::fs::read_to_string(path).map_err(|error| LoadError::Read {
        path: path.into(),
        error,
    })
}

/// Parses the text of the file at `path`.
pub(crate) fn parsed<T: DeserializeOwned>(text: &str, path: &Path) -> Result<T, LoadError> {
    toml::from_str(text).map_err(|error| LoadError::Parse {
        path: path.into(),
        error: Box::new(error),
    })
}
