//! Hidden cases: an instructor's own inputs for judged runs, in a file that submitted code cannot reach.
//!
//! The grader's process runs functions with them as with fresh inputs, and reports the results only to the
//! instructor.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use catalogue::{Catalogue, Exercise};
use serde::Deserialize;
use student_copy::files::read;

use crate::checksum::sum;

/// The cases of each exercise, by its ID.
#[derive(Debug, Default)]
pub(crate) struct Hidden {
    cases: BTreeMap<String, Vec<Vec<String>>>,
    /// The checksum of the file.
    pub(crate) sum: String,
}

/// The file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    exercise: BTreeMap<String, Cases>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Cases {
    /// The words of each case, starting with the run's name, as for `cargo course trace`.
    runs: Vec<Vec<String>>,
}

impl Hidden {
    /// Reads the file. Fails if it refers to exercises or runs that the course does not have.
    pub(crate) fn read(path: &Path, catalogue: &Catalogue) -> Result<Self> {
        Self::parse(&read(path)?, catalogue)
            .with_context(|| format!("{} has an error", path.display()))
    }

    fn parse(text: &str, catalogue: &Catalogue) -> Result<Self> {
        let written: Listed = toml::from_str(text)?;
        let mut hidden = Self {
            cases: BTreeMap::new(),
            sum: sum(text.as_bytes()),
        };
        for (asked, Cases { runs }) in written.exercise {
            let exercise = catalogue.find(&asked)?;
            for run in &runs {
                let name = run.first().map_or("", String::as_str);
                ensure!(
                    exercise.traces.iter().any(|it| it == name),
                    "{} has no run \"{name}\". It has: {}",
                    exercise.stem,
                    exercise.traces.join(", ")
                );
            }
            let before = hidden.cases.insert(exercise.id.clone(), runs);
            ensure!(before.is_none(), "{} is listed twice", exercise.stem);
        }
        Ok(hidden)
    }

    /// Returns the cases of an exercise.
    pub(crate) fn of(&self, exercise: &Exercise) -> &[Vec<String>] {
        self.cases.get(&exercise.id).map_or(&[], Vec::as_slice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_course_does_not_have_is_refused() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let catalogue = Catalogue::load(&root).unwrap();
        let parse = |text: &str| Hidden::parse(text, &catalogue);
        let hidden = parse("[exercise.gcd]\nruns = [[\"gcd\", \"12\", \"18\"]]\n").unwrap();
        let gcd = catalogue.find("gcd").unwrap();
        assert_eq!(hidden.of(gcd), [["gcd", "12", "18"]]);
        assert!(hidden.of(catalogue.find("hanoi").unwrap()).is_empty());
        for (text, says) in [
            (
                "[exercise.gdc]\nruns = []\n",
                "there is no exercise \"gdc\"",
            ),
            ("[exercise.gcd]\nrun = []\n", "unknown field"),
            (
                "[exercise.gcd]\nruns = [[\"hanoi\", \"3\"]]\n",
                "gcd has no run \"hanoi\". It has: gcd",
            ),
            ("[exercise.gcd]\nruns = [[]]\n", "gcd has no run \"\""),
            (
                "[exercise.gcd]\nruns = []\n[exercise.recursion-2]\nruns = []\n",
                "gcd is listed twice",
            ),
        ] {
            let error = parse(text).unwrap_err();
            assert!(format!("{error:#}").contains(says), "{error:#}");
        }
    }
}
