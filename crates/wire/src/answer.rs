//! What a search that is played against answers, in a line.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Begins the line of an answer: what a search prints by itself stands in other lines.
pub const MARK: &str = "the answer: ";

/// A search's answer to a question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The move, as the board writes it; none where the search recommends none.
    pub mv: Option<String>,
    /// What the search says that the position is worth, for the first player.
    pub value: i32,
    /// How many positions it visited, each time that it did; none where nobody counted.
    pub nodes: Option<u64>,
}

impl Answer {
    /// The last answer in what a program wrote; none where it wrote none.
    pub fn last_in(text: &str) -> Option<Self> {
        text.lines().rev().find_map(Self::read)
    }

    /// What stands beside its move: "value 0, 894 nodes".
    pub fn beside(&self) -> String {
        let nodes = self.nodes.map(|nodes| words::counted(nodes, "node"));
        let nodes = nodes.map_or_else(String::new, |nodes| format!(", {nodes}"));
        format!("value {}{nodes}", words::value(self.value))
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
