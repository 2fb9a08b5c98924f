//! The known answers to an exercise: the wrong ones that people give, and the right ones in other styles.
//!
//! ```text
//! //! name: no_case_below
//! //! mistake: The base case is left out.
//! //! says: the words that the first failing test must say
//! // ANCHOR: body
//! n * factorial(n - 1)
//! // ANCHOR_END: body
//!
//! //! name: a_loop
//! //! right: A loop.
//! …
//! ```
//!
//! All answers to one exercise share a file. A line `//! name: …` begins a section, and the next such line
//! ends it. Blank lines and comments between two sections belong to neither.

use crate::{MarkError, mark, regions};

/// One answer of such a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedAnswer {
    /// Its name, unique in the file.
    pub name: String,
    /// The line with the name, from 1.
    pub line: usize,
    /// The lines below the name: first the head, whose lines begin with `//!`, then what
    /// [`answer`](crate::answer()) reads.
    pub text: String,
}

/// Why a file of answers cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AnswersError {
    /// A head does not begin with a name.
    #[error("line {line}: an answer has no name; write //! name: … above its other lines")]
    Unnamed {
        /// The first line of the head, from 1.
        line: usize,
    },
    /// Two answers have the same name.
    #[error(
        "line {line}: the answer in line {first} is called \"{name}\", too; rename one of them"
    )]
    Twice {
        /// The name.
        name: String,
        /// The line where the first answer begins, from 1.
        first: usize,
        /// The line where the second answer begins, from 1.
        line: usize,
    },
    /// Text other than comments precedes the first answer.
    #[error("line {line}: only comments may precede the first //! name: …")]
    Outside {
        /// The line, from 1.
        line: usize,
    },
    /// The marks of an answer are not in order.
    #[error("{name}: {error}")]
    Marks {
        /// The answer.
        name: String,
        /// The fault in its marks, with a line number of the whole file.
        error: MarkError,
    },
}

/// Returns the answers in a file, in their order.
///
/// # Errors
/// If an answer has no name, or the name of an earlier one, if text other than comments precedes the first answer, or
/// if an answer opens or closes a region without the other mark.
pub fn answers(text: &str) -> Result<Vec<NamedAnswer>, AnswersError> {
    let mut found: Vec<NamedAnswer> = Vec::new();
    let mut is_head = false;
    for (at, content) in text.lines().enumerate() {
        let line = at + 1;
        let was_head = std::mem::replace(&mut is_head, content.starts_with("//!"));
        if let Some(name) = name(content) {
            if name.is_empty() {
                return Err(AnswersError::Unnamed { line });
            }
            let (name, text) = (name.to_owned(), String::new());
            if let Some(same) = found.iter().find(|it| it.name == name) {
                let first = same.line;
                return Err(AnswersError::Twice { name, first, line });
            }
            found.push(NamedAnswer { name, line, text });
        } else if is_head && !was_head {
            return Err(AnswersError::Unnamed { line });
        } else if let Some(last) = found.last_mut() {
            last.text += content;
            last.text.push('\n');
        } else if !is_between(content) {
            return Err(AnswersError::Outside { line });
        }
    }
    for NamedAnswer { name, line, text } in &mut found {
        let from_below = text.lines().rev();
        let kept = from_below.skip_while(|line| is_between(line)).count();
        *text = text.lines().take(kept).flat_map(|it| [it, "\n"]).collect();
        // Blank lines instead of those above, so that an error names a line of the file.
        regions(&("\n".repeat(*line) + text)).map_err(|error| AnswersError::Marks {
            name: name.clone(),
            error,
        })?;
    }
    Ok(found)
}

/// Returns the name on a line, or `None` if the line gives no name.
fn name(line: &str) -> Option<&str> {
    let key = line.strip_prefix("//!")?.trim_start();
    Some(key.strip_prefix("name:")?.trim())
}

/// Returns whether a line may separate two answers: a blank line, or a comment without a mark.
fn is_between(line: &str) -> bool {
    let is_comment = line.starts_with("//") && !line.starts_with("//!");
    line.trim().is_empty() || is_comment && mark::read(line).is_none()
}
