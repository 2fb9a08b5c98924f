//! The paths of an exercise's parts, relative to the root of the course.

use std::path::{Path, PathBuf};

use crate::{Chapter, Exercise, Project, Proof};

/// Returns the nearest folder at or above `start` that contains `exercises/course.toml`.
pub fn root_above(start: &Path) -> Option<&Path> {
    start
        .ancestors()
        .find(|folder| folder.join("exercises").join("course.toml").is_file())
}

impl Chapter {
    /// Returns whether this copy of the course contains the chapter's solutions. A copy for a class may withhold
    /// them.
    pub fn has_solutions(&self, root: &Path) -> bool {
        let package = root.join("crates").join(&self.folder);
        package.join("Cargo.toml").is_file()
    }
}

impl Exercise {
    /// Returns the path of the student's file: `exercises/ch2-eight-queens/src/all_solutions.rs`.
    pub fn stub(&self) -> PathBuf {
        self.student("src", "rs")
    }

    /// Returns the path of the tests, which serve both stub and reference.
    pub fn tests(&self) -> PathBuf {
        self.student("tests", "rs")
    }

    /// Returns the path of the module that explains wrong answers, which the tests include:
    /// `crates/diagnosis/src/ch1/gcd.rs`.
    pub fn diagnosis(&self) -> PathBuf {
        let chapter = format!("ch{}", self.chapter.number);
        let folder = Path::new("crates/diagnosis/src").join(chapter);
        folder.join(&self.stem).with_extension("rs")
    }

    /// Returns the path of the reference solution.
    pub fn reference(&self) -> PathBuf {
        self.reference_folder()
            .join("src")
            .join(&self.stem)
            .with_extension("rs")
    }

    /// Returns the path of the file with typical wrong answers, and right answers in other styles.
    pub fn mistakes(&self) -> PathBuf {
        self.reference_folder()
            .join("mistakes")
            .join(&self.stem)
            .with_extension("rs")
    }

    /// Returns the path of its page in the book, perhaps shared with a neighbour.
    pub fn page(&self) -> PathBuf {
        page(&self.chapter, self.page.as_ref().unwrap_or(&self.stem))
    }

    fn student(&self, folder: &str, extension: &str) -> PathBuf {
        let path: PathBuf = ["exercises", &self.chapter.folder, folder, &self.stem]
            .iter()
            .collect();
        path.with_extension(extension)
    }

    fn reference_folder(&self) -> PathBuf {
        Path::new("crates").join(&self.chapter.folder)
    }
}

impl Proof {
    /// Returns the path of its page in the book.
    pub fn page(&self) -> PathBuf {
        page(&self.chapter, &self.stem)
    }
}

impl Project {
    /// Returns the path of its page in the book.
    pub fn page(&self) -> PathBuf {
        page(&self.chapter, &self.stem)
    }
}

/// Returns the path of a stem's page, whose name has hyphens instead of underscores.
fn page(chapter: &Chapter, stem: &str) -> PathBuf {
    let name = stem.replace('_', "-");
    ["book", "src", &chapter.folder, &name]
        .iter()
        .collect::<PathBuf>()
        .with_extension("md")
}
