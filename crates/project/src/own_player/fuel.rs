//! A student's player with a fixed amount of work for each move.
//!
//! The work is counted in fuel, which is the same on every machine: the program is compiled to WebAssembly and runs in an
//! interpreter that counts instructions. Each move gets a new instance.

use std::env;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::Command;

use connect_four::board::ConnectFour;
use connect_four::column::Column;
use wasm_sandbox::{End, Given, Program};

use super::FUEL;
use crate::failed::Failed;

/// The target of the student's program.
const TARGET: &str = "wasm32-wasip1";

/// The reason for no answer if the fuel runs out before a move was published.
pub(super) const BURNT: &str = "burnt all its fuel";

/// A student's player, compiled.
pub(super) struct Compiled(Program);

impl Compiled {
    /// Compiles the student's player.
    pub(super) fn new(output: &mut impl Write) -> Result<Self, Failed> {
        writeln!(output, "Compiling your player to WebAssembly …")?;
        output.flush()?;
        compiled().map(Self)
    }

    /// Requests one move, from a new instance of the program. If the fuel runs out, the last published move counts. The error
    /// describes how the program failed.
    pub(super) fn choose(&self, board: &ConnectFour) -> Result<Column, String> {
        let position = format!("{board:?}");
        let given = Given {
            words: &["player", &position],
            environment: &[],
            seed: 1,
            fuel: FUEL,
            clock: true,
        };
        let ran = { self.0.run(given) }.map_err(|_| "could not be run".to_owned())?;
        let said = String::from_utf8_lossy(&ran.output);
        let last = said.lines().last();
        let column = last.and_then(|line| line.trim().parse().ok());
        let why = match &ran.end {
            End::Exit(_) => "chose no column".to_owned(),
            End::OutOfFuel => BURNT.to_owned(),
            End::OutOfMemory => return Err("needed more than 64 MiB".to_owned()),
            End::OutOfStack => return Err("called itself too deep".to_owned()),
            _ => return Err(panic_of(&ran.error)),
        };
        column.ok_or(why)
    }
}

/// Returns the message of a panic in one line.
fn panic_of(error: &[u8]) -> String {
    let said = String::from_utf8_lossy(error);
    let is_message = |line: &&str| !line.is_empty() && !line.starts_with("thread");
    let told = said.lines().map(str::trim).find(is_message);
    format!("panicked: {}", told.unwrap_or("without a message"))
}

/// Compiles the student's program to WebAssembly. `cargo run` sets the folder of its package.
fn compiled() -> Result<Program, Failed> {
    let cannot = |why: String| {
        Failed::Asked(format!(
            "Your player cannot be compiled to WebAssembly.\n{why}"
        ))
    };
    let folder = env::var_os("CARGO_MANIFEST_DIR")
        .ok_or_else(|| cannot("Start it with `cargo run -- keep easy`.".to_owned()))?;
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut build = Command::new(cargo);
    build
        .current_dir(&folder)
        .args(["build", "--release", "--quiet"]);
    build.args([
        "--target",
        TARGET,
        "--message-format",
        "json-render-diagnostics",
    ]);
    if let Some(example) = env::var_os(EXAMPLE) {
        build.arg("--example").arg(example);
    }
    let built = build.output().map_err(|error| cannot(error.to_string()))?;
    if !built.status.success() {
        let said = String::from_utf8_lossy(&built.stderr).into_owned();
        return Err(cannot(match said.contains("target may not be installed") {
            true => format!("Its target is missing: run `rustup target add {TARGET}`."),
            false => said,
        }));
    }
    let path = executable(&String::from_utf8_lossy(&built.stdout))
        .ok_or_else(|| cannot("Cargo has built no program.".to_owned()))?;
    let bytes = fs::read(&path).map_err(|error| cannot(format!("{}: {error}", path.display())))?;
    Program::read(&bytes).map_err(|error| cannot(error.to_string()))
}

/// The example of a package to compile instead of its program. Our own player is one.
const EXAMPLE: &str = "LOOK_AHEAD_EXAMPLE";

/// Finds the path of the compiled program in the messages of cargo.
fn executable(messages: &str) -> Option<PathBuf> {
    let (_, path) = messages.rsplit_once("\"executable\":\"")?;
    let (path, _) = path.split_once('"')?;
    Some(PathBuf::from(path.replace("\\\\", "\\")))
}
