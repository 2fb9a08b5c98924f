//! The workbench: a copy of a reference chapter with one module replaced by an answer.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use catalogue::{Chapter, Exercise};

use super::together::{CHOICE, put_together};
use crate::{kept, stub_files, students};

/// The stack size of a test's thread, the same as in `cargo course`.
const STACK: u64 = 16 << 20;
/// The size limit of a recording in bytes, the same as in `cargo course`.
const MOST_RECORDED: u64 = 4 << 20;

/// The packages that the exercises' tests run besides the answers and the packages that the workspace optimises.
const OPTIMISED: [&str; 2] = ["ch4-alpha-beta", "diagnosis"];

/// The exercises with tests so long that an optimised build saves time. For the others it costs more than it saves.
const LONG: [&str; 6] = [
    "all_solutions",
    "analysis",
    "cell_one",
    "computer_and_human",
    "look_ahead",
    "negamax_trap",
];

/// A workspace of its own with one chapter: the students' manifest and tests, and the reference's modules.
pub(super) struct Bench {
    root: PathBuf,
    folder: PathBuf,
    package: String,
    /// A lock. Two processes at one bench would test each other's mistakes, so the second waits for the first.
    _alone: fs::File,
}

/// The result of one test of an exercise.
pub(super) struct Outcome {
    /// The name of the test.
    pub(super) name: String,
    pub(super) passed: bool,
    /// The output, or a note that the test was stopped at the deadline.
    pub(super) said: String,
    /// The remarks for a student who passes, one JSON object per line.
    pub(super) remarks: String,
}

impl Outcome {
    /// Returns the last panic message, without the lines that the test harness adds.
    pub(super) fn message(&self) -> &str {
        let panic = self.said.rsplit_once(" panicked at ");
        let message = panic.map_or(self.said.as_str(), |(_, panic)| panic);
        message
            .split("\nnote: run with")
            .next()
            .unwrap_or(message)
            .trim()
    }
}

impl Bench {
    pub(super) fn set_up(root: &Path, chapter: &Chapter) -> anyhow::Result<Self> {
        let folder = root.join("target").join("mistakes").join(&chapter.folder);
        let original = root.join("exercises").join(&chapter.folder);
        fs::create_dir_all(&folder)?;
        let alone = fs::File::create(folder.join("in-use"))?;
        alone.lock()?;
        let bench = Self {
            root: root.to_owned(),
            folder,
            package: chapter.student_package(),
            _alone: alone,
        };
        // Two manifests in one: the chapter's package, and the workspace from which it inherits.
        let workspace = fs::read_to_string(root.join("exercises").join("Cargo.toml"))?
            .replace("\"../crates", &format!("\"{}/crates", slashed(root)));
        let workspace: String = workspace
            .lines()
            .filter(|line| !line.starts_with("default-members"))
            .map(|line| {
                if line.starts_with("members") {
                    "members = [\"chapter\"]"
                } else {
                    line
                }
            })
            .flat_map(|line| [line, "\n"])
            .collect();
        let optimised =
            OPTIMISED.map(|it| format!("\n[profile.dev.package.{it}]\nopt-level = 2\n"));
        let workspace = workspace + &optimised.concat();
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
        // Tests include the modules of their chapter that explain wrong answers. The path of these modules leads out of the
        // bench.
        let explains = format!("crates/diagnosis/src/ch{}", chapter.number);
        let beside = root.join("target/mistakes").join(&explains);
        let _ = fs::remove_dir_all(&beside);
        copy(&root.join(explains), &beside)?;
        let sources = stub_files::sources(root, chapter);
        for path in stub_files::modules(root, chapter)? {
            let reference = sources.join(::stubs::source_of(&path));
            let module = if path.ends_with("lib.rs") {
                ::stubs::of(&reference)?
            } else {
                ::stubs::substitute(&fs::read_to_string(&reference)?, &[])?
            };
            kept::write(&bench.chapter().join("src").join(path), &module)?;
        }
        Ok(bench)
    }

    pub(super) fn root(&self) -> &Path {
        &self.root
    }

    /// Replaces the module of the exercise by `module`, and builds the tests.
    pub(super) fn build_with(
        &self,
        exercise: &Exercise,
        module: &str,
    ) -> anyhow::Result<Program<'_>> {
        kept::write(&self.module(exercise), module)?;
        Ok(Program {
            bench: self,
            file: self.build(exercise)?,
            answer: None,
        })
    }

    /// Builds the reference as [`Bench::build_with`] does, and keeps the program from being overwritten by the next build.
    pub(super) fn build_apart(
        &self,
        exercise: &Exercise,
        reference: &str,
    ) -> anyhow::Result<Program<'_>> {
        let built = self.build_with(exercise, &::stubs::substitute(reference, &[])?)?;
        let name = format!("reference{}", std::env::consts::EXE_SUFFIX);
        let file = self.folder.join(name);
        fs::rename(built.file, &file)?;
        Ok(Program {
            bench: self,
            file,
            answer: None,
        })
    }

    /// Builds one program for all answers that can be combined, by their numbers. The caller builds the missing ones separately.
    /// A combined program pays off from two answers on.
    pub(super) fn build_together(
        &self,
        exercise: &Exercise,
        reference: &str,
        mut answers: BTreeMap<usize, String>,
    ) -> anyhow::Result<BTreeMap<usize, Program<'_>>> {
        let reference = ::stubs::substitute(reference, &[])?;
        while answers.len() > 1 {
            let together = put_together(&reference, &answers)?;
            kept::write(&self.module(exercise), &together.module)?;
            match self.build(exercise) {
                Ok(built) => {
                    // The program is renamed, because cargo writes the next program to the same path. A copy would be open for
                    // writing while another thread starts a process, and then the copy cannot be executed.
                    let file = self
                        .folder
                        .join(format!("together{}", std::env::consts::EXE_SUFFIX));
                    fs::rename(built, &file)?;
                    let program = |&number: &usize| {
                        let program = Program {
                            bench: self,
                            file: file.clone(),
                            answer: Some(number),
                        };
                        (number, program)
                    };
                    return Ok(together.lines.keys().map(program).collect());
                }
                Err(error) => {
                    let said = format!("{error:#}");
                    let before = answers.len();
                    let file = format!("{}.rs:", exercise.stem);
                    let wrong = |line: &usize| said.contains(&format!("{file}{line}:"));
                    answers.retain(|number, _| {
                        together
                            .lines
                            .get(number)
                            .is_some_and(|lines| !lines.iter().any(wrong))
                    });
                    if answers.len() == before {
                        break;
                    }
                }
            }
        }
        Ok(BTreeMap::new())
    }

    /// Restores the reference after the last mistake.
    pub(super) fn restore(&self, exercise: &Exercise, reference: &str) -> anyhow::Result<()> {
        kept::write(
            &self.module(exercise),
            &::stubs::substitute(reference, &[])?,
        )
    }

    fn build(&self, exercise: &Exercise) -> anyhow::Result<PathBuf> {
        // The copied lock file contains every version. The build does not use `--locked`, since cargo removes the dependencies
        // that only the other chapters need.
        let optimised = LONG
            .contains(&exercise.stem.as_str())
            .then(|| format!("profile.dev.package.{}.opt-level=1", self.package));
        let output = Command::new(env!("CARGO"))
            .args([
                "test",
                "--no-run",
                "--quiet",
                "--message-format=json-render-diagnostics",
            ])
            .args(["--package", &self.package, "--test", &exercise.stem])
            .args(optimised.iter().flat_map(|it| ["--config", it]))
            .current_dir(&self.folder)
            .envs(students::environment(&self.root))
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

/// The compiled tests of an exercise.
pub(super) struct Program<'b> {
    bench: &'b Bench,
    file: PathBuf,
    /// The number of the answer to test, if the program contains many.
    answer: Option<usize>,
}

impl Program<'_> {
    /// Returns the names of the tests, in the order of `cargo course`.
    pub(super) fn tests(&self, source: &str) -> anyhow::Result<Vec<String>> {
        let output = Command::new(&self.file)
            .args(["--list", "--format", "terse"])
            .output()?;
        let said = String::from_utf8_lossy(&output.stdout);
        let names = said.lines().filter_map(|line| line.strip_suffix(": test"));
        let mut names: Vec<String> = names.map(str::to_owned).collect();
        ensure!(!names.is_empty(), "the program has no tests:\n{said}");
        names.sort_by_key(|name| catalogue::place_of_test(source, name));
        Ok(names)
    }

    /// Runs one test in its own process, as `cargo course` does. Data in a `static` ends with the process.
    pub(super) fn run(&self, test: &str, deadline: Duration) -> anyhow::Result<Outcome> {
        self.start(Some(test), deadline, &[])
    }

    /// Runs all tests in one process, as `cargo test` does.
    pub(super) fn run_all(&self, deadline: Duration) -> anyhow::Result<Outcome> {
        self.start(None, deadline, &[])
    }

    /// Runs one test as [`Program::run`] does, and writes its recording to a file.
    pub(super) fn record(&self, test: &str, deadline: Duration, to: &Path) -> anyhow::Result<()> {
        let most = MOST_RECORDED.to_string();
        let environment = [
            ("CALL_TRACE_FILE", to.as_os_str()),
            ("CALL_TRACE_BYTES", most.as_ref()),
        ];
        self.start(Some(test), deadline, &environment).map(drop)
    }

    fn start(
        &self,
        test: Option<&str>,
        deadline: Duration,
        environment: &[(&str, &OsStr)],
    ) -> anyhow::Result<Outcome> {
        // Tests of two answers may run at the same time.
        let answer = self.answer.map_or_else(String::new, |it| it.to_string());
        let remarks = self.bench.folder.join(format!("remarks{answer}"));
        let _ = fs::remove_file(&remarks);
        let mut command = Command::new(&self.file);
        if let Some(answer) = self.answer {
            command.env(CHOICE, answer.to_string());
        }
        let mut child = command
            .args(test.into_iter().flat_map(|test| ["--exact", test]))
            .args(["--nocapture", "--test-threads=1"])
            .current_dir(self.bench.chapter())
            .env("RUST_BACKTRACE", "0")
            .env("RUST_MIN_STACK", STACK.to_string())
            .env("COURSE_REMARKS", &remarks)
            .env("JUDGE_TABLES", "1")
            .envs(environment.iter().copied())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let readers = [reader(child.stdout.take()), reader(child.stderr.take())];
        let started = Instant::now();
        let mut pause = Duration::from_micros(500);
        let ended = loop {
            match child.try_wait()? {
                Some(status) => break Some(status.success()),
                None if started.elapsed() > deadline => {
                    child.kill()?;
                    child.wait()?;
                    break None;
                }
                None => std::thread::sleep(pause),
            }
            pause = (pause * 2).min(Duration::from_millis(5));
        };
        let mut said: String = readers
            .into_iter()
            .map(|reader| reader.join().unwrap_or_default())
            .collect();
        if ended.is_none() {
            said += "\nIt did not end.\n";
        }
        Ok(Outcome {
            name: test.unwrap_or("one of its tests").to_owned(),
            passed: ended == Some(true)
                && said.contains(if test.is_some() {
                    " 1 passed;"
                } else {
                    " passed; 0 failed;"
                }),
            said,
            remarks: fs::read_to_string(&remarks).unwrap_or_default(),
        })
    }
}

/// Returns a path in the notation of a manifest, with slashes on Windows, too.
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
