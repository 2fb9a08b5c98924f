//! `cargo course grade --again`: reads results and writes them anew, with other points perhaps. Nothing is run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail, ensure};

use crate::cli::Grade;
use crate::names::Names;
use crate::points::Points;
use crate::results::{self, FORM, Results};

/// Writes results anew: of one folder into the same, and of several, which hold shards, into another one.
pub(crate) fn run(asked: &Grade, points: &Points, names: Option<&Names>) -> Result<ExitCode> {
    let ((Some(out), _) | (None, [out])) = (&asked.out, &asked.submissions[..]) else {
        bail!("`--out FOLDER` names the folder for the results of all of these")
    };
    let mut results = all(&asked.submissions)?;
    points.give(&mut results);
    if let Some(names) = names {
        names.give(&mut results);
    }
    results.write(out)?;
    let names_of: Vec<&str> = results
        .submissions
        .iter()
        .map(|it| it.name.as_str())
        .collect();
    let missing = names.map_or_else(Vec::new, |names| names.missing(&names_of));
    Ok(results::tell(&results, &missing, out))
}

/// The results in these folders, together.
pub(crate) fn all(folders: &[PathBuf]) -> Result<Results> {
    let mut results: Option<Results> = None;
    for folder in folders {
        let more = read(folder)?;
        results = Some(match results {
            None => more,
            Some(results) => together(results, more, folder)?,
        });
    }
    results.context("no folder of results was named")
}

/// The results in a folder, or in the file itself.
fn read(path: &Path) -> Result<Results> {
    let path = match path.is_dir() {
        true => path.join("results.json"),
        false => path.to_owned(),
    };
    let of = |what: &str| format!("{what} {}", path.display());
    let text = fs::read_to_string(&path).with_context(|| of("cannot read"))?;
    let form: Form = serde_json::from_str(&text).with_context(|| of("these are no results:"))?;
    ensure!(
        form.form == FORM,
        "{} was written by another version of the course, in form {}; this one reads form {FORM}. Grade again.",
        path.display(),
        form.form
    );
    serde_json::from_str(&text).with_context(|| of("these results are damaged:"))
}

/// The part of results that each version has.
#[derive(serde::Deserialize)]
struct Form {
    form: u32,
}

/// The submissions of both.
fn together(mut results: Results, more: Results, folder: &Path) -> Result<Results> {
    let is_alike = results.version == more.version
        && results.chapters == more.chapters
        && results.fresh == more.fresh;
    ensure!(
        is_alike,
        "{} holds results of another version of the course, of other chapters or of another seed",
        folder.display()
    );
    for sandbox in more.sandboxes {
        if !results.sandboxes.contains(&sandbox) {
            results.sandboxes.push(sandbox);
        }
    }
    for graded in more.submissions {
        let mut all = results.submissions.iter();
        ensure!(
            !all.any(|it| it.name == graded.name),
            "{} is in two of these folders",
            graded.name
        );
        results.submissions.push(graded);
    }
    results.submissions.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(results)
}
