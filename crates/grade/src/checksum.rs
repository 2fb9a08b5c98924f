//! The checksum of bytes.

use sha2::{Digest, Sha256};

/// Returns the checksum of a file's bytes.
pub(crate) fn sum(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}
