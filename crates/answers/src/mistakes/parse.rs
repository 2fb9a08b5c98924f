//! Parses the head of an attempt: a description, and the words that must appear in the messages. `stubs::answers` reads the name
//! above the head. `stubs::answer` reads the changes to the reference below it.

use anyhow::{Context, bail, ensure};

pub(super) struct Attempt {
    /// The misconception, or the style.
    pub(super) what: String,
    /// Whether the attempt is wrong or right, with the required words.
    pub(super) kind: Kind,
}

/// Wrong or right.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A wrong answer.
    Wrong {
        /// Words that the message of the first failing test must contain.
        says: Vec<String>,
        /// Words that the message of at least one failing test must contain.
        also: Vec<String>,
    },
    /// A right answer in another style.
    Right {
        /// Remarks that a student with this answer must receive.
        told: Vec<String>,
    },
}

impl Attempt {
    pub(super) fn parse(text: &str) -> anyhow::Result<Self> {
        let (mut mistake, mut right) = (None, None);
        let (mut says, mut also, mut told) = (Vec::new(), Vec::new(), Vec::new());
        let (mut judged, mut beside) = (false, false);
        for line in text.lines().map_while(|line| line.strip_prefix("//!")) {
            let (key, words) = line.trim().split_once(':').unwrap_or_default();
            let words = words.trim().to_owned();
            match key {
                "mistake" => mistake = Some(words),
                "right" => right = Some(words),
                "says" => says.push(words),
                "also" => also.push(words),
                "told" => told.push(words),
                // `class` reads these two.
                "judged" => judged = true,
                "beside" if words == "ours" => beside = true,
                _ => bail!(
                    "write `//! mistake: …`, `says: …`, `also: …`, `judged: …`, or `//! right: …`, `told: …`, \
                     `beside: ours`, not `//!{line}`"
                ),
            }
        }
        let (what, kind) = match (mistake, right) {
            (Some(what), None) => {
                ensure!(!says.is_empty(), "a line `//! says: …` is missing");
                ensure!(
                    told.is_empty() && !beside,
                    "`told:` and `beside:` are for what is right"
                );
                // To find these words, every test runs to its end or to the deadline.
                let is_said = |words: &&String| says.iter().any(|said| said.contains(*words));
                if let Some(words) = also.iter().find(is_said) {
                    bail!("`also: {words}` is in `says:`");
                }
                (what, Kind::Wrong { says, also })
            }
            (None, right) => {
                ensure!(
                    says.is_empty() && also.is_empty() && !judged || right.is_none(),
                    "`says:`, `also:` and `judged:` are for what is wrong"
                );
                let what = right.context("a line `//! mistake: …` or `//! right: …` is missing")?;
                (what, Kind::Right { told })
            }
            (Some(_), Some(_)) => bail!("it is a mistake or it is right, not both"),
        };
        Ok(Self { what, kind })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_names_the_thought_and_the_words() {
        let text = "//! mistake: no base case\n//! says: nothing stops\n//! also: the chain\n// ANCHOR: body\nn * f(n)\n// ANCHOR_END: body\n";
        let attempt = Attempt::parse(text).unwrap();
        assert_eq!(attempt.what, "no base case");
        let (says, also) = (vec!["nothing stops".into()], vec!["the chain".into()]);
        assert_eq!(attempt.kind, Kind::Wrong { says, also });
    }

    #[test]
    fn a_right_answer_needs_no_words() {
        let text =
            "//! right: a loop\n//! told: no call\n// ANCHOR: body\nx\n// ANCHOR_END: body\n";
        let attempt = Attempt::parse(text).unwrap();
        let told = vec!["no call".into()];
        assert_eq!(attempt.kind, Kind::Right { told });
    }

    #[test]
    fn a_head_with_missing_or_contradictory_lines_is_refused() {
        let body = "// ANCHOR: body\nx\n// ANCHOR_END: body\n";
        for head in [
            "//! mistake: no base case\n",
            "//! says: words\n",
            "//! mistake: a\n//! says: b\n//! right: c\n",
            "//! right: c\n//! says: b\n",
            "//! mistake: a\n//! says: b\n//! told: c\n",
            "//! mistook: a\n",
            "//! right: c\n//! judged: calls\n",
            "//! right: c\n//! beside: theirs\n",
            "//! mistake: a\n//! says: b\n//! beside: ours\n",
            "//! mistake: a\n//! says: b and c\n//! also: c\n",
        ] {
            assert!(Attempt::parse(&format!("{head}{body}")).is_err(), "{head}");
        }
    }
}
