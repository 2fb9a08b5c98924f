//! Runs the commands of the command line, and maps their results to exit codes.
//!
//! 0: done, or all tests pass. 1: the tests fail. 2: the command cannot be carried out.

mod args;

use std::ffi::OsString;
use std::io::IsTerminal;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use catalogue::{Exercise, Named};
use clap::Parser;

use crate::course::Course;
use crate::play::{GRADER, Ours, PACKER};
use crate::report::Asked;
use crate::test_cmd::All;
use crate::tests_run::NO_THREAD;
use crate::trace_cmd::{self, Wish};
use crate::{
    here, hint, interrupt, list, overview, play, project, proof, reset, solution, test_cmd, watch,
};
use args::{Cli, Command};
use terminal::{BAD, answer_to, complain, paint, say, width, width_up_to};

/// Runs the command given on the command line.
pub(crate) fn run() -> ExitCode {
    let cli = match parsed() {
        Ok(cli) => cli,
        Err(answer) => return answer_to(&answer),
    };
    let done = dispatch(cli);
    interrupt::leave_the_end_to_it();
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            complain(&format!("{} {error:#}", paint(BAD, "✗")));
            ExitCode::from(2)
        }
    }
}

/// Parses the command line. The name of an exercise without a command means `test` and the name.
fn parsed() -> Result<Cli, clap::Error> {
    match Cli::try_parse_from(words())? {
        Cli {
            command: Some(Command::Named(words)),
            ..
        } => {
            let test = ["cargo course", "test"].map(OsString::from);
            Cli::try_parse_from(test.into_iter().chain(words))
        }
        cli => Ok(cli),
    }
}

/// Returns the arguments. Programs that are built on demand print their own help, so `help play` becomes `play --help`.
fn words() -> Vec<OsString> {
    let mut words: Vec<OsString> = std::env::args_os().collect();
    let is_its_own = |it: &OsString| {
        ["play", "submit", "grade", "compare", "edition"]
            .iter()
            .any(|own| it == own)
    };
    if matches!(&words[..], [_, help, it, ..] if help == "help" && is_its_own(it)) {
        words.remove(1);
        words.push("--help".into());
    }
    words
}

fn dispatch(cli: Cli) -> Result<bool> {
    interrupt::end_children_with_us().context(NO_THREAD)?;
    let course = Course::open()?;
    // If the note cannot be written, the commands still work as before.
    let _ = here::note(&course.root);
    match course.progress.set_damaged_aside() {
        Ok(None) => {}
        Ok(Some(aside)) => complain(&format!(
            "The file with your progress was damaged. The course renamed it to {} and started a new one.\nRun `cargo \
             course test --all` to record your solved exercises again.",
            course.shown(aside)
        )),
        Err(error) => complain(&format!(
            "The file with your progress is damaged and cannot be renamed: {error:#}."
        )),
    }
    match cli.command {
        None => return watch_or_tell(course, cli.limits.deadline(), cli.book),
        Some(_) if cli.book => {
            bail!("--book works only without a command: `cargo course --book`")
        }
        Some(Command::List) => say(&list::text(&course, width_up_to(list::MOST))),
        Some(Command::Test {
            id,
            test,
            case,
            full,
            all,
            chapter,
            json,
            limits,
        }) => {
            if all {
                let asked = All {
                    chapter,
                    as_json: json,
                };
                return test_cmd::all(&course, &asked, limits.deadline());
            }
            let exercise = course.named_or_current(id.as_deref())?;
            let asked = test.as_deref().map(|test| Asked { test, case });
            return test_cmd::one(&course, exercise, asked, full, limits.deadline());
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
        Some(Command::Play { words }) => match play::play(&course, &words)? {},
        Some(Command::Submit { words }) => leave_to_class(&course, &PACKER, "submit", &words)?,
        Some(Command::Grade { words }) => leave_to_class(&course, &GRADER, "grade", &words)?,
        Some(Command::Edition { words }) => leave_to_class(&course, &PACKER, "edition", &words)?,
        // It was already parsed as `test`.
        Some(Command::Named(_)) => {}
        Some(Command::LeftOut { command }) => {
            bail!("{}", play::left_out(&format!("`cargo {command}`")))
        }
        Some(Command::Solution { id, yes }) => {
            return solution::show(&course, course.named(&id)?, yes);
        }
        Some(Command::Reset { id, undo, yes, .. }) => match id {
            None => return reset::all(&course, yes),
            Some(id) if undo => say(&reset::undo(&course, course.named(&id)?)?),
            Some(id) => say(&reset::reset(&course, course.named(&id)?)?),
        },
        Some(Command::Done { id, undo, game }) => {
            return done(&course, &id, undo, game.as_deref());
        }
        Some(Command::Start { id }) => say(&project::start(&course, &id)?),
        Some(Command::NewGame { name }) => say(&project::new_game(&course, &name)?),
        Some(Command::Hint { id }) => {
            if let Some(id) = &id
                && let Named::Milestone(_, milestone) = course.find(id)?
            {
                say(&project::hint(&course, milestone, width()));
                return Ok(true);
            }
            let exercise = course.named_or_current(id.as_deref())?;
            say(&hint::next(
                &course,
                &hint::Ladder::of(&course, exercise),
                width(),
            ));
        }
    }
    Ok(true)
}

/// Marks a proof, milestone or project as done. Returns whether it is done.
fn done(course: &Course, id: &str, undo: bool, game: Option<&str>) -> Result<bool> {
    match course.find(id)? {
        Named::Exercise(Exercise { id, stem, .. }) => {
            bail!("{id} is done when its tests pass: run `cargo course test {stem}`")
        }
        Named::Proof(proof) => say(&proof::mark(course, proof, !undo)?),
        Named::Project(project) => say(&project::whole(course, project, undo)?),
        Named::Milestone(project, milestone) if undo => {
            say(&project::undo(course, (project, milestone))?);
        }
        Named::Milestone(project, milestone) => {
            let (is_reached, said) = project::done(course, (project, milestone), game)?;
            say(&said);
            return Ok(is_reached);
        }
    }
    Ok(true)
}

/// Hands the process over to the program of these commands. Its first argument says which command is meant.
fn leave_to_class(
    course: &Course,
    program: &Ours,
    command: &str,
    words: &[OsString],
) -> Result<()> {
    let mut all = vec![OsString::from(command)];
    all.extend_from_slice(words);
    match play::leave_to(course, program, &all)? {}
}

/// Watches if the terminal can be painted. Elsewhere, as in an editor's shell, prints the student's progress and the
/// current verdict.
fn watch_or_tell(course: Course, deadline: Duration, with_book: bool) -> Result<bool> {
    let is_dumb = std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() && !is_dumb {
        watch::watch(course, deadline, with_book)?;
        return Ok(true);
    }
    if with_book {
        bail!("`cargo course --book` tests your code on every save, and needs a terminal for this");
    }
    let exercise = course.current();
    say(&overview::head(&course, width()).join("\n"));
    say(&format!(
        "\n{}\n",
        overview::first_screen(&course, exercise, width(), None)
    ));
    test_cmd::one(&course, exercise, None, false, deadline)
}
