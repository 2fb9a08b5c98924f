//! How what students build is built here: the stubs, and the answers to the exercises.

use std::ffi::OsString;
use std::path::Path;

/// The environment of a build. All share one folder, so that what every chapter needs is built
/// once; it is neither this workspace's nor the students', whose builds would wait or begin anew.
pub(crate) fn environment(root: &Path) -> [(&'static str, OsString); 3] {
    [
        (
            "CARGO_TARGET_DIR",
            root.join("target").join("students").into(),
        ),
        // What no message shows, and what is built a single time, is left out.
        ("CARGO_PROFILE_DEV_DEBUG", "0".into()),
        ("CARGO_INCREMENTAL", "0".into()),
    ]
}
