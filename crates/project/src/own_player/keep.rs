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
use guest::{End, Given, Program};
use words::spaced;

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
    for puzzle in &puzzles {
        let answer = asked(&program, puzzle);
        let keeps = |column| puzzle.keeps.contains(&column);
        if !answer.column.is_some_and(keeps) {
            missed.push((puzzle, answer));
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
    let burnt = missed.iter().filter(|(_, answer)| answer.burnt).count();
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
    let keeps: Vec<String> = puzzle.keeps.iter().map(Column::to_string).collect();
    let board = &puzzle.board;
    Err(Failed::Law(format!(
        "✗ Your choose keeps the value in {kept} {class} positions, but should in {required}.\nOn {board:?} it {}, and a disc in \
         column {} keeps the value.\n{board}",
        answer.did(),
        keeps.join(" or ")
    )))
}

/// Counts the puzzles in which this choice keeps the value.
fn count(puzzles: &[Puzzle], mut choose: impl FnMut(&Puzzle) -> Column) -> usize {
    let kept = puzzles
        .iter()
        .filter(|puzzle| puzzle.keeps.contains(&choose(puzzle)));
    kept.count()
}

/// The answer of the student's program.
struct Answer {
    column: Option<Column>,
    burnt: bool,
    why: Option<String>,
}

impl Answer {
    fn did(&self) -> String {
        match (&self.column, &self.why) {
            (Some(column), _) => format!("chose column {column}"),
            (None, Some(why)) => why.clone(),
            (None, None) => "chose no column".to_owned(),
        }
    }
}

/// Requests one move, from a new instance of the program.
fn asked(program: &Program, puzzle: &Puzzle) -> Answer {
    let position = format!("{:?}", puzzle.board);
    let given = Given {
        words: &["player", &position],
        environment: &[],
        seed: 1,
        fuel: FUEL,
        clock: true,
    };
    let Ok(ran) = program.run(given) else {
        return Answer {
            column: None,
            burnt: false,
            why: Some("could not be run".to_owned()),
        };
    };
    let why = match &ran.end {
        End::Exit(_) => None,
        End::OutOfFuel => Some("burnt all its fuel".to_owned()),
        End::OutOfMemory => Some("needed more than 64 MiB".to_owned()),
        End::OutOfStack => Some("called itself too deep".to_owned()),
        _ => Some(panic_of(&ran.error)),
    };
    let said = String::from_utf8_lossy(&ran.output);
    let column = said
        .lines()
        .last()
        .and_then(|line| line.trim().parse().ok());
    Answer {
        column: column.filter(|_| why.is_none()),
        burnt: ran.end == End::OutOfFuel,
        why,
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
        return Err(cannot(match said.contains("can't find crate for") {
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
