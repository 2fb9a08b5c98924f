//! The engine, which runs the course's code in a page: `crates/live`, compiled for WebAssembly, and the script of the
//! workers that start it. A book without the engine is complete, but its readers cannot try runs.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use cargo_book::children::{self, Started};
use flate2::Compression;
use flate2::write::GzEncoder;

/// The script of the workers that a page starts.
const WORKER: &str = include_str!("engine/worker.js");
/// The compressed program, in a copy of the course that cannot build it.
const BUILT: &str = "book/live.wasm.gz";
/// The place for the program's size in the script.
const NO_SIZE: &str = "const SIZE = 0;";

/// The engine, built.
#[derive(Debug, Clone)]
pub struct Engine {
    /// The program as a page loads it: compressed with gzip, which every browser can unpack.
    packed: Vec<u8>,
}

impl Engine {
    /// Builds the engine of the course. There is no work to do if the sources are unchanged. Returns `None` if this
    /// machine's Rust cannot compile for WebAssembly, after a message, or if the course has no engine.
    ///
    /// # Errors
    /// If the engine does not compile.
    pub fn build(course: &Path) -> Result<Option<Self>> {
        let built = course.join(BUILT);
        if built.is_file() {
            let packed = std::fs::read(&built);
            let packed = packed.with_context(|| format!("cannot read {}", built.display()))?;
            return Ok(Some(Engine { packed }));
        }
        let Some(engine) = cargo_book::Engine::of(course)? else {
            if cargo_book::Engine::is_in(course) {
                let target = cargo_book::Engine::TARGET;
                eprintln!(
                    "Readers will not be able to change the runs: to allow that, run `rustup target add {target}`."
                );
            }
            return Ok(None);
        };
        let program = engine.program();
        if !program.is_file() {
            eprintln!(
                "Building the program that the pages run; only the first time takes a minute …"
            );
        }
        let built = children::start(&mut engine.build()).and_then(Started::wait);
        let status = built.context("cannot start cargo")?;
        ensure!(
            status.success(),
            "the program that the pages run does not compile"
        );
        Ok(Some(Engine {
            packed: packed_once(&program)?,
        }))
    }

    /// Returns whether an engine was built here before, so that building it again takes little time.
    #[cfg(feature = "serve")]
    pub(crate) fn was_built(course: &Path) -> bool {
        if course.join(BUILT).is_file() {
            return true;
        }
        let engine = cargo_book::Engine::of(course).ok().flatten();
        engine.is_some_and(|engine| engine.program().is_file())
    }

    /// Returns the engine's folder in the built book. Each engine has a different folder, so that no browser uses an
    /// old engine for a new one.
    pub(crate) fn folder(&self) -> String {
        let mut hasher = DefaultHasher::new();
        (WORKER, &self.packed).hash(&mut hasher);
        format!("live/{:016x}", hasher.finish())
    }

    /// Returns a script that tells readers the size of the download.
    fn telling_size(&self, script: &str) -> String {
        script.replace(NO_SIZE, &format!("const SIZE = {};", self.packed.len()))
    }

    /// Writes the engine into a built book.
    pub(crate) fn install(&self, book: &Path) -> Result<()> {
        let folder = book.join(self.folder());
        let write = |name: &str, what: &[u8]| {
            let path = folder.join(name);
            std::fs::write(&path, what).with_context(|| format!("cannot write {}", path.display()))
        };
        std::fs::create_dir_all(&folder)
            .with_context(|| format!("cannot make {}", folder.display()))?;
        write("worker.js", self.telling_size(WORKER).as_bytes())?;
        write("live.wasm.gz", &self.packed)
    }
}

/// Compresses the built program. The result is stored beside it, because compressing takes a moment.
fn packed_once(program: &Path) -> Result<Vec<u8>> {
    let file = program.with_extension("wasm.gz");
    let built = |file: &Path| std::fs::metadata(file).and_then(|data| data.modified());
    if built(&file).is_ok_and(|kept| built(program).is_ok_and(|built| kept > built))
        && let Ok(packed) = std::fs::read(&file)
    {
        return Ok(packed);
    }
    let read = std::fs::read(program);
    let read = read.with_context(|| format!("cannot read {}", program.display()))?;
    let packed = packed(&read).with_context(|| format!("cannot pack {}", program.display()))?;
    // Another process never finds half a file under this name.
    let folder = program.parent().unwrap_or(Path::new("."));
    let kept = tempfile::NamedTempFile::new_in(folder).and_then(|mut aside| {
        aside.write_all(&packed)?;
        aside.persist(&file).map_err(|error| error.error)
    });
    kept.with_context(|| format!("cannot write {}", file.display()))?;
    Ok(packed)
}

fn packed(program: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut packing = GzEncoder::new(Vec::new(), Compression::best());
    packing.write_all(program)?;
    packing.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_that_cannot_build_the_program_has_it_and_sends_it_as_it_is() {
        let course = tempfile::tempdir().unwrap();
        assert!(Engine::build(course.path()).unwrap().is_none());
        std::fs::create_dir(course.path().join("book")).unwrap();
        std::fs::write(course.path().join(BUILT), "packed").unwrap();
        let engine = Engine::build(course.path()).unwrap().unwrap();
        let built = tempfile::tempdir().unwrap();
        engine.install(built.path()).unwrap();
        let sent = built.path().join(engine.folder()).join("live.wasm.gz");
        assert_eq!(std::fs::read(sent).unwrap(), b"packed");
    }
}
