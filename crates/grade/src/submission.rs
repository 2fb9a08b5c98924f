//! A submission: the submitted files of exercises as data, without any other files.
//!
//! A file is accepted if its path ends like an exercise's path, so the top folder of a student's archive does not
//! matter. Links, paths that lead outside, and files that are too large are rejected, and the submission records
//! that.

use std::collections::BTreeMap;
use std::io::{self, Read};

use serde::{Deserialize, Serialize};

use crate::wanted::{ABOUT, Wanted, ends_with, is_left_out};

/// The maximum size of a file in bytes. The reference's files have three thousand.
pub(crate) const LARGEST: u64 = 256 << 10;

/// A submission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Submission {
    /// Its name, derived from its file or folder.
    pub(crate) name: String,
    /// The files of exercises, by stem.
    pub(crate) files: BTreeMap<String, Vec<u8>>,
    /// Its description of itself, if `cargo course submit` made it.
    pub(crate) about: Option<About>,
    /// Sentences about the rejected files and the reasons.
    pub(crate) remarks: Vec<String>,
}

/// A submission's description of itself, without names and paths.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct About {
    /// The version of the course.
    pub(crate) version: String,
    /// The IDs of the exercises whose tests passed in their last run.
    pub(crate) solved: Vec<String>,
}

/// A file that might belong to an exercise. A folder or an archive lists it before it is read.
pub(crate) struct Candidate<Place> {
    /// Its path in the submission, with slashes.
    pub(crate) path: String,
    /// The source of its bytes.
    pub(crate) place: Place,
}

impl Submission {
    /// Selects the files of exercises among the candidates and reads only these. `read` returns the bytes, or a
    /// sentence with the reason for a rejection.
    pub(crate) fn of<Place>(
        name: &str,
        wanted: &Wanted,
        candidates: &[Candidate<Place>],
        mut read: impl FnMut(&Candidate<Place>) -> Result<Vec<u8>, String>,
    ) -> Self {
        let mut submission = Self {
            name: name.to_owned(),
            files: BTreeMap::new(),
            about: None,
            remarks: Vec::new(),
        };
        for (stem, paths) in wanted.files() {
            let matches = |path: &str| {
                let all = candidates.iter();
                all.filter(|it| ends_with(&it.path, path) && !is_left_out(&it.path))
                    .collect::<Vec<_>>()
            };
            // The longest path that anything ends with: `ch1-recursion/src/gcd.rs`, or `gcd.rs` alone.
            let found = paths.iter().map(|path| matches(path));
            let found = found.into_iter().find(|found| !found.is_empty());
            match found.as_deref() {
                None => {}
                Some([file]) => match read(file) {
                    Ok(bytes) => {
                        submission.files.insert(stem.to_owned(), bytes);
                    }
                    Err(why) => submission
                        .remarks
                        .push(format!("{} was not accepted: {why}", file.path)),
                },
                Some([first, second, ..]) => submission.remarks.push(format!(
                    "{stem} was not accepted: it was handed in more than once, as {} and as {}",
                    first.path, second.path
                )),
                Some([]) => unreachable!("what is found is not empty"),
            }
        }
        let about = candidates.iter().find(|it| ends_with(&it.path, ABOUT));
        let about = about.and_then(|about| read(about).ok());
        submission.about = about.and_then(|bytes| serde_json::from_slice(&bytes).ok());
        submission
    }
}

/// Reads a file from an archive, or returns the reason for a rejection. The size that an archive declares may be
/// wrong.
pub(crate) fn taken(file: impl Read) -> io::Result<Result<Vec<u8>, String>> {
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(match bytes.len() as u64 > LARGEST {
        true => Err(too_large()),
        false => Ok(bytes),
    })
}

/// Returns the reason for rejecting a file larger than [`LARGEST`].
pub(crate) fn too_large() -> String {
    format!("it has more than {} KiB", LARGEST >> 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(paths: &[&str]) -> Submission {
        let wanted = Wanted::of_stems("ch1-recursion", &["gcd", "hanoi"]);
        let candidates: Vec<Candidate<()>> = paths
            .iter()
            .map(|path| Candidate {
                path: (*path).to_owned(),
                place: (),
            })
            .collect();
        Submission::of("anna", &wanted, &candidates, |file| {
            Ok(file.path.clone().into_bytes())
        })
    }

    fn taken(submission: &Submission, stem: &str) -> String {
        String::from_utf8(submission.files[stem].clone()).unwrap()
    }

    #[test]
    fn the_folder_on_top_does_not_matter_and_the_longest_path_wins() {
        let submission = of(&[
            "gcd.rs",
            "anna/exercises/ch1-recursion/src/gcd.rs",
            "anna/hanoi.rs",
        ]);
        assert_eq!(
            taken(&submission, "gcd"),
            "anna/exercises/ch1-recursion/src/gcd.rs"
        );
        assert_eq!(taken(&submission, "hanoi"), "anna/hanoi.rs");
        assert_eq!(submission.remarks, Vec::<String>::new());
    }

    #[test]
    fn a_file_that_ends_alike_is_not_taken() {
        let submission = of(&["my_gcd.rs", "src/hanoi.rs.bak", "Cargo.toml"]);
        assert!(submission.files.is_empty());
    }

    #[test]
    fn of_a_whole_course_the_students_file_is_taken_and_not_ours() {
        let submission = of(&[
            "la/crates/ch1-recursion/src/gcd.rs",
            "la/exercises/ch1-recursion/src/gcd.rs",
            "__MACOSX/la/exercises/ch1-recursion/src/._gcd.rs",
        ]);
        assert_eq!(
            taken(&submission, "gcd"),
            "la/exercises/ch1-recursion/src/gcd.rs"
        );
    }

    #[test]
    fn a_file_that_is_there_twice_is_not_chosen_from() {
        let submission = of(&["a/gcd.rs", "b/gcd.rs"]);
        assert!(submission.files.is_empty());
        let words =
            "gcd was not accepted: it was handed in more than once, as a/gcd.rs and as b/gcd.rs";
        assert_eq!(submission.remarks, [words]);
    }
}
