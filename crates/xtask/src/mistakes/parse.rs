//! The form of a mistake file: what is wrong, what must be said, and the changed regions.

use anyhow::{Context, ensure};
use stubs::Region;

/// A wrong answer.
pub(super) struct Mistake {
    /// The misconception.
    pub(super) what: String,
    /// What the failing tests must say.
    pub(super) says: Vec<String>,
    /// The regions of the reference that it changes.
    pub(super) regions: Vec<Region>,
}

impl Mistake {
    pub(super) fn parse(text: &str) -> anyhow::Result<Self> {
        let mut what = None;
        let mut says: Vec<String> = Vec::new();
        for line in text.lines().map_while(|line| line.strip_prefix("//!")) {
            match line.trim().split_once(':') {
                Some(("mistake", words)) => what = Some(words.trim().to_owned()),
                Some(("says", words)) => says.push(words.trim().to_owned()),
                _ => anyhow::bail!("write `//! mistake: …` or `//! says: …`, not `//!{line}`"),
            }
        }
        ensure!(!says.is_empty(), "a line `//! says: …` is missing");
        let regions = stubs::regions(text)?;
        ensure!(
            !regions.is_empty(),
            "no region is changed: the changed lines need their marks"
        );
        Ok(Self {
            what: what.context("a line `//! mistake: …` is missing")?,
            says,
            regions,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_names_the_thought_and_the_words() {
        let text = "//! mistake: no base case\n//! says: nothing stops\n//! says: the chain\n// ANCHOR: body\nn * f(n)\n// ANCHOR_END: body\n";
        let mistake = Mistake::parse(text).unwrap();
        assert_eq!(mistake.what, "no base case");
        assert_eq!(mistake.says, ["nothing stops", "the chain"]);
        assert_eq!(mistake.regions[0].lines, "n * f(n)\n");
    }

    #[test]
    fn a_mistake_without_words_is_refused() {
        let text = "//! mistake: no base case\n// ANCHOR: body\n// ANCHOR_END: body\n";
        assert!(Mistake::parse(text).is_err());
    }
}
