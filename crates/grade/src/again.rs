//! `cargo course grade --again`: reads existing results and writes them anew, perhaps with other points. Runs no
//! tests.

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail, ensure};

use crate::cli::Grade;
use crate::files;
use crate::points::Points;
use crate::results::{self, FORM, Results};

/// Writes the results of one folder anew, into the same folder or another one.
pub(crate) fn run(asked: &Grade, points: &Points) -> Result<ExitCode> {
    let [folder] = &asked.submissions[..] else {
        bail!("`--again` reads one folder of results");
    };
    let mut results = read(folder)?;
    points.give(&mut results);
    let out = asked.out.as_ref().unwrap_or(folder);
    results.write(out)?;
    Ok(results::tell(&results, out))
}

/// Reads the results in a folder.
pub(crate) fn read(folder: &Path) -> Result<Results> {
    let path = folder.join("results.json");
    let of = |what: &str| format!("{what} {}", path.display());
    let text = files::read(&path)?;
    let form: Form =
        serde_json::from_str(&text).with_context(|| of("this file contains no results:"))?;
    ensure!(
        form.form == FORM,
        "{} was written by another version of the course, in form {}; this one reads form {FORM}. Grade again.",
        path.display(),
        form.form
    );
    serde_json::from_str(&text).with_context(|| of("these results are damaged:"))
}

/// The part of the results that every version has.
#[derive(serde::Deserialize)]
struct Form {
    form: u32,
}
