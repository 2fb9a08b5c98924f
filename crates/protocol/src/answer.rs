//! The answer of a search that a page plays against, as one line of text.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The prefix of an answer line. A search may print other lines of its own.
pub const MARK: &str = "the answer: ";

/// The answer of a search to a question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The recommended move in the board's notation, or `None` if the search recommends no move.
    pub mv: Option<String>,
    /// The value that the search gives the position, for the first player.
    pub value: i32,
    /// The number of visits to positions, repeated visits included, or `None` if they were not counted.
    pub nodes: Option<u64>,
}

impl Answer {
    /// Returns the last answer in a program's output, or `None` if the output has no answer.
    pub fn last_in(text: &str) -> Option<Self> {
        text.lines().rev().find_map(Self::read)
    }

    /// Returns the text to show beside the move: "value 0, 894 nodes".
    pub fn beside(&self) -> String {
        let nodes = self.nodes.map(|nodes| textfmt::counted(nodes, "node"));
        let nodes = nodes.map_or_else(String::new, |nodes| format!(", {nodes}"));
        format!("value {}{nodes}", textfmt::value(self.value))
    }

    fn read(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.strip_prefix(MARK)?.split(' ').collect();
        let ["move", mv, "value", value, "nodes", nodes] = words[..] else {
            return None;
        };
        let known = |word: &str| (word != NONE).then(|| word.to_owned());
        let nodes = match known(nodes) {
            Some(nodes) => Some(nodes.parse().ok()?),
            None => None,
        };
        Some(Self {
            mv: known(mv),
            value: value.parse().ok()?,
            nodes,
        })
    }
}

const NONE: &str = "none";

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mv = self.mv.as_deref().unwrap_or(NONE);
        let nodes = self
            .nodes
            .map_or(NONE.to_owned(), |nodes| nodes.to_string());
        write!(f, "{MARK}move {mv} value {} nodes {nodes}", self.value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_as_it_was_written_whatever_else_was_printed() {
        for answer in [
            Answer {
                mv: Some("a1b1".to_owned()),
                value: -3,
                nodes: Some(549_946),
            },
            Answer {
                mv: None,
                value: 0,
                nodes: None,
            },
        ] {
            let text = format!("depth 3\nthe answer: 42\n{answer}\nbye\n");
            assert_eq!(Answer::last_in(&text), Some(answer));
        }
        assert_eq!(Answer::last_in("the answer: move 5"), None);
        assert_eq!(Answer::last_in(""), None);
    }
}
