//! Errors from loading the catalogue.

use std::path::PathBuf;

/// The reason why a catalogue could not be loaded. The message contains the whole cause, so `source` returns no
/// error. Otherwise a printed chain would repeat the cause.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file cannot be read.
    #[error("cannot read {}: {error}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// The system's error.
        error: std::io::Error,
    },
    /// The file is not TOML of the right shape.
    #[error("{} has an error: {error}", path.display())]
    Parse {
        /// The file.
        path: PathBuf,
        /// The position and the cause.
        error: Box<toml::de::Error>,
    },
    /// Two exercises have the same stem, or an exercise needs one that does not exist.
    #[error("{}: {what}", path.display())]
    Wrong {
        /// The file.
        path: PathBuf,
        /// A description of the fault.
        what: String,
    },
}
