//! The `main` of a chapter's `examples/trace.rs`: runs one function by name and records it.
//!
//! ```no_run
//! use std::process::ExitCode;
//! use call_trace::example::{self, run};
//! # fn factorial(n: u64) -> u64 { n }
//!
//! fn main() -> ExitCode {
//!     example::main(&[run("factorial", "n", |args| {
//!         let n = args.number("n")?;
//!         factorial(n);
//!         Ok(())
//!     })])
//! }
//! ```
//!
//! `trace factorial 5` then writes the recording to the file named by `CALL_TRACE_FILE`, while it
//! runs; or to the standard output, afterwards. The exit code is 0, or 2 with a sentence for a
//! name or an argument that does not fit, or 101 after a panic.

use std::io::stdout;
use std::process::ExitCode;
use std::thread;

use crate::{Limits, Trace, try_record, with_limits};

/// The runs have a stack of this size; the depth has its usual limit.
const STACK: usize = 256 << 20;

mod arguments;

pub use arguments::{Arguments, BadArgument, Number};

/// A function that can be run by its name.
#[derive(Clone, Copy)]
pub struct Run {
    name: &'static str,
    takes: &'static str,
    program: Program,
}

type Program = fn(&Arguments) -> Result<(), BadArgument>;

/// A run: its name, the names of its arguments, and what it does. An argument whose name ends in
/// "…" takes all the words that are left.
pub fn run(name: &'static str, takes: &'static str, program: Program) -> Run {
    Run {
        name,
        takes,
        program,
    }
}

/// Runs the one that the command line names.
pub fn main(runs: &[Run]) -> ExitCode {
    let mut words = std::env::args().skip(1);
    let name = words.next();
    match start(runs, name.as_deref(), words.collect()) {
        Ok(code) => code,
        Err(BadArgument(sentence)) => {
            eprintln!("{sentence}");
            ExitCode::from(2)
        }
    }
}

fn start(runs: &[Run], name: Option<&str>, words: Vec<String>) -> Result<ExitCode, BadArgument> {
    let run = *runs
        .iter()
        .find(|run| Some(run.name) == name)
        .ok_or_else(|| unknown(runs, name))?;
    let takes: Vec<&str> = run.takes.split_whitespace().collect();
    let fits = if run.takes.ends_with('…') {
        takes.len() <= words.len() + 1
    } else {
        takes.len() == words.len()
    };
    if !fits {
        return Err(wrong_count(run, &words));
    }
    if !crate::TRACING {
        return Err(BadArgument(
            "A release build records nothing. Run it without --release.".to_owned(),
        ));
    }
    let args = Arguments {
        function: run.name,
        takes,
        words,
    };
    let thread = thread::Builder::new()
        .name(run.name.to_owned())
        .stack_size(STACK);
    let recording = thread.spawn(move || {
        with_limits(Limits::for_stack(STACK), || {
            try_record(|| (run.program)(&args))
        })
    });
    let recording =
        recording.map_err(|error| BadArgument(format!("No thread for the run: {error}.")))?;
    // A panic of the run is inside the result; the recorder itself does not panic.
    let (result, trace) = recording
        .join()
        .map_err(|_| BadArgument("The recorder failed.".to_owned()))?;
    let code = match result {
        Ok(outcome) => outcome.map(|()| ExitCode::SUCCESS)?,
        // The panic's message is on the standard error already.
        Err(_) => ExitCode::from(101),
    };
    write(&trace)
        .map_err(|error| BadArgument(format!("The recording could not be written: {error}.")))?;
    Ok(code)
}

fn write(trace: &Trace) -> std::io::Result<()> {
    if std::env::var_os("CALL_TRACE_FILE").is_some_and(|path| !path.is_empty()) {
        return Ok(()); // It was written while it ran.
    }
    trace.write_json(stdout().lock())
}

fn unknown(runs: &[Run], name: Option<&str>) -> BadArgument {
    let names: Vec<&str> = runs.iter().map(|run| run.name).collect();
    let names = names.join(", ");
    BadArgument(match name {
        Some(name) => format!("There is no run \"{name}\" here. There are: {names}."),
        None => format!("Say what to run: {names}."),
    })
}

fn wrong_count(run: Run, words: &[String]) -> BadArgument {
    let takes = if run.takes.is_empty() {
        "no argument"
    } else {
        run.takes
    };
    let given = if words.is_empty() {
        "nothing".to_owned()
    } else {
        let quoted: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
        quoted.join(" ")
    };
    let several = run.takes.split_whitespace().count();
    let advice = if several > 1 && words.len() > several {
        " An argument of several words stands in quotes."
    } else {
        ""
    };
    BadArgument(format!(
        "{} takes {takes}; given was {given}.{advice}",
        run.name
    ))
}
