//! Where the parts of an exercise live, relative to the root of the course.

use std::path::{Path, PathBuf};

use crate::{Chapter, Exercise, Project, Proof};

/// The nearest folder at or above `start` that holds `exercises/course.toml`.
pub fn root_above(start: &Path) -> Option<&Path> {
    start
        .ancestors()
        .find(|folder| folder.join("exercises").join("course.toml").is_file())
}

impl Chapter {
    /// Whether a copy of the course has the solutions of this chapter: one that is made for a class may withhold them.
    pub fn has_solutions(&self, root: &Path) -> bool {
        let package = root.join("crates").join(&self.folder);
        package.join("Cargo.toml").is_file()
    }
}

impl Exercise {
    /// What the student edits: `exercises/ch2-eight-queens/src/all_solutions.rs`.
    pub fn stub(&self) -> PathBuf {
        self.student("src", "rs")
    }

    /// The tests, for stub and reference alike.
    pub fn tests(&self) -> PathBuf {
        self.student("tests", "rs")
    }

    /// The module that explains wrong answers to its tests, which include it: `crates/diagnosis/src/ch1/gcd.rs`.
    pub fn diagnosis(&self) -> PathBuf {
        let chapter = format!("ch{}", self.chapter.number);
        let folder = Path::new("crates/diagnosis/src").join(chapter);
        folder.join(&self.stem).with_extension("rs")
    }

    /// The reference solution.
    pub fn reference(&self) -> PathBuf {
        self.reference_folder()
            .join("src")
            .join(&self.stem)
            .with_extension("rs")
    }

    /// The file of wrong answers that people really give, and of right answers in other styles.
    pub fn mistakes(&self) -> PathBuf {
        self.reference_folder()
            .join("mistakes")
            .join(&self.stem)
            .with_extension("rs")
    }

    /// Its page in the book, which may be that of a neighbour.
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
    /// Its page in the book.
    pub fn page(&self) -> PathBuf {
        page(&self.chapter, &self.stem)
    }
}

impl Project {
    /// Its page in the book.
    pub fn page(&self) -> PathBuf {
        page(&self.chapter, &self.stem)
    }
}

/// The page of a stem, whose underscores are hyphens there.
fn page(chapter: &Chapter, stem: &str) -> PathBuf {
    let name = stem.replace('_', "-");
    ["book", "src", &chapter.folder, &name]
        .iter()
        .collect::<PathBuf>()
        .with_extension("md")
}
