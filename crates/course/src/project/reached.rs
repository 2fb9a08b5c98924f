//! Checks whether a milestone is reached: builds and runs the student's program, and checks its output.

use std::fs;
use std::io::{self, Seek, Write};
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use catalogue::{Milestone, MilestoneRun, Project};
use subprocess::{Cancel, End, Finished, Place, limits, overflowed, student_command};

use crate::build::{self, Broken, Built, Kind, Target};
use crate::course::{Course, PROJECTS};
use crate::status::{self, Step};
use terminal::{DIM, clean, clean_styled, paint};

/// The number of lines shown of the program's output.
const LINES: usize = 16;
/// The number of lines shown of the compiler's output.
const COMPILER_LINES: usize = 40;

/// Builds the project and carries out the milestone's runs. The inner error explains why it is not reached.
pub(super) fn check(
    course: &Course,
    name: &str,
    milestone: &Milestone,
) -> Result<Result<(), String>> {
    let inside = format!("{PROJECTS}/{name}");
    let folder = course.path(&inside);
    if !folder.is_dir() {
        let command = match milestone.elsewhere {
            true => format!("new-game {name}"),
            false => format!("start {name}"),
        };
        bail!(
            "there is no {}: create it with `cargo course {command}`",
            course.shown(&inside)
        );
    }
    let target = Target {
        workspace: folder.clone(),
        package: name.to_owned(),
        kind: Kind::Own,
        name: name.to_owned(),
        also: None,
        sources: None,
    };
    let mut tell = status::telling();
    let built = build::build(&target, &Cancel::default(), |stage| {
        tell(Step::of_build(stage, Step::Building));
    })?;
    let program = match built {
        Built::Program(program) => program,
        Built::Broken(broken) => return Ok(Err(in_words(&course.shown(&inside), &broken))),
        Built::Cancelled => bail!("the build was stopped"),
    };
    for run in &milestone.runs {
        tell(Step::Recording);
        if let Err(why) = shows(&program.executable, &folder, run)? {
            return Ok(Err(format!("  {}\n{why}", paint(DIM, command(run)))));
        }
    }
    Ok(Ok(()))
}

/// The number of characters shown of a line if a program ran without an end.
const MOST_OF_A_LINE: usize = 70;

/// The hint about a program that continues although its input has ended.
const INPUT_ENDS: &str = "\nThe input consists of these lines and then ends. Check what your program does if \
    `read_line` returns 0.";

/// Checks that a run ends well and prints the required text.
fn shows(program: &Path, folder: &Path, run: &MilestoneRun) -> Result<Result<(), String>> {
    let mut command = student_command(program, folder);
    command.args(&run.words);
    let input = input(&run.typed).context("cannot save the input")?;
    let limits = limits(Duration::from_secs(run.seconds));
    let finished = subprocess::run_with(input, command, &limits, &Cancel::default(), |_| {});
    let finished = finished.with_context(|| format!("cannot run {}", program.display()))?;
    let printed = match printed(&finished, run.seconds) {
        Ok(printed) => printed,
        Err(why) => {
            let goes_on = matches!(finished.end, End::Deadline(_)) && !run.typed.is_empty();
            let input = if goes_on { INPUT_ENDS } else { "" };
            return Ok(Err(indented(&format!("{why}{input}"))));
        }
    };
    Ok(match run.missing(&printed) {
        None => Ok(()),
        Some(words) if printed.trim().is_empty() => Err(format!(
            "  Your program printed nothing, but should print \"{words}\"."
        )),
        Some(words) => Err(format!(
            "  Your program should print \"{words}\". Its last lines were:\n\n{}",
            indented(&last_lines(&printed))
        )),
    })
}

/// Turns the lines into a program's input.
fn input(typed: &[String]) -> io::Result<Stdio> {
    let mut file = tempfile::tempfile()?;
    for line in typed {
        writeln!(file, "{line}")?;
    }
    file.rewind()?;
    Ok(file.into())
}

/// Returns the output of a run, or the reason why it did not end well within its time limit.
fn printed(finished: &Finished, seconds: u64) -> Result<String, String> {
    let status = match finished.end {
        End::Exited(status) if status.success() => return Ok(finished.stdout.clone()),
        End::Exited(status) => status,
        End::Deadline(_) | End::Cancelled => {
            let at = is_at(finished)
                .map_or_else(String::new, |at| format!("\nIts last lines were:\n{at}"));
            return Err(format!("Your program did not end within {seconds} s.{at}"));
        }
        End::Memory(_) => return Err("Your program needed more memory than the limit.".to_owned()),
    };
    if overflowed(status, &finished.stderr) {
        return Err("Your program overflowed the stack.".to_owned());
    }
    let (panics, said) = subprocess::panics(&finished.stderr);
    let Some(panic) = panics.last() else {
        return Err(match said.is_empty() {
            true => format!("Your program was ended ({status})."),
            false => said,
        });
    };
    // A place inside a library does not help the student.
    let is_here = |it: &&Place| Path::new(&it.file).is_relative();
    let place = panic.place.as_ref().filter(is_here);
    let place = place.map_or_else(String::new, |it| format!(", in {}:{}", it.file, it.line));
    Err(match panic.todo() {
        Some(todo) => format!("This is still to be written{place}:\n  {todo}"),
        None => {
            let said = last_lines(&said);
            format!("Your program panicked{place}:\n  {}\n{said}", panic.message)
        }
    })
}

/// Returns the last lines of its output and of its error output, which show how far it ran.
fn is_at(finished: &Finished) -> Option<String> {
    let last = |text: &str| text.trim_end().lines().next_back().map(end_of_line);
    let lines = [last(&finished.stdout), last(&finished.stderr)];
    let lines: Vec<String> = lines.into_iter().flatten().collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// Returns the end of a line, as much as fits a terminal of 80 columns. A program may print for a minute without a line
/// break.
fn end_of_line(line: &str) -> String {
    let more = line.chars().count().saturating_sub(MOST_OF_A_LINE);
    match more {
        0 => line.to_owned(),
        _ => "…".chars().chain(line.chars().skip(more)).collect(),
    }
}

fn last_lines(text: &str) -> String {
    let lines: Vec<&str> = text.trim_end().lines().collect();
    lines[lines.len().saturating_sub(LINES)..].join("\n")
}

fn indented(text: &str) -> String {
    let lines = text.lines().map(|line| format!("  {}", clean(line)));
    lines.collect::<Vec<_>>().join("\n")
}

/// Describes a failed build: the name of the folder and the first error of the compiler or cargo.
fn in_words(shown: &str, broken: &Broken) -> String {
    let errors = broken.diagnostics.iter().find(|said| said.is_error);
    let said = errors.map_or(broken.cargo.as_str(), |error| error.rendered.as_str());
    let lines = said.trim_end().lines().take(COMPILER_LINES);
    let said: Vec<String> = lines
        .map(|line| format!("  {}", clean_styled(line)))
        .collect();
    format!("  {shown} does not build:\n\n{}", said.join("\n"))
}

/// Returns the only game of the student's own. Fails if there is none or more than one.
pub(super) fn the_other_one(course: &Course, project: &Project) -> Result<String> {
    let entries = fs::read_dir(course.path(PROJECTS)).into_iter().flatten();
    let mut names: Vec<String> = entries
        .flatten()
        .filter(|entry| entry.path().join("Cargo.toml").is_file())
        .filter_map(|entry| entry.file_name().into_string().ok())
        // A folder left by a killed command begins with a dot.
        .filter(|name| !name.starts_with('.'))
        .filter(|name| *name != project.id && course.catalogue.find_project(name).is_none())
        .collect();
    names.sort();
    ensure!(
        !names.is_empty(),
        "you have no game of your own yet: `cargo course new-game nim` starts one with the name nim"
    );
    ensure!(
        names.len() == 1,
        "you have several games; name one of them: --game {}",
        names.join(" or --game ")
    );
    Ok(names.remove(0))
}

/// Returns the command of a run, and the lines to type into it.
pub(super) fn command(run: &MilestoneRun) -> String {
    let quoted = run.words.iter().map(|word| match word.contains(' ') {
        true => format!(" \"{word}\""),
        false => format!(" {word}"),
    });
    let words: String = quoted.collect();
    let dashes = if words.is_empty() { "" } else { " --" };
    let typed = match run.typed.is_empty() {
        true => String::new(),
        false => format!(", then type: {}", run.typed.join(", ")),
    };
    format!("cargo run{dashes}{words}{typed}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use subprocess::Spent;

    #[test]
    fn a_run_that_does_not_end_is_told_with_its_last_lines() {
        let finished = |stdout: &str, stderr: &str| Finished {
            end: End::Deadline(Spent::default()),
            stdout: stdout.to_owned(),
            stderr: stderr.to_owned(),
        };
        let told = |stdout, stderr| printed(&finished(stdout, stderr), 60).unwrap_err();
        assert_eq!(told("", ""), "Your program did not end within 60 s.");
        assert_eq!(
            told("head\n   27  row\n", "27 discs …\n28 discs …\n"),
            "Your program did not end within 60 s.\nIts last lines were:\n   27  row\n28 discs …"
        );
        let prompts = "Your move: ".repeat(60_000);
        let said = told(&prompts, "");
        assert!(said.ends_with("Your move: Your move:"), "{said}");
        // The words before the quoted lines do not count.
        let (_, quoted) = said.split_once(" were:\n").unwrap();
        assert!(quoted.chars().count() < 88, "{quoted}");
    }
}
