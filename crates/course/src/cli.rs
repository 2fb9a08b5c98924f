//! The command line: what can be asked, and the exit codes.
//!
//! 0: done, or all tests pass. 1: the tests fail. 2: what was asked cannot be done.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use clap::{Args, Parser, Subcommand};

use crate::course::Course;
use crate::style::{BAD, paint, say, width};
use crate::trace_cmd::{self, Form, Wish};
use crate::{hint, interrupt, list, overview, reset, solution, test_cmd, watch};

/// Runs the command that was asked for.
pub(crate) fn run() -> ExitCode {
    let cli = Cli::parse();
    let done = dispatch(cli);
    interrupt::leave_the_end_to_it();
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            anstream::eprintln!("{} {error:#}", paint(BAD, "✗"));
            ExitCode::from(2)
        }
    }
}

fn dispatch(cli: Cli) -> Result<bool> {
    interrupt::end_children_with_us()?;
    let course = Course::open()?;
    if let Some(aside) = course.progress.set_damaged_aside()? {
        anstream::eprintln!(
            "The file with your progress was damaged. It is kept as {}; a new one is begun.\n\
             `cargo course test --all` finds again what you have solved.",
            course.shown(aside)
        );
    }
    match cli.command {
        None => return watch_or_tell(course, cli.limits.deadline()),
        Some(Command::List) => say(&list::text(&course, width())),
        Some(Command::Test { id, all, limits }) => {
            return if all {
                test_cmd::all(&course, limits.deadline())
            } else {
                test_cmd::one(
                    &course,
                    course.named_or_current(id.as_deref())?,
                    limits.deadline(),
                )
            };
        }
        Some(Command::Trace {
            id,
            args,
            form,
            reference,
            out,
            limits,
        }) => {
            let wish = Wish::new(course.named(&id)?, &id, &args, reference);
            return trace_cmd::run(&course, &wish, form, out, limits.deadline());
        }
        Some(Command::Solution { id, yes }) => {
            return solution::show(&course, course.named(&id)?, yes);
        }
        Some(Command::Reset { id }) => say(&reset::reset(&course, course.named(&id)?)?),
        Some(Command::Hint { id }) => {
            say(&hint::next(
                &course,
                course.named_or_current(id.as_deref())?,
                width(),
            )?);
        }
    }
    Ok(true)
}

/// On a terminal, watches; elsewhere, prints where the student is.
fn watch_or_tell(course: Course, deadline: Duration) -> Result<bool> {
    if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() {
        watch::watch(course, deadline)?;
        return Ok(true);
    }
    let exercise = course.current();
    say(&overview::head(&course, width()).join("\n"));
    say(&format!(
        "\n{}\n",
        overview::first_screen(&course, exercise, width(), false)
    ));
    test_cmd::one(&course, exercise, deadline)
}

/// A course in recursion, backtracking and game-tree search.
///
/// Without a command, on a terminal: watches the current exercise, tests it each time you save,
/// and listens to your keys. Elsewhere: prints your progress and the current exercise's verdict.
#[derive(Parser)]
#[command(
    name = "cargo course",
    bin_name = "cargo course",
    version,
    after_help = "An ID is recursion-1, or its stem factorial, or its place 1.1.\n\n\
        Examples:\n  \
        cargo course                         watch the current exercise\n  \
        cargo course test gcd                run the tests of one exercise\n  \
        cargo course trace fibonacci 5       draw the calls your code makes\n\n\
        Exit codes: 0 done, or all tests pass; 1 tests fail; 2 it cannot be done."
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    limits: LimitArgs,
}

#[derive(Args, Clone, Copy)]
struct LimitArgs {
    /// Seconds after which a test is stopped
    #[arg(long, env = "COURSE_DEADLINE", value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    deadline: Duration,
}

impl LimitArgs {
    fn deadline(self) -> Duration {
        self.deadline
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let wrong = || format!("\"{text}\" is not a number of seconds from 0.1 to 3600");
    let seconds: f64 = text.parse().map_err(|_| wrong())?;
    if (0.1..=3600.0).contains(&seconds) {
        Ok(Duration::from_secs_f64(seconds))
    } else {
        Err(wrong())
    }
}

#[derive(Subcommand)]
enum Command {
    /// Shows every exercise, done or not, by chapter
    List,
    /// Builds and runs the tests of an exercise, each in a process of its own
    #[command(
        after_help = "Examples:\n  cargo course test\n  cargo course test queens-3\n  \
        cargo course test all_solutions --deadline 30\n  cargo course test --all"
    )]
    Test {
        /// The exercise: recursion-1, factorial or 1.1; the current one if left out
        id: Option<String>,
        /// All exercises, a line each
        #[arg(long, conflicts_with = "id")]
        all: bool,
        #[command(flatten)]
        limits: LimitArgs,
    },
    /// Shows the next hint: a nudge, the method, the pseudo-code
    #[command(after_help = "Examples:\n  cargo course hint\n  cargo course hint hanoi")]
    Hint {
        /// The exercise; the current one if left out
        id: Option<String>,
    },
    /// Runs your function and draws the calls it makes
    #[command(after_help = "Examples:\n  cargo course trace factorial\n  \
        cargo course trace fibonacci 5 --as steps\n  \
        cargo course trace first_solution 8 --reference --as json\n  \
        cargo course trace all_solutions 4 --as svg --out queens.svg")]
    Trace {
        /// The exercise, or one of the runs it has
        id: String,
        /// The arguments of the function; some that show it well, if left out
        #[arg(allow_negative_numbers = true)]
        args: Vec<String>,
        /// How it is drawn
        #[arg(long = "as", value_name = "FORM", value_enum, default_value = "tree")]
        form: Form,
        /// Run ours, not yours
        #[arg(long)]
        reference: bool,
        /// Write it to this file
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
        #[command(flatten)]
        limits: LimitArgs,
    },
    /// Shows what differs between your code and ours; asks first while yours fails
    #[command(
        after_help = "Examples:\n  cargo course solution gcd\n  cargo course solution gcd --yes"
    )]
    Solution {
        /// The exercise
        id: String,
        /// Do not ask
        #[arg(long, short)]
        yes: bool,
    },
    /// Puts the stub back; what you wrote is kept beside it
    #[command(after_help = "Example:\n  cargo course reset hanoi")]
    Reset {
        /// The exercise
        id: String,
    },
}
