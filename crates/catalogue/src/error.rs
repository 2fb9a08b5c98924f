//! Why something cannot be loaded.

use std::path::PathBuf;

/// Why there is no catalogue. The message holds the whole cause, so no error is the source of it:
/// printed as a chain it would be said twice.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file cannot be read.
    #[error("cannot read {}: {error}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system said.
        error: std::io::Error,
    },
    /// The file is not TOML of the right shape.
    #[error("{} is not right: {error}", path.display())]
    Parse {
        /// The file.
        path: PathBuf,
        /// Where and why.
        error: Box<toml::de::Error>,
    },
    /// Two exercises have one stem, or an exercise needs one that is not there.
    #[error("{}: {what}", path.display())]
    Wrong {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
}
