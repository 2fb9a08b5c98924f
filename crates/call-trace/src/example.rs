//! The `main` of a chapter's `examples/trace.rs`: runs one function by name and records it.
//!
//! ```no_run
//! use std::process::ExitCode;
//! use call_trace::example::{self, Run, number, run};
//! # fn factorial(n: u64) -> u64 { n }
//!
//! fn main() -> ExitCode {
//!     example::main(&runs())
//! }
//!
//! fn runs() -> Vec<Run> {
//!     vec![run("factorial", [number("n", 0..=34)], |args| {
//!         args.answer(factorial(args.number("n")?))
//!     })]
//! }
//! ```
//!
//! `trace factorial 5` then writes the recording to the file named by `CALL_TRACE_FILE` (`-` is the
//! standard output) during the run. If no file is named, it writes to the standard output afterwards.
//! The exit code is 0 after a complete run, 2 after a sentence about an unsuitable name or argument,
//! and 101 after a panic.
//!
//! If `CALL_TRACE_ANSWER` is set in a debug build, the standard output also shows the function's answer
//! ([`Arguments::answer`]) in a line `answer: 120` before the recording. If it is `all`, the output
//! also shows other right answers.
//!
//! The arguments of a run, with their kinds and bounds, are declared once. A terminal checks the typed
//! arguments against them, and a page makes its controls from them ([`Run::arguments`]).

use std::io::stdout;
use std::process::ExitCode;
use std::thread;

use crate::{Limits, Trace, try_record, with_limits};

/// The stack size of the runs. The depth has its usual limit.
const STACK: usize = 256 << 20;

mod argument;
mod arguments;

pub use argument::{Argument, Kind, number, numbers, one_of, text};
pub use arguments::{AnyOrder, Arguments, BadArgument, Number};

/// A function that can be run by name.
#[derive(Clone)]
pub struct Run {
    name: &'static str,
    takes: Vec<Argument>,
    program: Program,
}

type Program = fn(&Arguments) -> Result<(), BadArgument>;

/// Creates a run from its name, its arguments and its program.
pub fn run(name: &'static str, takes: impl IntoIterator<Item = Argument>, program: Program) -> Run {
    Run {
        name,
        takes: takes.into_iter().collect(),
        program,
    }
}

impl Run {
    /// Returns the name that it is run by.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Returns its arguments, in order.
    pub fn arguments(&self) -> &[Argument] {
        &self.takes
    }
}

/// Runs the function that the command line names.
pub fn main(runs: &[Run]) -> ExitCode {
    let mut words = std::env::args().skip(1);
    let name = words.next();
    run_one(runs, name.as_deref(), words.collect())
}

/// Runs the function called `name` with these words, like [`main`].
pub fn run_one(runs: &[Run], name: Option<&str>, words: Vec<String>) -> ExitCode {
    match start(runs, name, words) {
        Ok(code) => code,
        Err(BadArgument(sentence)) => {
            eprintln!("{sentence}");
            ExitCode::from(2)
        }
    }
}

fn start(runs: &[Run], name: Option<&str>, words: Vec<String>) -> Result<ExitCode, BadArgument> {
    let run = runs
        .iter()
        .find(|run| Some(run.name) == name)
        .ok_or_else(|| unknown(runs, name))?;
    let takes = &run.takes;
    let fits = match takes.last() {
        Some(last) if last.takes_the_rest() => takes.len() <= words.len() + 1,
        _ => takes.len() == words.len(),
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
        takes: takes.clone(),
        words,
    };
    args.check()?;
    let program = run.program;
    // A panic of the run is inside the result; the recorder itself does not panic.
    let (result, trace) = with_stack(run.name, move |limits| {
        with_limits(limits, || try_record(|| program(&args)))
    })?;
    let code = match result {
        Ok(outcome) => outcome.map(|()| ExitCode::SUCCESS)?,
        // The panic's message is on the standard error already.
        Err(_) => ExitCode::from(101),
    };
    write(&trace)
        .map_err(|error| BadArgument(format!("The recording could not be written: {error}.")))?;
    Ok(code)
}

/// Runs `program` with enough stack for deep calls, on a thread of its own. WebAssembly has only one
/// thread, with the stack size that its linker chose.
fn with_stack<R: Send + 'static>(
    name: &str,
    program: impl FnOnce(Limits) -> R + Send + 'static,
) -> Result<R, BadArgument> {
    if cfg!(target_family = "wasm") {
        return Ok(program(Limits::default()));
    }
    let thread = thread::Builder::new()
        .name(name.to_owned())
        .stack_size(STACK);
    let running = thread
        .spawn(|| program(Limits::for_stack(STACK)))
        .map_err(|error| {
            BadArgument(format!("No thread could be started for the run: {error}."))
        })?;
    let ended = running.join();
    ended.map_err(|_| BadArgument("The recorder itself failed: please report this.".to_owned()))
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

fn wrong_count(run: &Run, words: &[String]) -> BadArgument {
    let names: Vec<String> = run.takes.iter().map(ToString::to_string).collect();
    let takes = match names.as_slice() {
        [] => "no argument".to_owned(),
        names => names.join(" "),
    };
    let given = if words.is_empty() {
        "nothing".to_owned()
    } else {
        let quoted: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
        quoted.join(" ")
    };
    let several = run.takes.len();
    let advice = if several > 1 && words.len() > several {
        " Put an argument of several words in quotes."
    } else {
        ""
    };
    // A text's own run says how it is written, once it gets one.
    let kinds = run
        .takes
        .iter()
        .filter(|takes| !matches!(takes.kind(), Kind::Text { .. }));
    let kinds: String = kinds
        .map(|takes| format!("\n  {}: {}", takes.name(), takes.kind()))
        .collect();
    BadArgument(format!(
        "{} takes {takes}; you gave {given}.{advice}{kinds}",
        run.name
    ))
}
