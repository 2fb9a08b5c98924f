//! Cuts a reference module into the stub that a student starts from.
//!
//! The reference carries mdBook's ANCHOR marks, and what stands on them makes the stub:
//!
//! ```text
//! pub fn power(n: u32) -> u64 {
//!     // ANCHOR: body todo!("2 to the power of 0 is 1")
//!     if n == 0 { 1 } else { 2 * power(n - 1) }
//!     // ANCHOR_END: body
//! }
//! ```
//!
//! - A mark with `todo!(…)` in its text: the region becomes this line. So it is with an import, and
//!   with the name of a type.
//! - A mark with `hunt` after its name: the region becomes that of the same name in the hunt.
//! - A mark named `solution` or `solution_…`, without text: the region is taken out.
//! - A mark named `given`, in a chapter's `lib.rs`: what a student is given. Each module in the region
//!   gets its place in the students' folder `given`.
//! - Any other mark is there for the book: its comment goes, what it encloses stays.
//!
//! mdBook drops every line with a mark on it, so none of this shows in the book.
//!
//! A *hunt* is the program whose bugs a student looks for. It is a module of its own, `hunts/STEM.rs`
//! beside the reference, so it is compiled and formatted, and where its bugs are counted, it is
//! called. Its regions are the bugs, and only these; every other line is the reference's.
//!
//! Each exercise has a file of wrong answers, and of right ones in other styles. [`answers()`] splits it, and
//! [`answer()`] makes the program of one of them.

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

/// A region of a reference module, with other lines to stand in its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Region {
    /// The name on its marks.
    pub name: String,
    /// The lines between its marks.
    pub lines: String,
}

/// Why a module cannot be cut.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MarkError {
    /// A region does not end.
    #[error("line {line}: the region \"{name}\" is never closed; write // ANCHOR_END: {name}")]
    Open {
        /// The region.
        name: String,
        /// Where it starts, from 1.
        line: usize,
    },
    /// A region ends that did not begin.
    #[error("line {line}: \"{name}\" is closed but not open")]
    NotOpen {
        /// The region.
        name: String,
        /// Where it ends, from 1.
        line: usize,
    },
    /// A region is to be replaced that the reference does not have.
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
        /// Why not.
        source: ChangeError,
    },
    /// Code stands inside a comment, where no compiler reads it.
    #[error(
        "line {line}: code stands on the mark of \"{name}\", where it is not compiled; write \
         // ANCHOR: {name} hunt, and the code between the same marks in src/hunts"
    )]
    Code {
        /// The region.
        name: String,
        /// Where it starts, from 1.
        line: usize,
    },
    /// A region is that of a hunt, and the hunt does not have it.
    #[error("line {line}: the region \"{name}\" is hunted in, and src/hunts has none of this name")]
    NoHunt {
        /// The region.
        name: String,
        /// Where it starts, from 1.
        line: usize,
    },
    /// A hunt is another program than the reference.
    #[error(
        "line {line} of the hunt is not the reference's: but for the regions with the bugs, the two \
         are the same"
    )]
    Apart {
        /// The first line that differs, from 1.
        line: usize,
    },
}

/// Why there is no stub of a reference's file.
#[derive(Debug, thiserror::Error)]
pub enum StubError {
    /// A file cannot be read.
    #[error("cannot read {}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// The marks are not in order.
    #[error("in {}", path.display())]
    Marks {
        /// The reference, or its hunt.
        path: PathBuf,
        /// What is wrong with them.
        source: MarkError,
    },
}

/// The stub of a reference module, `src/STEM.rs` of a chapter. Of one that is hunted in, the hunt
/// is read, too.
///
/// # Errors
/// When a file cannot be read, or marks are not in order, or the hunt does not fit the reference.
pub fn of(reference: &Path) -> Result<String, StubError> {
    let (module, hunt) = read(reference)?;
    let is_folder = |name: &str| reference.with_file_name(name).join("mod.rs").is_file();
    let module = given::set_apart(&module, is_folder);
    cut(&module, hunt.as_deref()).map_err(|source| StubError::Marks {
        path: reference.to_owned(),
        source,
    })
}

/// The module as a copy of the course has it that withholds the solution: what a student is asked to write is the stub's
/// there. The marks stay, so the stub of it is the same.
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

/// A reference module, and the hunt in it where there is one.
fn read(reference: &Path) -> Result<(String, Option<String>), StubError> {
    let unread = |path: &Path, source| StubError::Read {
        path: path.to_owned(),
        source,
    };
    let module = fs::read_to_string(reference).map_err(|error| unread(reference, error))?;
    let path = reference.with_file_name("hunts");
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

/// Puts what the stub has into each region that it does not have. A region within such a one is gone with it.
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

/// The stub of a reference module; of one that is hunted in, with its hunt.
fn cut(reference: &str, hunt: Option<&str>) -> Result<String, MarkError> {
    let bugs = hunt.map_or(Ok(Vec::new()), regions)?;
    let stub = rewrite(reference, |mark, line| in_the_stub(mark, &bugs, line))?;
    match hunt.and_then(|hunt| first_difference(hunt, &stub)) {
        Some(line) => Err(MarkError::Apart { line }),
        None => Ok(stub),
    }
}

/// What a stub has in the place of the region that a mark on this line begins; none where the region is the stub's, too.
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

/// What is left to do, an import, the name of a type: of these a line says all.
fn may_stand_on_a_mark(text: &str) -> bool {
    let starts = ["use ", "type ", "pub type "];
    text.contains("todo!(") || starts.iter().any(|start| text.starts_with(start))
}

/// The lines of a reference module, from 1, that its stub does not have: what a student is asked to write. A region that
/// does not end goes on to the end; [`of`] says where.
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

/// Whether a region without text on its mark is taken out.
fn is_solution(name: &str) -> bool {
    name == "solution" || name.starts_with("solution_")
}

/// The first line of a hunt, from 1, that is not the stub's; its marks are in no stub.
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

/// The reference with some of its regions replaced, all marks gone.
///
/// # Errors
/// When a region is missing from the reference, or its marks are not in order.
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

/// The regions of a text, outermost only.
///
/// # Errors
/// When a region is not closed, or closed but not open.
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

/// Copies a module without its marks. Where `instead` has lines for the mark on a line, they take
/// the place of the whole region that it begins.
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

/// Where a region was taken out, the blank lines above and below it meet; one is enough, and
/// none is needed at the start, at the end or before a closing brace.
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
