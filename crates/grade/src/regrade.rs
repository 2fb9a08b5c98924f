//! `cargo course grade --again`: reads existing results and writes them anew, perhaps with other points. Runs no
//! tests.

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use student_copy::files;

use crate::cli::Grade;
use crate::names::Names;
use crate::points::Points;
use crate::results::{self, FORM, Results};

/// Writes the results of one folder anew, into the same folder or another one.
pub(crate) fn run(asked: &Grade, points: &Points, names: Option<&Names>) -> Result<ExitCode> {
    let [folder] = &asked.submissions[..] else {
        bail!("`--again` reads one folder of results");
    };
    let mut results = read(folder)?;
    points.give(&mut results);
    if let Some(names) = names {
        names.give(&mut results);
    }
    let out = asked.out.as_ref().unwrap_or(folder);
    results.write(out)?;
    let all = results.submissions.iter();
    let all: Vec<&str> = all.map(|it| it.name.as_str()).collect();
    let missing = names.map_or_else(Vec::new, |names| names.missing(&all));
    Ok(results::tell(&results, &missing, out))
}

/// Reads the results in a folder.
pub(crate) fn read(folder: &Path) -> Result<Results> {
    let path = folder.join("results.json");
    let of = |what: &str| format!("{what} {}", path.display());
    let text = files::read(&path)?;
    let all: Value =
        serde_json::from_str(&text).with_context(|| of("this file contains no results:"))?;
    ensure!(
        all["form"] == FORM,
        "{} was written by another version of the course, in form {}; this one reads form {FORM}. Grade again.",
        path.display(),
        all["form"]
    );
    serde_json::from_value(all).with_context(|| of("these results are damaged:"))
}
