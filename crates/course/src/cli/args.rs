//! Defines the arguments of the command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};

use crate::trace_cmd::Form;

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
        cargo course --book                  and see your own code in the book's figures\n  \
        cargo course gcd                     run the tests of one exercise; short for test gcd\n  \
        cargo course trace fibonacci 5       draw the calls your code makes\n\n\
        Exit codes: 0 done, or all tests pass; 1 tests fail; 2 it cannot be done."
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
    /// Shows every exercise, done or not, by chapter
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
        /// Show these tests alone: a test, or a part of a name
        #[arg(conflicts_with_all = ["all", "full"])]
        test: Option<String>,
        /// The number of one case of that test
        #[arg(conflicts_with_all = ["all", "full"])]
        case: Option<usize>,
        /// The messages of all failing tests, not only the first of each function
        #[arg(long, conflicts_with = "all")]
        full: bool,
        /// All exercises, a line each
        #[arg(long, conflicts_with = "id")]
        all: bool,
        /// Of all exercises, those of this chapter
        #[arg(long, value_name = "NUMBER", requires = "all")]
        chapter: Option<usize>,
        /// Each line an object of JSON, for other programs
        #[arg(long, requires = "all")]
        json: bool,
        #[command(flatten)]
        limits: LimitArgs,
    },
    /// Marks a proof that you have written, or a milestone that your program shows to be reached, as done
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
        /// Of a milestone that is about a game of your own, which one
        #[arg(long, value_name = "NAME", conflicts_with = "undo")]
        game: Option<String>,
    },
    /// Lays out a project: a program that you write whole, in a folder of its own
    #[command(
        after_help = "Examples:\n  cargo course start project-1\n  cargo course start project-3\n\n`cargo course list` names them all."
    )]
    Start {
        /// The project: project-1
        id: String,
    },
    /// Lays out a game of your own, under a name of your own
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
    /// Grades what was handed in; for instructors
    #[command(disable_help_flag = true)]
    Grade {
        #[arg(value_name = "…", trailing_var_arg = true, allow_hyphen_values = true)]
        words: Vec<OsString>,
    },
    /// Makes the students' copy up to a chapter, without the solutions to come; for instructors
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
    #[command(
        after_help = "Examples:\n  cargo course reset hanoi\n  cargo course reset hanoi --undo\n  cargo course reset --all"
    )]
    Reset {
        /// The exercise
        #[arg(required_unless_present = "all")]
        id: Option<String>,
        /// Put back what the last reset kept; what is there now is kept beside it
        #[arg(long)]
        undo: bool,
        /// All exercises; asks once
        #[arg(long, conflicts_with_all = ["id", "undo"])]
        all: bool,
        /// Do not ask
        #[arg(long, short, requires = "all")]
        yes: bool,
    },
}
