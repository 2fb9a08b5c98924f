//! What was found of each submission, kept beside the results: a run that was ended early is taken up where it was, and what
//! was changed since is graded again.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use catalogue::Exercise;
use serde::{Deserialize, Serialize};

use crate::files::write;
use crate::laid::sum;
use crate::submission::Submission;
use crate::verdicts::Verdicts;

/// The verdicts of a chapter, in a folder.
pub(crate) struct Kept<'k> {
    folder: PathBuf,
    chapter: usize,
    /// The exercises of the chapter: what belongs to others does not count.
    exercises: Vec<&'k Exercise>,
    /// With what they are judged: another version, another deadline and other tests judge anew.
    judge: String,
}

/// A file.
#[derive(Serialize, Deserialize)]
struct OnFile {
    /// What was judged, and with what.
    key: String,
    verdicts: Verdicts,
}

impl<'k> Kept<'k> {
    /// Those beside the results in this folder.
    pub(crate) fn beside(
        results: &Path,
        chapter: usize,
        exercises: impl Iterator<Item = &'k Exercise>,
        judge: String,
    ) -> Self {
        Self {
            folder: results.join("kept"),
            chapter,
            exercises: exercises.collect(),
            judge,
        }
    }

    /// What was found of this submission, if it was this one.
    pub(crate) fn find(&self, submission: &Submission) -> Option<Verdicts> {
        let text = fs::read(self.path(submission)).ok()?;
        let file: OnFile = serde_json::from_slice(&text).ok()?;
        (file.key == self.key(submission)).then_some(file.verdicts)
    }

    /// Keeps what was found. A file is whole or is not there. What another run may find otherwise is not kept.
    pub(crate) fn keep(&self, submission: &Submission, verdicts: &Verdicts) -> Result<()> {
        if !verdicts.is_certain {
            return Ok(());
        }
        let file = OnFile {
            key: self.key(submission),
            verdicts: verdicts.clone(),
        };
        let path = self.path(submission);
        let half = path.with_extension("half");
        write(&half, &serde_json::to_vec(&file)?)?;
        fs::rename(&half, &path).with_context(|| format!("cannot write {}", path.display()))
    }

    fn path(&self, submission: &Submission) -> PathBuf {
        let (name, chapter) = (&submission.name, self.chapter);
        self.folder.join(format!("{name}.{chapter}.json"))
    }

    /// What a verdict depends on.
    fn key(&self, submission: &Submission) -> String {
        let own = self.exercises.iter().filter_map(|exercise| {
            let bytes = submission.files.get(&exercise.stem)?;
            Some((exercise.stem.as_str(), sum(bytes)))
        });
        let files: BTreeMap<&str, String> = own.collect();
        sum(format!("{} {files:?}", self.judge).as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::Catalogue;

    fn submission(files: &[(&str, &str)]) -> Submission {
        let files = files.iter();
        let files = files.map(|(stem, text)| ((*stem).to_owned(), text.as_bytes().to_vec()));
        Submission {
            name: "anna".to_owned(),
            files: files.collect(),
            about: None,
            remarks: Vec::new(),
        }
    }

    #[test]
    fn only_the_same_files_of_the_chapter_and_the_same_judge_find_it_again() {
        let catalogue =
            Catalogue::load(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let kept = |judge: &str| {
            let exercises = catalogue.of_chapter(&catalogue.chapters[0]);
            Kept::beside(folder.path(), 1, exercises, judge.to_owned())
        };
        let right = submission(&[("gcd", "a")]);
        let mut verdicts = Verdicts::default();
        kept("1").keep(&right, &verdicts).unwrap();
        assert!(kept("1").find(&right).is_none(), "it was not certain");
        verdicts.is_certain = true;
        verdicts.remarks.push("look".to_owned());
        kept("1").keep(&right, &verdicts).unwrap();
        assert_eq!(kept("1").find(&right).unwrap().remarks, ["look"]);
        // A file of another chapter does not matter.
        assert!(
            kept("1")
                .find(&submission(&[("gcd", "a"), ("attacks", "b")]))
                .is_some()
        );
        assert!(kept("2").find(&right).is_none());
        for other in [
            &[("gcd", "b")][..],
            &[("hanoi", "a")],
            &[("gcd", "a"), ("hanoi", "")],
            &[],
        ] {
            assert!(kept("1").find(&submission(other)).is_none(), "{other:?}");
        }
        // What was cut off is graded again.
        fs::write(folder.path().join("kept/anna.1.json"), "{\"key\"").unwrap();
        assert!(kept("1").find(&right).is_none());
    }
}
