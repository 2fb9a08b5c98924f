//! What is in a copy for students: which chapters, and which of their references.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Result, ensure};
use catalogue::{Catalogue, Chapter};

use crate::packages::Packages;

/// What is in a copy.
pub(crate) struct Plan<'c> {
    pub(crate) course: &'c Path,
    pub(crate) catalogue: &'c Catalogue,
    /// The chapters of the copy.
    pub(crate) chapters: Vec<&'c Chapter>,
    /// The folders of the chapters whose reference is in it.
    pub(crate) solved: BTreeSet<String>,
}

impl<'c> Plan<'c> {
    /// The copy until a chapter, with the solutions of those up to another one.
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

    /// The chapters whose solutions are in no file of the copy.
    pub(crate) fn withheld(&self) -> impl Iterator<Item = &'c Chapter> {
        let all = self.catalogue.chapters.iter();
        all.filter(|it| !self.solved.contains(&it.folder))
    }

    /// Whether the chapter of this folder is in the copy.
    pub(crate) fn has(&self, folder: &str) -> bool {
        self.chapters.iter().any(|it| it.folder == folder)
    }
}

/// The chapter whose reference this package is.
pub(crate) fn chapter_of<'c>(catalogue: &'c Catalogue, package: &Path) -> Option<&'c Chapter> {
    let mut all = catalogue.chapters.iter();
    all.find(|it| Path::new("crates").join(&it.folder) == package)
}
