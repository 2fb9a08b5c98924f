//! The steps of the gate in their order, each with the packages and files that it reads.

use std::path::Path;

use answers::{mistakes, stub_files};
use anyhow::ensure;
use xshell::cmd;

use super::shell;
use crate::optimised::{self, Optimised};
use crate::programs::Programs;
use crate::{counts, licences, recordings, wasm};

/// A step of the gate.
pub(super) struct Step {
    pub(super) name: &'static str,
    /// Lists of packages. The step reads their folders, and those of all packages of this repository that they depend on.
    pub(super) packages: &'static [&'static [&'static str]],
    /// Files, and folders with everything in them. A path starts at the root and has slashes on Windows, too.
    pub(super) files: &'static [&'static str],
    pub(super) work: fn(&Path) -> anyhow::Result<()>,
}

const CHAPTERS: &[&str] = &[
    "ch1-recursion",
    "ch2-eight-queens",
    "ch3-tic-tac-toe",
    "ch4-alpha-beta",
    "ch5-dots-and-boxes",
];

/// All packages of the students' workspace.
pub(super) const EXERCISES: &[&str] = &[
    "my-ch1-recursion",
    "my-ch2-eight-queens",
    "my-ch3-tic-tac-toe",
    "my-ch4-alpha-beta",
    "my-ch5-dots-and-boxes",
    "opponents",
];

/// The packages of which a copy for students consists, besides the chapters.
const COPIED: &[&str] = &[
    "course",
    "grade",
    "student-copy",
    "cargo-book",
    "mdbook-course",
    "play",
    "opponent",
    "project",
];

/// All steps. The tests that run beside them leave a core idle now and then. Steps that use one core therefore run first. Steps
/// that compile use two cores, and run when the tests are done.
pub(super) const STEPS: [Step; 13] = [
    Step {
        name: "format",
        packages: &[],
        files: &["crates", "benches", "exercises"],
        work: format,
    },
    Step {
        name: "counts",
        packages: &[&["counts"]],
        files: &["book/counts"],
        work: |root| counts::keep(root, true),
    },
    // The tests in `browser` test the pages, and the gate does not run them.
    Step {
        name: "book",
        packages: &[
            CHAPTERS,
            &["mdbook-course", "advice", "dots-solver", "game"],
        ],
        files: &["book", "browser", "exercises/course.toml"],
        work: |root| run_program(root, &Programs::build(root)?, "make-book", "test"),
    },
    Step {
        name: "editions",
        packages: &[CHAPTERS, EXERCISES, COPIED],
        files: &[
            ".gitattributes",
            ".gitignore",
            ".vscode",
            "CHANGELOG.md",
            "LICENSE-APACHE",
            "LICENSE-CC-BY",
            "LICENSE-MIT",
            "README.md",
            "book",
            "exercises",
        ],
        work: editions,
    },
    Step {
        name: "ladders",
        packages: &[&["benches"]],
        files: &[],
        work: ladders,
    },
    Step {
        name: "optimised tests",
        packages: &[&optimised::PACKAGES],
        files: &[],
        work: |root| Optimised::build(root)?.run(),
    },
    // A test of `course` includes a page.
    Step {
        name: "lints",
        packages: &[],
        files: &["crates", "benches", "exercises", "book/src/how-to.md"],
        work: lints,
    },
    Step {
        name: "documentation",
        packages: &[],
        files: &["crates", "benches", "exercises"],
        work: documentation,
    },
    // The list of known vulnerabilities also changes, but not with a commit.
    Step {
        name: "licences",
        packages: &[],
        files: &["deny.toml", "Cargo.lock", "exercises/Cargo.lock"],
        work: licences::check,
    },
    Step {
        name: "WebAssembly",
        packages: &[&wasm::CRATES, &["subprocess"]],
        files: &["exercises"],
        work: wasm::check,
    },
    Step {
        name: "stubs",
        packages: &[CHAPTERS, EXERCISES, &["answers"]],
        files: &["exercises"],
        work: stub_files::check,
    },
    Step {
        name: "recordings",
        packages: &[CHAPTERS, EXERCISES, &["answers", "figures", "live"]],
        files: &[
            "book/recordings",
            "book/recordings.toml",
            "book/what-ifs.toml",
            "exercises",
        ],
        work: |root| recordings::keep(root, true),
    },
    // Some of the answers never end and have a time limit. By now the tests beside these steps are done, and this step has the
    // machine to itself.
    Step {
        name: "mistakes",
        packages: &[CHAPTERS, EXERCISES, &["answers"]],
        files: &["exercises"],
        work: |root| mistakes::check(root, &[], mistakes::Wish::default()),
    },
];

fn format(root: &Path) -> anyhow::Result<()> {
    let shell = shell(root)?;
    cmd!(shell, "cargo fmt --all --check").quiet().run()?;
    shell.change_dir("exercises");
    Ok(cmd!(shell, "cargo fmt --all --check").quiet().run()?)
}

fn editions(root: &Path) -> anyhow::Result<()> {
    let programs = Programs::build(root)?;
    let make_book = programs.command("make-book")?.get_program().to_owned();
    let mut check = programs.command("student-copy")?;
    check.arg("check-editions").arg("--book").arg(make_book);
    let status = check.current_dir(root).status()?;
    ensure!(status.success(), "a copy for students has a fault");
    Ok(())
}

/// This uses the same build as `cargo test`: the step checks only that the ladders run, not how fast.
fn ladders(root: &Path) -> anyhow::Result<()> {
    let programs = Programs::build(root)?;
    run_program(root, &programs, "ladder", "queens 8 --once")?;
    run_program(root, &programs, "ladder", "dots 2x2 --ablate --once")
}

fn lints(root: &Path) -> anyhow::Result<()> {
    let shell = shell(root)?;
    Ok(cmd!(
        shell,
        "cargo clippy --quiet --locked --workspace --all-targets -- --deny warnings"
    )
    .quiet()
    .run()?)
}

fn documentation(root: &Path) -> anyhow::Result<()> {
    let shell = shell(root)?;
    // With the examples, cargo selects the same features as for the lints and reuses the libraries that it has already
    // checked. With the compiler and the arguments that `cargo clippy` sets for our own packages, it reuses those, too.
    let sysroot = cmd!(shell, "rustc --print sysroot").quiet().read()?;
    let driver = format!("clippy-driver{}", std::env::consts::EXE_SUFFIX);
    let driver = Path::new(&sysroot).join("bin").join(driver);
    let _clippy = shell.push_env("RUSTC_WORKSPACE_WRAPPER", driver);
    let words = "--deny__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__";
    let _words = shell.push_env("CLIPPY_ARGS", words);
    let _deny = shell.push_env("RUSTDOCFLAGS", "--deny warnings");
    Ok(cmd!(
        shell,
        "cargo doc --quiet --locked --workspace --no-deps --lib --bins --examples"
    )
    .quiet()
    .run()?)
}

fn run_program(root: &Path, programs: &Programs, name: &str, words: &str) -> anyhow::Result<()> {
    let mut command = programs.command(name)?;
    let status = command.args(words.split(' ')).current_dir(root).status()?;
    ensure!(status.success(), "{name} {words} ended with {status}");
    Ok(())
}
