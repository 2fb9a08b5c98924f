//! Which files a submission is read for.

use catalogue::Exercise;

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
}

fn paths(chapter: &str, stem: &str) -> (String, [String; 3]) {
    let file = format!("{stem}.rs");
    let paths = [format!("{chapter}/src/{file}"), format!("src/{file}"), file];
    (stem.to_owned(), paths)
}
