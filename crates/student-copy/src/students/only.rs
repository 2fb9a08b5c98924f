//! Filters lines of the pages and the README that only some copies have. A line that ends with `<!-- only with
//! solutions -->` is kept if the copy has solutions. Other marks name `all chapters`, `chapter 2`, or a package of
//! the tools.

use std::path::Path;

use anyhow::{Context, Result, bail};

use super::plan::Plan;

const MARK: &str = " <!-- only with ";

/// Returns the text with the lines of this copy, without their marks.
pub(super) fn lines(text: &str, plan: &Plan<'_>, into: &Path) -> Result<String> {
    let mut out = String::new();
    for line in text.split_inclusive('\n') {
        let Some((before, rest)) = line.split_once(MARK) else {
            out += line;
            continue;
        };
        let (what, after) = rest
            .split_once(" -->")
            .with_context(|| format!("a mark has no end: {line}"))?;
        if has(what, plan, into)? {
            out += before;
            out += after;
        }
    }
    Ok(out)
}

/// Returns whether the copy has the named part.
fn has(what: &str, plan: &Plan<'_>, into: &Path) -> Result<bool> {
    let all = &plan.catalogue.chapters;
    if let Some(number) = what.strip_prefix("chapter ") {
        let chapter = all.iter().find(|it| it.number.to_string() == number);
        let chapter = chapter.with_context(|| format!("there is no chapter {number}"))?;
        return Ok(plan.has(&chapter.folder));
    }
    let package = Path::new("crates").join(what);
    match what {
        "all chapters" => Ok(plan.chapters.len() == all.len()),
        "solutions" => Ok(plan.has_solutions()),
        _ if plan.course.join(&package).is_dir() => Ok(into.join(package).is_dir()),
        _ => bail!("the course has no part or package called {what}"),
    }
}
