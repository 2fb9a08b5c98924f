//! What runs the course's code in a page: `crates/live`, compiled for WebAssembly, and the script
//! of the workers that start it. A book without it is complete; nothing can be tried in it.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// WebAssembly with streams, and without processes or threads.
const TARGET: &str = "wasm32-wasip1";
/// What a page loads beside the program: the script of its workers, and what unpacks the program.
const SCRIPTS: [(&str, &str); 2] = [
    ("worker.js", include_str!("engine/worker.js")),
    ("fzstd.js", include_str!("engine/fzstd.js")),
];
/// The highest of the ordinary levels. It takes a third of a second.
const LEVEL: i32 = 19;

/// The engine, built.
#[derive(Debug, Clone)]
pub struct Engine {
    /// As it is sent: packed with Zstandard, since gzip, which hosts send pages with, would leave it a
    /// sixth larger.
    packed: Vec<u8>,
}

impl Engine {
    /// Builds the engine of the course, in a folder of its own below `target`; where nothing changed,
    /// there is nothing to do. None where this machine's Rust cannot compile for WebAssembly, which
    /// is then said; and in a course that has no engine.
    ///
    /// # Errors
    /// When it does not compile.
    pub fn build(course: &Path) -> Result<Option<Self>> {
        if !course.join("crates").join("live").is_dir() {
            return Ok(None);
        }
        if !installed::has_target(TARGET).context("cannot start rustc")? {
            eprintln!(
                "The pages will have no runs to try: `rustup target add {TARGET}` installs what builds them."
            );
            return Ok(None);
        }
        let target = course.join("target").join("live");
        let program = program(&target);
        if !program.is_file() {
            eprintln!("Building what the pages run; only the first time takes a minute …");
        }
        let status = Command::new(cargo())
            .args(["build", "--quiet", "--locked", "--package", "live"])
            // A page records, and the assertions of a debug build would be sent to each reader.
            .args(["--features", "call-trace/on"])
            .args(["--profile", "live", "--target", TARGET, "--target-dir"])
            .arg(&target)
            .current_dir(course)
            .status()
            .context("cannot start cargo")?;
        ensure!(status.success(), "what the pages run does not compile");
        let built = std::fs::read(&program)
            .with_context(|| format!("cannot read {}", program.display()))?;
        let packed = zstd::bulk::compress(&built, LEVEL)
            .with_context(|| format!("cannot pack {}", program.display()))?;
        Ok(Some(Engine { packed }))
    }

    /// Whether one was built here before, so that to build it takes little time.
    pub(crate) fn was_built(course: &Path) -> bool {
        program(&course.join("target").join("live")).is_file()
    }

    /// Its folder in the built book. Another engine has another one, so that no browser takes the
    /// old for the new.
    pub(crate) fn folder(&self) -> String {
        let mut hasher = DefaultHasher::new();
        (SCRIPTS, &self.packed).hash(&mut hasher);
        format!("live/{:016x}", hasher.finish())
    }

    /// Puts it into a built book.
    pub(crate) fn install(&self, book: &Path) -> Result<()> {
        let folder = book.join(self.folder());
        let write = |name: &str, what: &[u8]| {
            let path = folder.join(name);
            std::fs::write(&path, what).with_context(|| format!("cannot write {}", path.display()))
        };
        std::fs::create_dir_all(&folder)
            .with_context(|| format!("cannot make {}", folder.display()))?;
        for (name, script) in SCRIPTS {
            write(name, script.as_bytes())?;
        }
        write("live.wasm.zst", &self.packed)
    }
}

fn program(target: &Path) -> PathBuf {
    target.join(TARGET).join("live").join("live.wasm")
}

/// The cargo that runs this program, where one does.
fn cargo() -> std::ffi::OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}
