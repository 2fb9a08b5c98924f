//! The workbench: a copy of a reference chapter into which mistakes are put.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use catalogue::{Chapter, Exercise};

use crate::{kept, stubs};

/// A workspace of its own with one chapter: the students' manifest and tests, the reference's
/// modules.
pub(super) struct Bench {
    folder: PathBuf,
    package: String,
    /// Two at one bench would test each other's mistakes: the second waits for the first.
    _alone: fs::File,
}

/// What the tests of an exercise did.
pub(super) struct Outcome {
    pub(super) passed: bool,
    pub(super) said: String,
}

impl Bench {
    pub(super) fn set_up(root: &Path, chapter: &Chapter) -> anyhow::Result<Self> {
        let folder = root.join("target").join("mistakes").join(&chapter.folder);
        let original = root.join("exercises").join(&chapter.folder);
        fs::create_dir_all(&folder)?;
        let alone = fs::File::create(folder.join("in-use"))?;
        alone.lock()?;
        let bench = Self {
            folder,
            package: chapter.student_package(),
            _alone: alone,
        };
        // Two manifests in one: the chapter's package, and the workspace it inherits from.
        let workspace = fs::read_to_string(root.join("exercises").join("Cargo.toml"))?
            .replace("\"../crates", &format!("\"{}/crates", slashed(root)));
        let workspace: String = workspace
            .lines()
            .map(|line| {
                if line.starts_with("members") {
                    "members = [\"chapter\"]"
                } else {
                    line
                }
            })
            .flat_map(|line| [line, "\n"])
            .collect();
        kept::write(&bench.folder.join("Cargo.toml"), &workspace)?;
        fs::copy(
            root.join("exercises").join("Cargo.lock"),
            bench.folder.join("Cargo.lock"),
        )
        .context("exercises/Cargo.lock is missing")?;
        let _ = fs::remove_dir_all(bench.chapter()); // what an earlier version of the course left
        for part in ["Cargo.toml", "tests", "examples"] {
            copy(&original.join(part), &bench.chapter().join(part))?;
        }
        for (name, module) in stubs::modules(root, chapter)? {
            let module = if name == "lib.rs" {
                ::stubs::cut(&module)?
            } else {
                ::stubs::substitute(&module, &[])?
            };
            kept::write(&bench.chapter().join("src").join(name), &module)?;
        }
        Ok(bench)
    }

    /// Runs the exercise's tests on `module`.
    pub(super) fn test(
        &self,
        exercise: &Exercise,
        module: &str,
        deadline: Duration,
    ) -> anyhow::Result<Outcome> {
        kept::write(&self.module(exercise), module)?;
        let program = self.build(exercise)?;
        let mut child = Command::new(program)
            .current_dir(self.chapter())
            .env("RUST_BACKTRACE", "0")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let readers = [reader(child.stdout.take()), reader(child.stderr.take())];
        let started = Instant::now();
        let passed = loop {
            match child.try_wait()? {
                Some(status) => break status.success(),
                None if started.elapsed() > deadline => {
                    child.kill()?;
                    child.wait()?;
                    break false;
                }
                None => std::thread::sleep(Duration::from_millis(5)),
            }
        };
        let said = readers
            .into_iter()
            .map(|reader| reader.join().unwrap_or_default())
            .collect();
        Ok(Outcome { passed, said })
    }

    /// Puts the reference back after the last mistake.
    pub(super) fn restore(&self, exercise: &Exercise, reference: &str) -> anyhow::Result<()> {
        kept::write(
            &self.module(exercise),
            &::stubs::substitute(reference, &[])?,
        )
    }

    fn build(&self, exercise: &Exercise) -> anyhow::Result<PathBuf> {
        // The copied lock file names every version. It is not `--locked`, since cargo takes out
        // what the other chapters alone need.
        let output = Command::new(env!("CARGO"))
            .args([
                "test",
                "--no-run",
                "--quiet",
                "--message-format=json-render-diagnostics",
            ])
            .args(["--package", &self.package, "--test", &exercise.stem])
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", self.folder.join("target"))
            .output()?;
        if !output.status.success() {
            bail!("{}", String::from_utf8_lossy(&output.stderr));
        }
        let built = String::from_utf8_lossy(&output.stdout);
        let messages = built
            .lines()
            .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
        let mut programs =
            messages.filter(|message| message["target"]["name"] == exercise.stem.as_str());
        let program =
            programs.find_map(|message| message["executable"].as_str().map(PathBuf::from));
        program.with_context(|| format!("cargo built no test program for {}", exercise.stem))
    }

    fn chapter(&self) -> PathBuf {
        self.folder.join("chapter")
    }

    fn module(&self, exercise: &Exercise) -> PathBuf {
        self.chapter()
            .join("src")
            .join(&exercise.stem)
            .with_extension("rs")
    }
}

/// A path as a manifest writes it, on Windows too.
fn slashed(path: &Path) -> String {
    path.display().to_string().replace('\\', "/")
}

fn reader(pipe: Option<impl Read + Send + 'static>) -> std::thread::JoinHandle<String> {
    std::thread::spawn(move || {
        let mut text = Vec::new();
        if let Some(mut pipe) = pipe {
            let _ = pipe.read_to_end(&mut text);
        }
        String::from_utf8_lossy(&text).into_owned()
    })
}

fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    if from.is_dir() {
        for entry in fs::read_dir(from)? {
            let name = entry?.file_name();
            copy(&from.join(&name), &to.join(&name))?;
        }
        return Ok(());
    }
    let text =
        fs::read_to_string(from).with_context(|| format!("cannot read {}", from.display()))?;
    kept::write(to, &text)
}
