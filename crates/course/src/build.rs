//! Builds one test file, example or program with cargo, and collects the compiler's diagnostics.

mod bar;
mod late;
mod messages;
mod sources;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use subprocess::installed::cargo;
use subprocess::{Cancel, End, FIRST_BUILD, building_limits};

use late::Alone;
pub(crate) use messages::Diagnostic;
pub(crate) use sources::Sources;

/// A target to build.
#[derive(Debug, Clone)]
pub(crate) struct Target {
    /// The workspace's folder.
    pub(crate) workspace: PathBuf,
    /// The package.
    pub(crate) package: String,
    /// The kind of target.
    pub(crate) kind: Kind,
    /// Its name.
    pub(crate) name: String,
    /// An example to build together with a test file, since it will be run soon.
    pub(crate) also: Option<String>,
    /// The sources whose dates are checked before the build, or `None` to skip the check.
    pub(crate) sources: Option<Sources>,
}

/// The kinds of target that the course builds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A file of tests.
    Test,
    /// An example.
    Example,
    /// A program of the course.
    Program,
    /// A program that contains a student's function, behind a feature of the same name.
    Opponent,
    /// A program written entirely by the student, in its own workspace.
    Own,
}

impl Kind {
    /// Returns whether it contains student code.
    fn is_students(self) -> bool {
        self != Self::Program
    }
}

/// A built program.
#[derive(Debug, Clone)]
pub(crate) struct Program {
    pub(crate) executable: PathBuf,
    /// The folder of its package, and its working directory.
    pub(crate) folder: PathBuf,
    /// The compiler's warnings.
    pub(crate) warnings: Vec<Diagnostic>,
}

/// The reason why there is no program.
#[derive(Debug, Clone)]
pub(crate) struct Broken {
    /// The file with the first error, relative to the workspace, or `None` if cargo itself failed.
    pub(crate) file: Option<String>,
    /// The errors, the first one first, then the warnings.
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// Cargo's output, if the compiler reported no error.
    pub(crate) cargo: String,
    /// Whether the compiler was stopped on student code.
    pub(crate) is_late: bool,
}

impl Broken {
    /// Returns whether cargo, the disk or the linker failed, with no file at fault.
    pub(crate) fn blames_nobody(&self) -> bool {
        self.file.is_none() && !self.is_late
    }

    /// Returns whether the error prevents every build of the chapter with this folder.
    pub(crate) fn is_of_all(&self, chapter: &str) -> bool {
        let library = format!("{chapter}/src/");
        self.is_late
            || self
                .file
                .as_ref()
                .is_some_and(|file| file.starts_with(&library))
    }
}

/// The result of a build.
#[derive(Debug, Clone)]
pub(crate) enum Built {
    Program(Program),
    Broken(Broken),
    /// The build was stopped.
    Cancelled,
}

/// The progress of a build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Another cargo, perhaps an editor's, must finish first.
    Blocked,
    /// The build runs: the units done and the total, if cargo prints them.
    Building(Option<(usize, usize)>),
}

/// Builds a target. Calls `waiting` from time to time with the progress.
pub(crate) fn build(
    target: &Target,
    cancel: &Cancel,
    mut waiting: impl FnMut(Stage),
) -> Result<Built> {
    see_that_it_is_locked(target)?;
    if cancel.is_cancelled() {
        return Ok(Built::Cancelled);
    }
    let building = target.sources.as_ref().map(Sources::begin).transpose()?;
    let (stop, mut alone) = (Cancel::default(), Alone::default());
    let limits = building_limits(FIRST_BUILD);
    let finished = subprocess::run(command(target), &limits, &stop, |so_far| {
        let said = so_far.said_last();
        let is_late = target.kind.is_students() && alone.is_late(&said);
        if is_late || cancel.is_cancelled() {
            stop.cancel();
        }
        waiting(match said.contains("Blocking waiting for file lock") {
            true => Stage::Blocked,
            false => Stage::Building(bar::count(&said)),
        });
    })
    .context("cannot run cargo; is Rust installed? https://rustup.rs")?;
    let status = match finished.end {
        End::Exited(status) => status,
        End::Cancelled if cancel.is_cancelled() => return Ok(Built::Cancelled),
        End::Cancelled => {
            return Ok(Built::Broken(Broken {
                file: None,
                diagnostics: Vec::new(),
                cargo: late::in_words(),
                is_late: true,
            }));
        }
        End::Deadline(_) | End::Memory(_) => bail!(
            "the build was stopped: it took longer than {} minutes",
            FIRST_BUILD.as_secs() / 60
        ),
    };
    // A stopped build has built nothing, and the next may have begun already.
    if let Some(building) = building {
        building.over();
    }
    let said = messages::read(&finished.stdout, target);
    let (mut errors, warnings): (Vec<_>, Vec<_>) = said
        .diagnostics
        .into_iter()
        .partition(|diagnostic| diagnostic.is_error);
    if let (true, Some(executable)) = (status.success(), said.executable) {
        let folder = said.folder.unwrap_or_else(|| target.workspace.clone());
        return Ok(Built::Program(Program {
            executable,
            folder,
            warnings,
        }));
    }
    let file = errors.iter().find_map(|error| error.file.clone());
    // Only the example is wrong: it calls functions of other exercises. The tests do not need it.
    if target.also.is_some()
        && let Some(file) = &file
        && file.contains("/examples/")
    {
        let alone = Target {
            also: None,
            ..target.clone()
        };
        return build(&alone, cancel, waiting);
    }
    let cargo = match errors.is_empty() {
        true => with_way_out(bar::without(&finished.stderr).trim(), target),
        false => String::new(),
    };
    errors.extend(warnings);
    Ok(Built::Broken(Broken {
        file,
        diagnostics: errors,
        cargo,
        is_late: false,
    }))
}

/// Fails if the lock file is missing: cargo would then build with the newest versions of the libraries, which are
/// untested.
fn see_that_it_is_locked(target: &Target) -> Result<()> {
    let is_their_own = target.kind == Kind::Own;
    if is_their_own || target.workspace.join("Cargo.lock").exists() {
        return Ok(());
    }
    let folder = match target.workspace.ends_with("exercises") {
        true => "exercises/",
        false => "",
    };
    bail!(
        "{folder}Cargo.lock is missing. It lists the library versions that the course is built with. Restore it with \
        this command:\n\
         git checkout -- \"{folder}Cargo.lock\""
    )
}

/// Returns cargo's output with a remedy. A damaged Cargo.toml stops all chapters, and students are not meant to edit
/// it.
fn with_way_out(said: &str, target: &Target) -> String {
    let folder = match (target.kind, &target.sources) {
        (Kind::Own, _) => return said.to_owned(), // it is the student's own
        (_, Some(_)) => "exercises",
        (_, None) => "crates",
    };
    if said.contains("--locked was passed") {
        return other_lock(folder);
    }
    let is_manifests = ["Cargo.toml", "manifest", "did not match any packages"];
    match is_manifests.iter().any(|words| said.contains(words)) {
        true => format!(
            "{said}\n\nIf you did not mean to change a Cargo.toml, restore the course's own with this command:\n\
             git checkout -- \"{folder}/*Cargo.toml\""
        ),
        false => said.to_owned(),
    }
}

/// Returns the message about a manifest that asks for a dependency missing from the lock file.
fn other_lock(folder: &str) -> String {
    let (lock, manifest) = match folder {
        "exercises" => (
            "exercises/Cargo.lock",
            " --manifest-path exercises/Cargo.toml",
        ),
        _ => ("Cargo.lock", ""),
    };
    format!(
        "{lock} does not match a Cargo.toml, which may require another library. If you did not mean to change it, \
         restore the course's own files with this command:\n\
         git checkout -- \"{folder}/*Cargo.toml\" {lock}\n\n\
         If you did, update {lock} with this command, which changes no other version:\n\
         cargo update --workspace{manifest}"
    )
}

fn command(target: &Target) -> Command {
    let mut command = cargo();
    command.current_dir(&target.workspace);
    match target.kind {
        // Both commands build the test file in the same way.
        Kind::Test => match &target.also {
            Some(example) => command.args(["build", "--test", &target.name, "--example", example]),
            None => command.args(["test", "--no-run", "--test", &target.name]),
        },
        Kind::Example => command.args(["build", "--example", &target.name]),
        // Naming this package as well gives shared dependencies the same features, so cargo does not build them a
        // second time.
        Kind::Program => {
            let ours = env!("CARGO_PKG_NAME");
            command.args(["build", "--bin", &target.name, "--package", ours])
        }
        Kind::Own => command.args(["build", "--bin", &target.name]),
        Kind::Opponent => {
            command.args(["build", "--bin", &target.name, "--features", &target.name])
        }
    };
    if target.kind != Kind::Own {
        command.arg("--locked");
    }
    command
        .args(["--package", &target.package, "--color", "never"])
        .args(bar::SHOWN)
        .arg("--message-format=json-diagnostic-rendered-ansi")
        // Relative to the workspace: cargo accepts only arguments in UTF-8.
        .args(["--manifest-path", "Cargo.toml"]);
    command
}

/// Converts a path printed by the compiler into one relative to the course's root.
pub(crate) fn from_root(file: &str) -> PathBuf {
    Path::new("exercises").join(file)
}
