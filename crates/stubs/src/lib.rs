//! Cuts a reference module into the stub that a student starts from.
//!
//! The reference carries mdBook's ANCHOR marks, and the stub's text stands on them:
//!
//! ```text
//! pub fn factorial(n: u64) -> u64 {
//!     // ANCHOR: body todo!("0! is 1")
//!     if n == 0 { 1 } else { n * factorial(n - 1) }
//!     // ANCHOR_END: body
//! }
//! ```
//!
//! - A mark with text after its name: the region becomes that text. Lines
//!   `// ANCHOR: more …` directly below add to it, so a hunt can start from a bug of many lines.
//! - A mark named `solution` or `solution_…`, without text: the region is taken out.
//! - Any other mark is there for the book: its comment goes, what it encloses stays.
//!
//! mdBook drops every line with a mark on it, so none of this shows in the book.

mod mark;

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
}

/// The stub of a reference module.
///
/// # Errors
/// When a region is not closed, or closed but not open.
pub fn cut(reference: &str) -> Result<String, MarkError> {
    rewrite(reference, |mark| match mark {
        Mark::Begin {
            text: Some(text),
            indent,
            ..
        } => Some(indented(text, indent)),
        Mark::Begin {
            name, text: None, ..
        } if *name == "solution" || name.starts_with("solution_") => Some(String::new()),
        _ => None,
    })
}

/// The reference with some of its regions replaced, all marks gone.
///
/// # Errors
/// When a region is missing from the reference, or its marks are not in order.
pub fn substitute(reference: &str, regions: &[Region]) -> Result<String, MarkError> {
    let names: Vec<String> = mark::begun(reference);
    if let Some(missing) = regions.iter().find(|region| !names.contains(&region.name)) {
        return Err(MarkError::Missing {
            name: missing.name.clone(),
        });
    }
    rewrite(reference, |mark| match mark {
        Mark::Begin { name, .. } => regions
            .iter()
            .find(|region| region.name == *name)
            .map(|region| region.lines.clone()),
        _ => None,
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

/// Copies a module without its marks. Where `instead` has lines for a mark, they take the place
/// of the whole region.
fn rewrite(
    module: &str,
    instead: impl Fn(&Mark<'_>) -> Option<String>,
) -> Result<String, MarkError> {
    let mut out = String::new();
    let mut open: Vec<(String, usize)> = Vec::new();
    let mut replaced: Option<usize> = None; // how many regions were open around the replaced one
    let mut lines = module.lines().enumerate().peekable();
    while let Some((at, line)) = lines.next() {
        match mark::read_with_more(line, &mut lines) {
            Some(mark @ Mark::Begin { .. }) => {
                if replaced.is_none()
                    && let Some(text) = instead(&mark)
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

fn indented(text: &str, indent: &str) -> String {
    text.lines()
        .map(|line| format!("{indent}{line}\n"))
        .collect()
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
