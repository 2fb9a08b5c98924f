//! A student's player with a fixed amount of work for each move.
//!
//! The work is counted in fuel, which is the same on every machine: the program is compiled to WebAssembly and runs in an
//! interpreter that counts instructions. Each move gets a new instance.

use std::env;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::Command;
use std::str::FromStr;

use connect_four::board::ConnectFour;
use connect_four::column::Column;
use game::Value;
use wasm_sandbox::{End, Given, Program, Ran};

use super::FUEL;
use crate::failed::Failed;

/// The target of the student's program.
const TARGET: &str = "wasm32-wasip1";

/// The fuel of a value: enough for minimax on a small board that is half full.
pub(super) const VALUE_FUEL: u64 = 400 * FUEL;

/// The reason for no answer if the fuel runs out before a move was published.
pub(super) const BURNT: &str = "burnt all its fuel";

/// The reason for no answer if the stack overflows.
const DEEP: &str = "called itself too deep";

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
        let (column, ran) = self.answer(&["player", &format!("{board:?}")], FUEL)?;
        let printed = String::from_utf8_lossy(&ran.output);
        column.ok_or_else(|| match (ran.end, printed.lines().last()) {
            (End::OutOfFuel, _) => BURNT.to_owned(),
            (_, None) => "chose no column".to_owned(),
            (_, Some(line)) => format!("chose \"{line}\", which is not a column"),
        })
    }

    /// Requests a value from the variant with this number, in a new instance of the program. Returns it with the fuel of the
    /// whole run. The error describes how the program failed.
    pub(super) fn value(
        &self,
        variant: usize,
        board: &ConnectFour,
    ) -> Result<(Value, u64), String> {
        let words = ["player", &format!("{board:?}"), &variant.to_string()];
        let (value, ran) = self.answer(&words, VALUE_FUEL)?;
        match (ran.end, value) {
            (End::OutOfFuel, _) => Err(BURNT.to_owned()),
            (_, None) => Err("returned no value".to_owned()),
            (_, Some(value)) => Ok((value, ran.fuel)),
        }
    }

    /// Runs the program with these arguments, and reads the last line that it printed. The error describes a run that
    /// neither ended by itself nor used up its fuel.
    fn answer<T: FromStr>(&self, words: &[&str], fuel: u64) -> Result<(Option<T>, Ran), String> {
        let given = Given {
            words,
            environment: &[],
            seed: 1,
            fuel,
            clock: true,
        };
        let ran = { self.0.run(given) }.map_err(|_| "could not be run".to_owned())?;
        match &ran.end {
            End::Exit(_) | End::OutOfFuel => {}
            End::OutOfMemory => return Err("needed more than 64 MiB".to_owned()),
            End::OutOfStack => return Err(DEEP.to_owned()),
            // The stack of a Rust program is at the start of its memory.
            End::Trap(why) if why.contains("out of bounds memory access") => {
                return Err(DEEP.to_owned());
            }
            _ => return Err(panic_of(&ran.error)),
        }
        let printed = String::from_utf8_lossy(&ran.output);
        let last = printed.lines().last();
        let answer = last.and_then(|line| line.trim().parse().ok());
        Ok((answer, ran))
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
