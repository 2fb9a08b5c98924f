//! Counts the difficult positions that a player masters with a fixed amount of work for each move.
//!
//! The work is counted in fuel, which is the same on every machine: the student's program is compiled to WebAssembly and runs in an
//! interpreter that counts instructions. Each move gets a new instance.

use std::env;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::Command;

use connect_four::classes::{Class, Puzzle, look};
use connect_four::column::Column;
use connect_four::evaluate::open_lines;
use textfmt::{counted, listed_by, spaced};
use wasm_sandbox::{End, Given, Program};

use super::FUEL;
use super::positions::any;
use crate::failed::Failed;

/// The target of the student's program.
const TARGET: &str = "wasm32-wasip1";

/// Returns the number of positions that a player must master, of a hundred.
fn required(class: Class) -> usize {
    match class {
        Class::Easy => 80,
        Class::Middle => 60,
    }
}

/// Requests a move in each position of a class, and compares the result with simple players.
pub(super) fn keep(class: Class, output: &mut impl Write) -> Result<(), Failed> {
    let puzzles = class.puzzles();
    writeln!(output, "Compiling your player to WebAssembly …")?;
    output.flush()?;
    let program = compiled()?;
    let mut missed = Vec::new();
    for (number, puzzle) in (1..).zip(&puzzles) {
        let answer = asked(&program, puzzle);
        if !matches!(&answer, Ok(column) if puzzle.keeps.contains(column)) {
            missed.push((puzzle, answer));
        }
        if number % 25 == 0 {
            writeln!(
                output,
                "{}: a move was requested",
                counted(number, "position")
            )?;
            output.flush()?;
        }
    }
    let kept = puzzles.len() - missed.len();
    let mut chance = fastrand::Rng::with_seed(1);
    let by_chance = count(&puzzles, |puzzle| any(&puzzle.board, &mut chance));
    let [one, four] =
        [1, 4].map(|depth| count(&puzzles, |puzzle| look(&puzzle.board, depth, open_lines)));
    writeln!(
        output,
        "\nSo many moves keep the value, of {} {class} positions, with {} units of fuel a move:\n  chance                  {by_chance:>3}\n  \
         a search of one move    {one:>3}\n  a search of four moves  {four:>3}\n  yours                   {kept:>3}",
        puzzles.len(),
        spaced(FUEL)
    )?;
    let burnt = missed
        .iter()
        .filter(|(_, answer)| answer.as_ref().is_err_and(|why| why == BURNT))
        .count();
    if burnt > 0 {
        writeln!(
            output,
            "In {burnt} of them yours burnt all its fuel before it chose. Check clock.is_up() more often, or use a `Timed` board."
        )?;
    }
    let required = required(class);
    if kept >= required {
        return Ok(writeln!(
            output,
            "Yours keeps the value in at least {required} {class} positions."
        )?);
    }
    let (puzzle, answer) = &missed[0];
    let board = &puzzle.board;
    let did = match answer {
        Ok(column) => format!("chose column {column}"),
        Err(why) => why.clone(),
    };
    Err(Failed::Law(format!(
        "✗ Your choose keeps the value in {kept} {class} positions, but should in {required}.\nOn {board:?} it {did}, and a disc in \
         column {} keeps the value.\n{board}",
        listed_by(&puzzle.keeps, "or")
    )))
}

/// Counts the puzzles whose value this choice keeps.
fn count(puzzles: &[Puzzle], mut choose: impl FnMut(&Puzzle) -> Column) -> usize {
    let kept = puzzles
        .iter()
        .filter(|puzzle| puzzle.keeps.contains(&choose(puzzle)));
    kept.count()
}

/// The reason for no answer if the fuel runs out.
const BURNT: &str = "burnt all its fuel";

/// Requests one move, from a new instance of the program. The error describes how the program failed.
fn asked(program: &Program, puzzle: &Puzzle) -> Result<Column, String> {
    let position = format!("{:?}", puzzle.board);
    let given = Given {
        words: &["player", &position],
        environment: &[],
        seed: 1,
        fuel: FUEL,
        clock: true,
    };
    let ran = program
        .run(given)
        .map_err(|_| "could not be run".to_owned())?;
    match &ran.end {
        End::Exit(_) => {}
        End::OutOfFuel => return Err(BURNT.to_owned()),
        End::OutOfMemory => return Err("needed more than 64 MiB".to_owned()),
        End::OutOfStack => return Err("called itself too deep".to_owned()),
        _ => return Err(panic_of(&ran.error)),
    }
    let said = String::from_utf8_lossy(&ran.output);
    let column = said
        .lines()
        .last()
        .and_then(|line| line.trim().parse().ok());
    column.ok_or_else(|| "chose no column".to_owned())
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
