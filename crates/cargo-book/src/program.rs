//! The programs behind `cargo book`.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, ExitCode, Stdio};

use anyhow::{Context, Result};

use crate::progress::wait;
use crate::{Command, Engine, children};

/// A program of the package `mdbook-course`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Program {
    name: &'static str,
    /// The feature that its build requires.
    feature: Option<&'static str>,
    /// A description of its work, shown while it is built.
    does: &'static str,
    /// Whether it also builds the engine of the pages.
    has_engine: bool,
}

impl Program {
    fn of(command: &Command) -> Self {
        let makes = Program {
            name: "make-book",
            feature: None,
            does: "makes the book",
            has_engine: matches!(command, Command::Build { .. }),
        };
        match command {
            Command::Build { .. } | Command::Test => makes,
            Command::Serve { .. } | Command::Follow => Program {
                name: "serve-book",
                feature: Some("serve"),
                does: "serves the book",
                has_engine: true,
            },
            Command::Pdf { .. } => Program {
                name: "print-edition",
                feature: Some("pdf"),
                does: "prints the book",
                has_engine: false,
            },
        }
    }

    /// Returns `cargo build` or `cargo run` for this program.
    fn cargo(self, verb: &str, course: &Path) -> Process {
        let mut cargo = subprocess::installed::cargo();
        cargo
            .args([verb, "--quiet", "--locked", "--package", "mdbook-course"])
            .args(["--profile", profile(course)])
            .args(["--no-default-features", "--bin", self.name])
            .args(self.feature.iter().flat_map(|it| ["--features", it]))
            .arg("--manifest-path")
            .arg(course.join("Cargo.toml"));
        cargo
    }
}

/// Builds the program for a command, together with the engine of the pages, and runs it with `args`, the words of the
/// command.
///
/// # Errors
/// If this folder is not in a copy of the course, or cargo cannot be started.
pub fn run(command: &Command, args: impl Iterator<Item = OsString>) -> Result<ExitCode> {
    let here = std::env::current_dir().context("the current folder no longer exists")?;
    let course = course_above(&here)?;
    let program = Program::of(command);
    children::end_with_us().context("cannot listen for Ctrl+C")?;
    // The program builds the engine itself and says what became of it. Cargo lets it wait for this one.
    let engine = match program.has_engine {
        true => Engine::of(&course)?,
        false => None,
    }
    .and_then(|engine| {
        let mut build = engine.build();
        build.stdout(Stdio::null()).stderr(Stdio::null());
        children::start(&mut build).ok()
    });
    let mut build = program.cargo("build", &course);
    let built = wait(&mut build, &format!("the program that {}", program.does));
    if !built.context("cannot start cargo")?.success() {
        return Ok(ExitCode::FAILURE);
    }
    if let Some(engine) = engine {
        // This thread waits for the child, so that no zombie process remains.
        std::thread::spawn(move || engine.wait());
    }
    let mut run = program.cargo("run", &course);
    let ended = children::attend(run.arg("--").args(args));
    let code = ended.context("cannot start cargo")?.code();
    Ok(ExitCode::from(
        code.map_or(1, |it| u8::try_from(it).unwrap_or(1)),
    ))
}

/// Returns the profile that needs the least building: the tests' profile if they have built mdBook, otherwise a
/// profile made for a first build.
fn profile(course: &Path) -> &'static str {
    let target = std::env::var_os("CARGO_TARGET_DIR");
    let target = target.map_or_else(|| course.join("target"), PathBuf::from);
    let built = std::fs::read_dir(target.join("debug").join("deps"));
    let has_mdbook = built.into_iter().flatten().flatten().any(|file| {
        let name = file.file_name();
        name.to_string_lossy().starts_with("libmdbook_driver-")
    });
    match has_mdbook {
        true => "dev",
        false => "once",
    }
}

/// Returns the folder of the course that contains `start`. That folder contains `book/book.toml`.
///
/// # Errors
/// If `start` is not inside a copy of the course.
pub fn course_above(start: &Path) -> Result<PathBuf> {
    let found = start
        .ancestors()
        .find(|folder| folder.join("book").join("book.toml").is_file());
    let found = found.map(Path::to_owned);
    found.with_context(|| {
        format!(
            "there is no book/book.toml in {} or above it.\nGo to the folder of the course and try again.",
            start.display()
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the arguments that cargo receives for a command.
    fn words(command: &Command) -> Vec<String> {
        let cargo = Program::of(command).cargo("build", Path::new("/course"));
        let words = cargo.get_args().map(|word| word.to_string_lossy());
        words.map(String::from).collect()
    }

    #[test]
    fn each_command_has_the_program_built_that_does_it_with_what_that_one_needs() {
        let build = Command::Build {
            into: None,
            open: false,
        };
        let serve = Command::Serve {
            port: 3000,
            open: false,
        };
        let pdf = Command::Pdf {
            into: None,
            open: false,
        };
        for (command, program, feature) in [
            (&build, "make-book", None),
            (&Command::Test, "make-book", None),
            (&serve, "serve-book", Some("serve")),
            (&pdf, "print-edition", Some("pdf")),
        ] {
            let words = words(command);
            let after = |option: &str| {
                let at = words.iter().position(|word| word == option)?;
                words.get(at + 1).map(String::as_str)
            };
            assert_eq!(after("--bin"), Some(program));
            assert_eq!(after("--features"), feature);
            assert!(words.contains(&"--no-default-features".to_owned()));
        }
    }

    #[test]
    fn the_engine_is_built_beside_what_puts_it_into_the_pages_and_beside_nothing_else() {
        let asked = |words: &[&str]| {
            let cli = <crate::Cli as clap::Parser>::parse_from([&["book"], words].concat());
            Program::of(&cli.command).has_engine
        };
        assert!(asked(&["build"]) && asked(&["serve"]) && asked(&["follow"]));
        assert!(!asked(&["test"]) && !asked(&["pdf"]));
    }

    #[test]
    fn outside_a_course_the_way_back_is_said() {
        let error = course_above(Path::new("/")).unwrap_err().to_string();
        assert!(error.contains("there is no book/book.toml") && error.contains("Go to the folder"));
    }
}
