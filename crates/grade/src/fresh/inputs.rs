//! Draws unseen inputs for a run from its declared arguments: numbers within their bounds, and texts of their kinds.
//!
//! This module does not decide whether an input is suitable. The run reads it, and rejects invalid boards and inputs
//! that are too large.

mod chance;
mod texts;

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use fastrand::Rng;
use serde::Deserialize;
use student_copy::files::read;

use chance::{one_of, shuffle};

/// The maximum length of a list of numbers.
const LONGEST: u64 = 40;

/// A run: its name and its arguments.
#[derive(Debug, Deserialize)]
pub(super) struct Entry {
    pub(super) name: String,
    takes: Vec<Takes>,
}

/// An argument of a run, as `live runs` lists it.
#[derive(Debug, Deserialize)]
struct Takes {
    kind: Kind,
    #[serde(default)]
    from: i64,
    #[serde(default)]
    to: i64,
    #[serde(default)]
    words: Vec<String>,
    /// The kind of a text.
    #[serde(default)]
    of: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Number,
    Numbers,
    OneOf,
    Text,
}

/// Returns the runs of a chapter.
pub(super) fn entries(course: &Path, chapter: &str) -> Result<Vec<Entry>> {
    let path = course.join("book/recordings/runs.json");
    let all = serde_json::from_str(&read(&path)?);
    let mut all: BTreeMap<String, Vec<Entry>> =
        all.with_context(|| format!("{} has an error", path.display()))?;
    Ok(all.remove(chapter).unwrap_or_default())
}

impl Entry {
    /// Draws the words of a run, starting with its name.
    pub(super) fn draw(&self, rng: &mut Rng) -> Vec<String> {
        let takes = self.takes.iter().map(|takes| takes.draw(rng));
        let mut words: Vec<String> = takes.collect();
        self.find_one(rng, &mut words);
        [self.name.clone()].into_iter().chain(words).collect()
    }

    /// Replaces a number by one from the list that is searched for it, half of the time.
    fn find_one(&self, rng: &mut Rng, words: &mut [String]) {
        let place = |kind: Kind| self.takes.iter().position(|takes| takes.kind == kind);
        if let (Some(number), Some(list)) = (place(Kind::Number), place(Kind::Numbers))
            && rng.bool()
        {
            let list: Vec<String> = words[list].split(',').map(str::to_owned).collect();
            if let Some(one) = one_of(rng, &list).filter(|one| !one.is_empty()) {
                words[number].clone_from(one);
            }
        }
    }
}

impl Takes {
    fn draw(&self, rng: &mut Rng) -> String {
        match self.kind {
            Kind::Number => number(rng, self.from, self.to).to_string(),
            Kind::Numbers => numbers(rng, self.from, self.to),
            Kind::OneOf => one_of(rng, &self.words).cloned().unwrap_or_default(),
            Kind::Text => texts::draw(rng, &self.of),
        }
    }
}

/// Draws a number between these bounds. All lengths are equally likely, so small numbers occur too.
fn number(rng: &mut Rng, from: i64, to: i64) -> i64 {
    let least = from.max(0);
    let span = to.abs_diff(least);
    let bits = rng.u32(0..=u64::BITS - span.leading_zeros());
    let most = span.min(1_u64.checked_shl(bits).map_or(span, |power| power - 1));
    let number = least.saturating_add_unsigned(rng.u64(0..=most));
    match from < 0 && rng.bool() {
        true => (-number).max(from),
        false => number,
    }
}

/// Draws a list, either of any numbers or of the first numbers in random order.
fn numbers(rng: &mut Rng, from: i64, to: i64) -> String {
    let range = to.abs_diff(from).saturating_add(1);
    let list: Vec<String> = if rng.bool() {
        let length = rng.u64(0..=range.min(10)) as i64;
        let mut list: Vec<i64> = (from..from + length).collect();
        shuffle(rng, &mut list);
        list.iter().map(i64::to_string).collect()
    } else {
        let length = rng.u64(0..=LONGEST);
        (0..length)
            .map(|_| rng.i64(from..=to).to_string())
            .collect()
    };
    list.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_draws_the_same_on_every_machine() {
        let takes = |kind, of: &str| Takes {
            kind,
            from: 0,
            to: 9,
            words: ["max", "min"].map(str::to_owned).into(),
            of: of.to_owned(),
        };
        let entry = Entry {
            name: "f".to_owned(),
            takes: vec![
                takes(Kind::Numbers, ""),
                takes(Kind::OneOf, ""),
                takes(Kind::Text, "tree"),
                takes(Kind::Text, "position"),
                takes(Kind::Text, "field"),
            ],
        };
        let mut rng = Rng::with_seed(7);
        let drawn: Vec<String> = (0..2).map(|_| entry.draw(&mut rng).join(" ")).collect();
        let expected = [
            "f 7,4,1,1,7,0,1,4,6 max [[[[24], [7, 8, 86]]], [[[52, 6, 8]]], [[[43, 93, 24, 27], [69, 51], [54, -17, 74]]]] \
             X.X.....O 1x1 a1b1 a2b2 b1b2",
            "f 3,0 max [[13], [97, 73], [44, 8], [97]] O.OX.OX.X 2x1 a3b3 b2b3",
        ];
        assert_eq!(drawn, expected);
    }
}
