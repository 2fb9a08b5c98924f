//! Cuts a reference module into the stub that a student starts from.
//!
//! The reference contains mdBook's ANCHOR marks, and the text on these marks defines the stub:
//!
//! ```text
//! pub fn power(n: u32) -> u64 {
//!     // ANCHOR: body todo!("2 to the power of 0 is 1")
//!     if n == 0 { 1 } else { 2 * power(n - 1) }
//!     // ANCHOR_END: body
//! }
//! ```
//!
//! - A mark with `todo!(…)` in its text: this text replaces the region. The same is true for an import and for the
//!   name of a type.
//! - A mark with `hunt` after its name: the hunt's region of the same name replaces the region.
//! - A mark named `solution` or `solution_…`, without text: the region is removed.
//! - A mark named `given`, in a chapter's `lib.rs`: the modules that a student is given. Each module in the region
//!   gets its path in the students' folder `given`.
//! - Any other mark is there for the book: the mark is removed, and the lines of its region remain.
//!
//! mdBook drops every line with a mark on it, so none of this appears in the book.
//!
//! A *hunt* is the program whose bugs a student looks for. It is a separate module, `debugging/STEM.rs` beside the
//! reference. So it is compiled and formatted, and the code that counts its bugs can call it. Its regions are the
//! bugs and nothing else. Every other line is the same as in the reference.
//!
//! Each exercise has a file of wrong answers, and of right answers in other styles. [`answers()`] splits that file,
//! and [`answer()`] builds the program of one answer.

mod answer;
mod answers;
mod change;
mod given;
mod mark;

use std::path::{Path, PathBuf};
use std::{fs, io};

pub use answer::answer;
pub use answers::{AnswersError, NamedAnswer, answers};
pub use change::ChangeError;
pub use given::{declared, file_of, source_of};
use mark::Mark;

/// A region of a reference module, with the lines that replace it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Region {
    /// The name on its marks.
    pub name: String,
    /// The lines between its marks.
    pub lines: String,
}

/// The reason why a module cannot be cut.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MarkError {
    /// A region does not end.
    #[error("line {line}: the region \"{name}\" is never closed; write // ANCHOR_END: {name}")]
    Open {
        /// The region.
        name: String,
        /// The line where it starts, from 1.
        line: usize,
    },
    /// A region ends but did not begin.
    #[error("line {line}: \"{name}\" is closed but not open")]
    NotOpen {
        /// The region.
        name: String,
        /// The line where it ends, from 1.
        line: usize,
    },
    /// A region to be replaced does not exist in the reference.
    #[error("the reference has no region \"{name}\"")]
    Missing {
        /// The region.
        name: String,
    },
    /// An answer changes a region in a way that does not fit it.
    #[error("the change of \"{name}\" does not fit the reference: {source}")]
    Change {
        /// The region.
        name: String,
        /// The mismatch.
        source: ChangeError,
    },
    /// A comment contains code, which no compiler reads.
    #[error(
        "line {line}: there is code on the mark of \"{name}\", where it is not compiled; write // ANCHOR: {name} \
         hunt, and put the code between the same marks in src/debugging"
    )]
    Code {
        /// The region.
        name: String,
        /// The line where it starts, from 1.
        line: usize,
    },
    /// A mark refers to a region of the hunt, but the hunt has no region of this name.
    #[error(
        "line {line}: the region \"{name}\" is marked as a hunt, but src/debugging has no region of this name"
    )]
    NoHunt {
        /// The region.
        name: String,
        /// The line where it starts, from 1.
        line: usize,
    },
    /// A hunt differs from the reference outside its regions.
    #[error(
        "line {line} of the hunt differs from the reference: only the regions with the bugs may differ"
    )]
    Apart {
        /// The first line that differs, from 1.
        line: usize,
    },
}

/// The reason why a reference file has no stub.
#[derive(Debug, thiserror::Error)]
pub enum StubError {
    /// A file cannot be read.
    #[error("cannot read {}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// The cause.
        source: io::Error,
    },
    /// The marks are not in order.
    #[error("in {}", path.display())]
    Marks {
        /// The reference, or its hunt.
        path: PathBuf,
        /// The fault in the marks.
        source: MarkError,
    },
}

/// Returns the stub of a reference module, `src/STEM.rs` of a chapter. Reads the module's hunt too, if there is one.
///
/// # Errors
/// If a file cannot be read, the marks are not in order, or the hunt does not fit the reference.
pub fn of(reference: &Path) -> Result<String, StubError> {
    let (module, hunt) = read(reference)?;
    let is_folder = |name: &str| reference.with_file_name(name).join("mod.rs").is_file();
    let module = given::set_apart(&module, is_folder);
    cut(&module, hunt.as_deref()).map_err(|source| StubError::Marks {
        path: reference.to_owned(),
        source,
    })
}

/// Returns the module for a copy of the course that withholds the solution. The parts that a student writes are
/// replaced by those of the stub. The marks remain, so the module still has the same stub.
///
/// # Errors
/// As for [`of`].
pub fn emptied(reference: &Path) -> Result<String, StubError> {
    let (module, hunt) = read(reference)?;
    let emptied = empty(&module, hunt.as_deref());
    emptied.map_err(|source| StubError::Marks {
        path: reference.to_owned(),
        source,
    })
}

/// Reads a reference module, and its hunt if there is one.
fn read(reference: &Path) -> Result<(String, Option<String>), StubError> {
    let unread = |path: &Path, source| StubError::Read {
        path: path.to_owned(),
        source,
    };
    let module = fs::read_to_string(reference).map_err(|error| unread(reference, error))?;
    let path = reference.with_file_name("debugging");
    let path = path.join(reference.file_name().unwrap_or_default());
    let hunt = match fs::read_to_string(&path) {
        Ok(hunt) => Some(hunt),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(unread(&path, error)),
    };
    if let Some(hunt) = &hunt {
        regions(hunt).map_err(|source| StubError::Marks { path, source })?;
    }
    Ok((module, hunt))
}

/// Replaces each region that the stub does not have by the stub's text. Regions nested in it disappear with it.
fn empty(reference: &str, hunt: Option<&str>) -> Result<String, MarkError> {
    let bugs = hunt.map_or(Ok(Vec::new()), regions)?;
    let mut out = String::new();
    let mut inside: Option<&str> = None;
    for (at, line) in reference.lines().enumerate() {
        let mark = mark::read(line);
        if inside.is_some_and(|name| mark != Some(Mark::End { name })) {
            continue;
        }
        inside = None;
        out.push_str(line);
        out.push('\n');
        if let Some(mark @ Mark::Begin { name, .. }) = mark
            && let Some(instead) = in_the_stub(&mark, &bugs, at + 1)?
        {
            out.push_str(&instead);
            inside = Some(name);
        }
    }
    Ok(out)
}

/// Cuts the stub of a reference module, with the bugs of its hunt if there is one.
fn cut(reference: &str, hunt: Option<&str>) -> Result<String, MarkError> {
    let bugs = hunt.map_or(Ok(Vec::new()), regions)?;
    let stub = rewrite(reference, |mark, line| in_the_stub(mark, &bugs, line))?;
    match hunt.and_then(|hunt| first_difference(hunt, &stub)) {
        Some(line) => Err(MarkError::Apart { line }),
        None => Ok(stub),
    }
}

/// Returns the stub's replacement for the region that a mark on this line begins, or `None` if the stub keeps the
/// region.
fn in_the_stub(mark: &Mark<'_>, bugs: &[Region], line: usize) -> Result<Option<String>, MarkError> {
    let Mark::Begin { name, text, indent } = *mark else {
        return Ok(None);
    };
    let (bug, region) = (bugs.iter().find(|bug| bug.name == name), name.to_owned());
    match (text, bug) {
        (Some("hunt"), Some(bug)) => Ok(Some(bug.lines.clone())),
        (Some("hunt"), None) => Err(MarkError::NoHunt { name: region, line }),
        (Some(text), _) if may_stand_on_a_mark(text) => Ok(Some(format!("{indent}{text}\n"))),
        (Some(_), _) => Err(MarkError::Code { name: region, line }),
        (None, _) if is_solution(name) => Ok(Some(String::new())),
        (None, _) => Ok(None),
    }
}

/// Returns whether a text on a mark can replace a region: a `todo!`, an import or the name of a type.
fn may_stand_on_a_mark(text: &str) -> bool {
    let starts = ["use ", "type ", "pub type "];
    text.contains("todo!(") || starts.iter().any(|start| text.starts_with(start))
}

/// Returns the lines of a reference module, from 1, that its stub does not have: the part for the student to write. A
/// region that does not end extends to the end of the module; [`of`] reports it.
pub fn withheld(reference: &str) -> Vec<usize> {
    let mut out = Vec::new();
    let mut inside: Option<&str> = None;
    for (at, line) in reference.lines().enumerate() {
        match (mark::read(line), inside) {
            (Some(Mark::Begin { name, text, .. }), None) if text.is_some() || is_solution(name) => {
                inside = Some(name);
            }
            (Some(Mark::End { name }), Some(begun)) if name == begun => inside = None,
            (None, Some(_)) => out.push(at + 1),
            _ => {}
        }
    }
    out
}

/// Returns whether a region without text on its mark is removed.
fn is_solution(name: &str) -> bool {
    name == "solution" || name.starts_with("solution_")
}

/// Returns the first line of a hunt, from 1, that differs from the stub. Lines with marks are skipped.
fn first_difference(hunt: &str, stub: &str) -> Option<usize> {
    let mut lines = hunt
        .lines()
        .enumerate()
        .filter(|(_, line)| mark::read(line).is_none());
    let mut stub = stub.lines();
    loop {
        match (lines.next(), stub.next()) {
            (None, None) => return None,
            (Some((_, own)), Some(line)) if own == line => {}
            (Some((at, _)), _) => return Some(at + 1),
            (None, Some(_)) => return Some(hunt.lines().count() + 1),
        }
    }
}

/// Returns the reference with some of its regions replaced and all marks removed.
///
/// # Errors
/// If a region is missing from the reference, or its marks are not in order.
pub fn substitute(reference: &str, regions: &[Region]) -> Result<String, MarkError> {
    let names = mark::begun(reference);
    let is_missing = |region: &&Region| !names.contains(&region.name.as_str());
    if let Some(missing) = regions.iter().find(is_missing) {
        return Err(MarkError::Missing {
            name: missing.name.clone(),
        });
    }
    rewrite(reference, |mark, _| {
        let of_this = |region: &&Region| region.name == mark.name();
        Ok(regions.iter().find(of_this).map(|it| it.lines.clone()))
    })
}

/// Returns the outermost regions of a text.
///
/// # Errors
/// If a region is not closed, or is closed but not open.
pub fn regions(text: &str) -> Result<Vec<Region>, MarkError> {
    let mut found: Vec<Region> = Vec::new();
    let mut open: Option<(String, usize)> = None;
    for (at, line) in text.lines().enumerate() {
        match (mark::read(line), &open) {
            (Some(Mark::Begin { name, .. }), None) => {
                open = Some((name.to_owned(), at + 1));
                found.push(Region {
                    name: name.to_owned(),
                    lines: String::new(),
                });
            }
            (Some(Mark::End { name }), Some((opened, _))) if name == opened => open = None,
            (Some(Mark::End { name }), None) => {
                return Err(MarkError::NotOpen {
                    name: name.to_owned(),
                    line: at + 1,
                });
            }
            (Some(_), _) | (None, None) => {}
            (None, Some(_)) => {
                if let Some(region) = found.last_mut() {
                    region.lines.push_str(line);
                    region.lines.push('\n');
                }
            }
        }
    }
    open.map_or(Ok(found), |(name, line)| {
        Err(MarkError::Open { name, line })
    })
}

/// Copies a module without its marks. If `instead` returns lines for a mark, they replace the whole region that it
/// begins.
fn rewrite(
    module: &str,
    instead: impl Fn(&Mark<'_>, usize) -> Result<Option<String>, MarkError>,
) -> Result<String, MarkError> {
    let mut out = String::new();
    let mut open: Vec<(String, usize)> = Vec::new();
    let mut replaced: Option<usize> = None; // how many regions were open around the replaced one
    for (at, line) in module.lines().enumerate() {
        match mark::read(line) {
            Some(mark @ Mark::Begin { .. }) => {
                if replaced.is_none()
                    && let Some(text) = instead(&mark, at + 1)?
                {
                    out.push_str(&text);
                    replaced = Some(open.len());
                }
                open.push((mark.name().to_owned(), at + 1));
            }
            Some(Mark::End { name }) => {
                let last = open.iter().rposition(|(opened, _)| opened == name);
                let Some(last) = last else {
                    return Err(MarkError::NotOpen {
                        name: name.to_owned(),
                        line: at + 1,
                    });
                };
                open.remove(last);
                if replaced.is_some_and(|around| open.len() <= around) {
                    replaced = None;
                }
            }
            Some(Mark::Change { .. }) => {}
            None if replaced.is_some() => {}
            None => {
                out.push_str(line);
                out.push('\n');
            }
        }
    }
    match open.pop() {
        Some((name, line)) => Err(MarkError::Open { name, line }),
        None => Ok(without_double_blanks(&out)),
    }
}

/// Removes superfluous blank lines. After the removal of a region, the blank lines above and below it meet. One is
/// enough, and none is needed at the start, at the end or before a closing brace.
fn without_double_blanks(text: &str) -> String {
    let mut out: Vec<&str> = Vec::new();
    for line in text.lines() {
        let after_blank = out.last().is_none_or(|last| last.trim().is_empty());
        if line.trim().is_empty() && after_blank {
            continue;
        }
        if line.trim_start().starts_with('}') && after_blank {
            out.pop();
        }
        out.push(line);
    }
    while out.last().is_some_and(|last| last.trim().is_empty()) {
        out.pop();
    }
    out.join("\n") + "\n"
}

#[cfg(test)]
mod tests;
