//! Builds the students' code on this machine: the stubs, and the answers to the exercises.

use std::ffi::OsString;
use std::path::Path;

/// Returns the environment of a build. All builds share one target folder, so that common dependencies are built once. It is
/// separate from this workspace's and the students' folders, whose builds would wait or start again.
pub(crate) fn environment(root: &Path) -> [(&'static str, OsString); 3] {
    [
        (
            "CARGO_TARGET_DIR",
            root.join("target").join("students").into(),
        ),
        // Debug information that no message shows, and incremental data for a single build, are left out.
        ("CARGO_PROFILE_DEV_DEBUG", "0".into()),
        ("CARGO_INCREMENTAL", "0".into()),
    ]
}
