//! Implements `cargo course reset`: restores the stub. The student's version is kept beside it and never overwritten.

use std::fs;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use catalogue::Exercise;

use crate::course::Course;
use crate::plain_file;
use crate::solution;
use keep::{newest, of_number, replace};
use terminal::say;

mod keep;

/// Restores the stub. Returns a description of the result.
pub(crate) fn reset(course: &Course, exercise: &Exercise) -> Result<String> {
    let stub = stub(course, exercise)?;
    let path = course.path(exercise.stub());
    let shown = course.shown(exercise.stub());
    let is_stub = |yours: &[u8]| is_same(&String::from_utf8_lossy(yours), &stub);
    let kept = match plain_file::read(&path) {
        Ok(yours) if is_stub(&yours) => Vec::new(),
        Ok(_) => replace(&path, stub.as_bytes()).with_context(|| {
            format!("cannot replace {shown} by the stub; your code is still in this file or in one beside it")
        })?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            replace(&path, stub.as_bytes()).with_context(|| format!("cannot write {shown}"))?
        }
        Err(error) => return Err(error).with_context(|| format!("cannot read {shown}")),
    };
    let unkept = course.progress.change_or_say(|progress| {
        if let Some(copy) = kept.first() {
            progress.set_aside(&exercise.id, &name(copy));
        }
        progress.set_solved(&exercise.id, false);
        progress.set_hints(&exercise.id, 0);
    });
    let mut done = match kept.is_empty() {
        true => format!("{shown} is already the stub."),
        false => format!(
            "{shown} is the stub again.\nYour code is kept as {}.\n`cargo course reset {} --undo` restores it.",
            names(course, &kept),
            exercise.stem
        ),
    };
    if let Some(why) = unkept {
        done += &format!("\n{why}");
    }
    Ok(done)
}

/// Restores all stubs, after one question. Returns `false` if the answer is no.
pub(crate) fn all(course: &Course, yes: bool) -> Result<bool> {
    let exercises = course.catalogue.exercises().iter();
    let written: Vec<&Exercise> = exercises
        .filter(|exercise| !is_untouched(course, exercise))
        .collect();
    if written.is_empty() {
        say("Every file is already its stub.");
        return Ok(true);
    }
    let question = format!(
        "Reset {}? Your code is kept beside each file.",
        textfmt::counted(written.len(), "file")
    );
    if !yes && !std::io::stdin().is_terminal() {
        bail!("{question}\nAdd --yes to do it.");
    }
    if !yes && !solution::agrees(&question)? {
        return Ok(false);
    }
    for exercise in written {
        say(&reset(course, exercise)?);
    }
    Ok(true)
}

/// Restores the newest copy that a reset kept. The current file is kept in turn, unless it is the stub. Returns a
/// description of the result.
pub(crate) fn undo(course: &Course, exercise: &Exercise) -> Result<String> {
    let path = course.path(exercise.stub());
    let shown = course.shown(exercise.stub());
    let Some(newest) = newest(&path) else {
        bail!(
            "there is nothing to restore for {shown}: beside it there is no {} that contains code",
            of_number(&exercise.stub(), "N").display()
        );
    };
    let name = names(course, std::slice::from_ref(&newest));
    let yours = plain_file::read(&newest).with_context(|| format!("cannot read {name}"))?;
    let mut kept = replace(&path, &yours).with_context(|| format!("cannot restore {name}"))?;
    // The stub need not be kept: it can be generated again.
    let stub = stub(course, exercise)?;
    kept.retain(|copy| {
        let is_stub = plain_file::read_text(copy).is_ok_and(|text| is_same(&text, &stub));
        !is_stub || fs::remove_file(copy).is_err()
    });
    fs::remove_file(&newest)
        .with_context(|| format!("{shown} is your code again, and {name} too"))?;
    let unkept = course.progress.change_or_say(|progress| {
        if let Some(copy) = kept.first() {
            progress.set_aside(&exercise.id, &self::name(copy));
        }
        progress.put_back(&exercise.id, &self::name(&newest));
    });
    let mut done = format!("{shown} is your code again, restored from {name}.");
    if !kept.is_empty() {
        done += &format!(
            "\nThe file that was there is kept as {}.",
            names(course, &kept)
        );
    }
    if let Some(why) = unkept {
        done += &format!("\n{why}");
    }
    Ok(format!(
        "{done}\n`cargo course test {}` tests it.",
        exercise.stem
    ))
}

/// Returns the name of a file, without its folders.
fn name(file: &Path) -> String {
    let name = file.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

fn names(course: &Course, files: &[PathBuf]) -> String {
    let shown = |file: &PathBuf| course.shown(file.strip_prefix(&course.root).unwrap_or(file));
    files.iter().map(shown).collect::<Vec<_>>().join(" and ")
}

/// Returns whether the student's file is still the stub.
pub(crate) fn is_untouched(course: &Course, exercise: &Exercise) -> bool {
    let yours = plain_file::read_text(&course.path(exercise.stub()));
    matches!((yours, stub(course, exercise)), (Ok(yours), Ok(stub)) if is_same(&yours, &stub))
}

/// Returns whether two texts are equal apart from their line endings, which git may change.
fn is_same(one: &str, other: &str) -> bool {
    one.lines().eq(other.lines())
}

/// Returns the stub, generated from the reference solution.
fn stub(course: &Course, exercise: &Exercise) -> Result<String> {
    Ok(stubs::of(&course.path(exercise.reference()))?)
}
