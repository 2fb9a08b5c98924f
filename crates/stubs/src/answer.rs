//! Builds the program of an answer.

use crate::change::change;
use crate::mark::{self, Mark};
use crate::{MarkError, Region, regions, substitute};

/// Returns the reference with the changes of an answer, or `None` if the answer changes nothing.
///
/// An answer can replace a whole region of the reference, between its marks `// ANCHOR: name` and `// ANCHOR_END:
/// name`. Or it can change single lines below `// CHANGE: name`, up to the next mark. These lines are removed (`- `),
/// added (`+ `) or unchanged (two spaces). Unchanged lines are needed only if the removed lines do not occur exactly
/// once. A blank line ends one piece of such a change.
///
/// # Errors
/// If the reference has no such region, a change does not fit it, or the marks are not in order.
pub fn answer(answer: &str, reference: &str) -> Result<Option<String>, MarkError> {
    let mut found = regions(answer)?;
    for (name, lines) in changes(answer) {
        let region = region(reference, name);
        if region.is_empty() {
            let name = name.to_owned();
            return Err(MarkError::Missing { name });
        }
        let name = name.to_owned();
        match change(&region, &lines) {
            Ok(lines) => found.push(Region { name, lines }),
            Err(source) => return Err(MarkError::Change { name, source }),
        }
    }
    match &found[..] {
        [] => Ok(None),
        found => substitute(reference, found).map(Some),
    }
}

/// Returns the regions that the answer changes line by line, with the lines of the change. A second change to a region is
/// a further piece of the first.
fn changes(answer: &str) -> Vec<(&str, String)> {
    let mut found: Vec<(&str, String)> = Vec::new();
    let mut open = None;
    for line in answer.lines() {
        match (mark::read(line), open) {
            (Some(Mark::Change { name }), _) => {
                let before = found.iter().position(|(it, _)| *it == name);
                let at = before.unwrap_or(found.len());
                match before {
                    Some(at) => found[at].1.push('\n'),
                    None => found.push((name, String::new())),
                }
                open = Some(at);
            }
            (Some(_), _) => open = None,
            (None, Some(at)) => {
                let (_, lines) = &mut found[at];
                *lines += line;
                lines.push('\n');
            }
            (None, None) => {}
        }
    }
    found
}

/// Returns the lines of a region at any depth, with their numbers. Marks inside it are left out.
fn region<'r>(module: &'r str, wanted: &str) -> Vec<(usize, &'r str)> {
    let mut found = Vec::new();
    let mut is_open = false;
    for (at, line) in module.lines().enumerate() {
        match mark::read(line) {
            Some(Mark::Begin { name, .. }) if name == wanted => is_open = true,
            Some(Mark::End { name }) if name == wanted => is_open = false,
            None if is_open => found.push((at + 1, line)),
            _ => {}
        }
    }
    found
}
