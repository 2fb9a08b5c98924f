//! The student's files at the start of a check. A verdict quotes the files that were tested, whatever is saved later.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use subprocess::Place;

use crate::build::from_root;
use crate::course::Course;
use crate::plain_file;

/// The texts of all chapters' sources, by their paths in `exercises/`.
#[derive(Debug, Clone, Default)]
pub(crate) struct Texts(Arc<BTreeMap<String, String>>);

impl Texts {
    /// Reads the current sources.
    pub(crate) fn read(course: &Course) -> Self {
        Self::below(course, "src")
    }

    /// Reads the current tests of all chapters.
    pub(crate) fn of_tests(course: &Course) -> Self {
        Self::below(course, "tests")
    }

    fn below(course: &Course, folder: &str) -> Self {
        let mut texts = BTreeMap::new();
        for chapter in &course.catalogue.chapters {
            let inside = format!("{}/{folder}", chapter.folder);
            read_below(&course.exercises(), &inside, &mut texts);
        }
        Self(Arc::new(texts))
    }

    /// Returns the files that differ from `later` or exist in only one of the two, as paths from the course's root.
    pub(crate) fn differences(&self, later: &Self) -> Vec<PathBuf> {
        let all: BTreeSet<&String> = self.0.keys().chain(later.0.keys()).collect();
        let other = all
            .into_iter()
            .filter(|file| self.0.get(*file) != later.0.get(*file));
        other.map(|file| from_root(file)).collect()
    }

    /// Returns the text of a student's file, by its path in `exercises/` or from the course's root. Empty if there is
    /// no such file.
    pub(crate) fn of(&self, path: &Path) -> &str {
        let inside = path.strip_prefix("exercises").unwrap_or(path);
        let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
        self.0.get(&parts.join("/")).map_or("", String::as_str)
    }

    /// Returns the line at a place, without its indent. A file that is not a student's source, perhaps a test, is read
    /// from the disk: students do not edit it.
    pub(crate) fn line(&self, place: &Place, exercises: &Path) -> Option<String> {
        match self.0.get(&place.file) {
            Some(text) => place.line_of(text),
            None if place.is_students() => None,
            None => place.line_of(&plain_file::read_text(&exercises.join(&place.file)).ok()?),
        }
    }
}

fn read_below(exercises: &Path, inside: &str, texts: &mut BTreeMap<String, String>) {
    // The compiler reports a missing or unreadable file.
    for entry in fs::read_dir(exercises.join(inside))
        .into_iter()
        .flatten()
        .flatten()
    {
        let inside = format!("{inside}/{}", entry.file_name().to_string_lossy());
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            read_below(exercises, &inside, texts);
        } else if inside.ends_with(".rs")
            && let Ok(text) = plain_file::read_text(&entry.path())
        {
            texts.insert(inside, text);
        }
    }
}
