//! The contents of a copy for students: its chapters, and the chapters with a reference.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Result, ensure};
use catalogue::{Catalogue, Chapter};
use student_copy::packages::Packages;
use textfmt::{counted, listed};

/// The contents of a copy.
pub(crate) struct Plan<'c> {
    pub(crate) course: &'c Path,
    pub(crate) catalogue: &'c Catalogue,
    /// The chapters of the copy.
    pub(crate) chapters: Vec<&'c Chapter>,
    /// The folders of the chapters whose reference is in the copy.
    pub(crate) solved: BTreeSet<String>,
}

impl<'c> Plan<'c> {
    /// Plans the copy up to one chapter, with the solutions up to another chapter.
    pub(crate) fn new(
        course: &'c Path,
        catalogue: &'c Catalogue,
        until: usize,
        solutions: usize,
    ) -> Result<Self> {
        let count = catalogue.chapters.len();
        ensure!(
            (1..=count).contains(&until),
            "there is no chapter {until}; the course has {count}"
        );
        ensure!(
            solutions <= until,
            "the solutions of chapter {solutions} come after chapter {until}, which is the last one of this copy"
        );
        let all = catalogue.chapters.iter();
        let chapters: Vec<&Chapter> = all.filter(|it| it.number <= until).collect();
        let asked = chapters.iter().filter(|it| it.number <= solutions);
        let mut solved: BTreeSet<String> = asked.map(|it| it.folder.clone()).collect();
        let packages = Packages::of(course)?;
        for chapter in &chapters {
            for package in packages.under(&Path::new("exercises").join(&chapter.folder))? {
                solved.extend(chapter_of(catalogue, &package).map(|it| it.folder.clone()));
            }
        }
        Ok(Self {
            course,
            catalogue,
            chapters,
            solved,
        })
    }

    /// Returns whether the copy has solutions of its chapters.
    pub(crate) fn has_solutions(&self) -> bool {
        self.chapters
            .iter()
            .any(|it| self.solved.contains(&it.folder))
    }

    /// Returns a paragraph for readers about the chapters, exercises and solutions of the copy.
    pub(crate) fn about(&self) -> String {
        let titles: Vec<&str> = self.chapters.iter().map(|it| it.title.as_str()).collect();
        let exercises = self.chapters.iter().copied();
        let exercises: usize = exercises
            .map(|it| self.catalogue.of_chapter(it).count())
            .sum();
        let all = self.chapters.iter().copied();
        let (solved, open): (Vec<_>, Vec<_>) = all.partition(|it| self.solved.contains(&it.folder));
        let solutions = match (solved.is_empty(), open.is_empty()) {
            (_, true) => "Our solutions are in it.".to_owned(),
            (true, false) => "Our solutions are not in it.".to_owned(),
            (false, false) => format!(
                "It contains our solutions of {}, but not of {}.",
                numbers(&solved),
                numbers(&open)
            ),
        };
        let later = match self.chapters.len() == self.catalogue.chapters.len() {
            true => "",
            false => " If a page mentions another chapter, you can read on without it.",
        };
        format!(
            "This is a copy for a class. It has {} ({}) with {}. {solutions}{later}",
            numbers(&self.chapters),
            titles.join(", "),
            counted(exercises, "exercise")
        )
    }

    /// Returns the chapters whose solutions are in no file of the copy.
    pub(crate) fn withheld(&self) -> impl Iterator<Item = &'c Chapter> {
        let all = self.catalogue.chapters.iter();
        all.filter(|it| !self.solved.contains(&it.folder))
    }

    /// Returns whether the copy has the chapter of this folder.
    pub(crate) fn has(&self, folder: &str) -> bool {
        self.chapters.iter().any(|it| it.folder == folder)
    }
}

/// Lists chapters by their numbers: `chapters 1, 2 and 3`.
pub(super) fn numbers(chapters: &[&Chapter]) -> String {
    let numbers: Vec<_> = chapters.iter().map(|it| it.number).collect();
    match &numbers[..] {
        [] => "no chapter".to_owned(),
        [one] => format!("chapter {one}"),
        all => format!("chapters {}", listed(all)),
    }
}

/// Returns the chapter whose reference this package is.
pub(crate) fn chapter_of<'c>(catalogue: &'c Catalogue, package: &Path) -> Option<&'c Chapter> {
    let mut all = catalogue.chapters.iter();
    all.find(|it| Path::new("crates").join(&it.folder) == package)
}
