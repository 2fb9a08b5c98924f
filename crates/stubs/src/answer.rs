//! The program that an answer gives.

use crate::change::change;
use crate::mark::{self, Mark};
use crate::{MarkError, Region, regions, substitute};

/// The reference with what an answer changes of it; `None` if the answer changes nothing.
///
/// A region of the reference stands whole in the answer, between its marks `// ANCHOR: name` and
/// `// ANCHOR_END: name`; or below `// CHANGE: name`, up to the next mark, stand the lines of it that
/// go (`- `), that come (`+ `), and, where those that go are not there once and only once, lines beside
/// them that stay (two spaces). A blank line ends one piece of such a change.
///
/// # Errors
/// When the reference has no such region, when a change does not fit it, or marks are not in order.
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

/// The regions that are changed line by line, with the lines.
fn changes(answer: &str) -> Vec<(&str, String)> {
    let mut found: Vec<(&str, String)> = Vec::new();
    let mut is_open = false;
    for line in answer.lines() {
        match mark::read(line) {
            Some(Mark::Change { name }) => {
                found.push((name, String::new()));
                is_open = true;
            }
            Some(_) => is_open = false,
            None if is_open => {
                let (_, lines) = found.last_mut().expect("one is open");
                *lines += line;
                lines.push('\n');
            }
            None => {}
        }
    }
    found
}

/// The lines of a region, at whatever depth, with their numbers; marks inside it are left out.
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
