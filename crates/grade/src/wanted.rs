//! Which files a submission is read for.

use catalogue::Exercise;

/// The name of the file in which a submission says what it is; `cargo course submit` writes it.
pub(crate) const ABOUT: &str = "about.json";

/// The files of the exercises that are asked for.
#[derive(Debug, Clone)]
pub(crate) struct Wanted {
    files: Vec<(String, [String; 3])>,
}

impl Wanted {
    /// Those of these exercises.
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

    /// Each stem, and how the path of its file may end, the longest first.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &[String; 3])> {
        self.files
            .iter()
            .map(|(stem, paths)| (stem.as_str(), paths))
    }

    /// Whether a file of that path may be taken.
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

/// Whether nobody hands a path in: it is ours, was built, or is hidden. In a copy of the whole course our solution
/// has the same name as the student's.
pub(crate) fn is_left_out(path: &str) -> bool {
    let ours = ["crates", "target", "__MACOSX"];
    let mut parts = path.split('/');
    // `tar` writes ./gcd.rs.
    let is_hidden = |part: &str| part.starts_with('.') && part != ".";
    parts.any(|part| is_hidden(part) || ours.contains(&part))
}

/// Whether a path ends with these names, whole.
pub(crate) fn ends_with(path: &str, end: &str) -> bool {
    path.strip_suffix(end)
        .is_some_and(|before| before.is_empty() || before.ends_with('/'))
}
