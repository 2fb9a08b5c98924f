//! Defines the arguments of the command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};

use crate::trace_cmd::Form;

/// A course in recursion, backtracking and game-tree search.
///
/// Without a command, on a terminal: watches the current exercise, tests it each time you save,
/// and reacts to your keys. Without a terminal: prints your progress and the current exercise's verdict.
#[derive(Parser)]
#[command(
    name = "cargo course",
    bin_name = "cargo course",
    version,
    after_help = "An ID can be recursion-1, or the stem factorial, or the place 1.1.\n\n\
        Examples:\n  \
        cargo course                         watch the current exercise\n  \
        cargo course --book                  see your own code in the book's figures\n  \
        cargo course gcd                     run the tests of one exercise; short for test gcd\n  \
        cargo course trace fibonacci 5       draw the calls your code makes\n\n\
        Exit codes: 0 done, or all tests pass; 1 tests fail; 2 error."
)]
pub(super) struct Cli {
    #[command(subcommand)]
    pub(super) command: Option<Command>,
    /// Open the book beside the editor: its figures show your own code on every save
    #[arg(long)]
    pub(super) book: bool,
    #[command(flatten)]
    pub(super) limits: LimitArgs,
}

#[derive(Args, Clone, Copy)]
pub(super) struct LimitArgs {
    /// Seconds after which a test is stopped
    #[arg(long, env = "COURSE_DEADLINE", value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    deadline: Duration,
}

impl LimitArgs {
    pub(super) fn deadline(self) -> Duration {
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
pub(super) enum Command {
    /// Lists all exercises by chapter, and marks those that are done
    List,
    /// Builds and runs the tests of an exercise, each in a process of its own
    #[command(
        after_help = "Examples:\n  cargo course test\n  cargo course test queens-3\n  \
        cargo course test all_solutions --deadline 30\n  \
        cargo course test look_ahead the_value_and_the_move      all cases of one test\n  \
        cargo course test look_ahead the_value_and_the_move 4    the fourth of them\n  \
        cargo course test look_ahead --full                      every message\n  \
        cargo course test --all\n  \
        cargo course test --all --chapter 1 --json"
    )]
    Test {
        /// The exercise: recursion-1, factorial or 1.1; the current one if left out
        id: Option<String>,
        /// Show only these tests: a test's name, or a part of it
        #[arg(conflicts_with_all = ["all", "full"])]
        test: Option<String>,
        /// The number of one case of that test
        #[arg(conflicts_with_all = ["all", "full"])]
        case: Option<usize>,
        /// Show the messages of all failing tests, not only the first of each function
        #[arg(long, conflicts_with = "all")]
        full: bool,
        /// Test all exercises, and print one line for each
        #[arg(long, conflicts_with = "id")]
        all: bool,
        /// With --all, test only the exercises of this chapter
        #[arg(long, value_name = "NUMBER", requires = "all")]
        chapter: Option<usize>,
        /// Print one JSON object per line, for other programs
        #[arg(long, requires = "all")]
        json: bool,
        #[command(flatten)]
        limits: LimitArgs,
    },
    /// Marks a proof as done, or checks a project's milestone and marks it as done
    #[command(after_help = "Examples:\n  cargo course done promise_at_min\n  \
        cargo course done promise_at_min --undo\n  \
        cargo course done project-3.1            runs your program, and marks the milestone if it is reached\n  \
        cargo course done project-3.6 --game nim")]
    Done {
        /// The proof: alphabeta-p1, or its name; or the milestone: project-3.1
        id: String,
        /// Take the mark away again
        #[arg(long)]
        undo: bool,
        /// The name of your own game, for a milestone about one
        #[arg(long, value_name = "NAME", conflicts_with = "undo")]
        game: Option<String>,
    },
    /// Starts a project: a program that you write from scratch, in its own folder
    #[command(
        after_help = "Examples:\n  cargo course start project-1\n  cargo course start project-3\n\n`cargo course \
            list` shows all projects."
    )]
    Start {
        /// The project: project-1
        id: String,
    },
    /// Starts a game of your own invention, under a name that you choose
    #[command(after_help = "Example:\n  cargo course new-game nim")]
    NewGame {
        /// The name: small letters, digits and hyphens
        name: String,
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
        cargo course trace all_solutions 4 --as svg --out queens.svg\n  \
        cargo course trace factorial --as pair --out pair.svg      your run beside ours")]
    Trace {
        /// The exercise, or one of its runs
        id: String,
        /// The arguments of the function; if left out, the course chooses good examples
        #[arg(allow_negative_numbers = true)]
        args: Vec<String>,
        /// The form of the drawing
        #[arg(long = "as", value_name = "FORM", value_enum, default_value = "tree")]
        form: Form,
        /// Run our solution instead of yours
        #[arg(long)]
        reference: bool,
        /// Write the drawing to this file
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
        #[command(flatten)]
        limits: LimitArgs,
    },
    /// Plays a game with you, against you, or alone
    // The program that plays explains its arguments and `--help`.
    #[command(disable_help_flag = true)]
    Play {
        #[arg(
            value_name = "GAME",
            trailing_var_arg = true,
            allow_hyphen_values = true
        )]
        words: Vec<OsString>,
    },
    /// Packs your answers into one file to hand in
    #[command(disable_help_flag = true)]
    Submit {
        #[arg(value_name = "…", trailing_var_arg = true, allow_hyphen_values = true)]
        words: Vec<OsString>,
    },
    /// Grades submissions; for instructors
    #[command(disable_help_flag = true)]
    Grade {
        #[arg(value_name = "…", trailing_var_arg = true, allow_hyphen_values = true)]
        words: Vec<OsString>,
    },
    /// Makes the copy for students up to a chapter, without later solutions; for instructors
    #[command(disable_help_flag = true)]
    Edition {
        #[arg(value_name = "…", trailing_var_arg = true, allow_hyphen_values = true)]
        words: Vec<OsString>,
    },
    /// The name of an exercise alone: the same as with `test` before it
    #[command(external_subcommand)]
    Named(Vec<OsString>),
    /// Says why a command is not there: the aliases of a copy for a class lead here
    #[command(hide = true)]
    LeftOut { command: String },
    /// Compares your code with our solution; asks first if your tests fail
    #[command(
        after_help = "Examples:\n  cargo course solution gcd\n  cargo course solution gcd --yes"
    )]
    Solution {
        /// The exercise
        id: String,
        /// Do not ask for confirmation
        #[arg(long, short)]
        yes: bool,
    },
    /// Restores the stub, and keeps your code in a file beside it
    #[command(
        after_help = "Examples:\n  cargo course reset hanoi\n  cargo course reset hanoi --undo\n  cargo course reset --all"
    )]
    Reset {
        /// The exercise
        #[arg(required_unless_present = "all")]
        id: Option<String>,
        /// Restore the code from before the last reset, and keep the present file beside it
        #[arg(long)]
        undo: bool,
        /// Reset all exercises, after one question
        #[arg(long, conflicts_with_all = ["id", "undo"])]
        all: bool,
        /// Do not ask for confirmation
        #[arg(long, short, requires = "all")]
        yes: bool,
    },
}
