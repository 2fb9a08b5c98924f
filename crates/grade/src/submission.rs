//! A submission: the submitted files of exercises as data, without any other files.
//!
//! A file is accepted if its path ends like an exercise's path, so the top folder of a student's archive does not
//! matter. Links, paths that lead outside, and files that are too large are rejected, and the submission records
//! that.

use std::collections::BTreeMap;

use catalogue::Exercise;
use student_copy::LARGEST;

/// A submission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Submission {
    /// Its name, derived from its file or folder.
    pub(crate) name: String,
    /// The files of exercises, by stem.
    pub(crate) files: BTreeMap<String, Vec<u8>>,
    /// Sentences about the rejected files and the reasons.
    pub(crate) remarks: Vec<String>,
}

impl Submission {
    /// Selects the files of exercises among the paths in a folder or an archive, and reads only these. The paths have
    /// slashes. `read` returns the bytes of the file with this index, or a sentence with the reason for a rejection.
    pub(crate) fn of(
        name: &str,
        exercises: &[&Exercise],
        paths: &[String],
        mut read: impl FnMut(usize) -> Result<Vec<u8>, String>,
    ) -> Self {
        let mut submission = Self {
            name: name.to_owned(),
            files: BTreeMap::new(),
            remarks: Vec::new(),
        };
        for Exercise { stem, chapter, .. } in exercises {
            let find = |end: String| {
                let all = paths.iter().enumerate();
                let all = all.filter(|(_, path)| ends_with(path, &end) && !is_left_out(path));
                Some(all.collect::<Vec<_>>()).filter(|found| !found.is_empty())
            };
            // The longest path that anything ends with: `ch1-recursion/src/gcd.rs`, or `gcd.rs` alone.
            let found = find(format!("{}/src/{stem}.rs", chapter.folder))
                .or_else(|| find(format!("src/{stem}.rs")))
                .or_else(|| find(format!("{stem}.rs")));
            match found.unwrap_or_default()[..] {
                [] => {}
                [(at, path)] => match read(at) {
                    Ok(bytes) => drop(submission.files.insert(stem.clone(), bytes)),
                    Err(why) => submission
                        .remarks
                        .push(format!("{path} was not accepted: {why}")),
                },
                [(_, first), (_, second), ..] => submission.remarks.push(format!(
                    "{stem} was not accepted: it was handed in more than once, as {first} and as {second}"
                )),
            }
        }
        submission
    }
}

/// Returns the reason for rejecting a file larger than [`LARGEST`].
pub(crate) fn too_large() -> String {
    format!("it has more than {} KiB", LARGEST >> 10)
}

/// Returns whether a path cannot be a submitted file, because it belongs to the reference, is a build product, is
/// hidden, or leads out. In a copy of the whole course, the reference solution has the same name as the student's file.
pub(crate) fn is_left_out(path: &str) -> bool {
    let ours = ["crates", "target", "__MACOSX"];
    let mut parts = path.split('/');
    // An archive may contain ./gcd.rs.
    let is_hidden = |part: &str| part.starts_with('.') && part != ".";
    parts.any(|part| is_hidden(part) || ours.contains(&part))
}

/// Returns whether a path ends with these complete names.
fn ends_with(path: &str, end: &str) -> bool {
    path.strip_suffix(end)
        .is_some_and(|before| before.is_empty() || before.ends_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::Catalogue;
    use std::path::Path;

    fn of(paths: &[&str]) -> Submission {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let catalogue = Catalogue::load(&root).unwrap();
        let exercises = ["gcd", "hanoi"].map(|stem| catalogue.find(stem).unwrap());
        let paths: Vec<String> = paths.iter().map(|path| (*path).to_owned()).collect();
        let read = |at: usize| Ok(paths[at].clone().into_bytes());
        Submission::of("anna", &exercises, &paths, read)
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
