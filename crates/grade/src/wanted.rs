//! Selects the files to read from a submission.

use catalogue::Exercise;

/// The name of the file with a submission's description of itself, written by `cargo course submit`.
pub(crate) const ABOUT: &str = "about.json";

/// The files of the requested exercises.
#[derive(Debug, Clone)]
pub(crate) struct Wanted {
    files: Vec<(String, [String; 3])>,
}

impl Wanted {
    /// Returns the files of these exercises.
    pub(crate) fn of<'e>(exercises: impl Iterator<Item = &'e Exercise>) -> Self {
        let files = exercises.map(|exercise| paths(&exercise.chapter.folder, &exercise.stem));
        Self {
            files: files.collect(),
        }
    }

    #[cfg(test)]
    pub(crate) fn of_stems(chapter: &str, stems: &[&str]) -> Self {
        Self {
            files: stems.iter().map(|stem| paths(chapter, stem)).collect(),
        }
    }

    /// Returns each stem with the possible endings of its file's path, the longest first.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &[String; 3])> {
        self.files
            .iter()
            .map(|(stem, paths)| (stem.as_str(), paths))
    }

    /// Returns whether a file with this path may be accepted.
    pub(crate) fn may_hold(&self, path: &str) -> bool {
        let ends = self.files.iter().flat_map(|(_, paths)| paths);
        let is_named = ends
            .chain([&ABOUT.to_owned()])
            .any(|end| ends_with(path, end));
        is_named && !is_left_out(path)
    }
}

fn paths(chapter: &str, stem: &str) -> (String, [String; 3]) {
    let file = format!("{stem}.rs");
    let paths = [format!("{chapter}/src/{file}"), format!("src/{file}"), file];
    (stem.to_owned(), paths)
}

/// Returns whether a path cannot be a submitted file, because it belongs to the reference, is a build product, or is
/// hidden. In a copy of the whole course, the reference solution has the same name as the student's file.
pub(crate) fn is_left_out(path: &str) -> bool {
    let ours = ["crates", "target", "__MACOSX"];
    let mut parts = path.split('/');
    // `tar` writes ./gcd.rs.
    let is_hidden = |part: &str| part.starts_with('.') && part != ".";
    parts.any(|part| is_hidden(part) || ours.contains(&part))
}

/// Returns whether a path ends with these complete names.
pub(crate) fn ends_with(path: &str, end: &str) -> bool {
    path.strip_suffix(end)
        .is_some_and(|before| before.is_empty() || before.ends_with('/'))
}
