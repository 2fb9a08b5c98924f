//! A copy of the small course in `tests/course`, in which a test may change a file.

use std::path::{Path, PathBuf};
use std::process::Command;

use mdbook_course::Build;
use tempfile::TempDir;

pub(crate) struct Course {
    folder: TempDir,
    temporary: TempDir,
}

impl Course {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        copy(
            &Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("tests")
                .join("course"),
            folder.path(),
        );
        Course {
            folder,
            temporary: tempfile::tempdir().unwrap(),
        }
    }

    /// Returns the course with other text on its first page.
    pub(crate) fn with_first_page(text: &str) -> Self {
        let course = Course::new();
        course.write("book/src/first.md", text);
        course
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Runs `book` in this course. Its temporary files are removed with the course, even if the process is killed.
    pub(crate) fn book(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_serve-book"));
        command
            .current_dir(self.path())
            .env("TMPDIR", self.temporary());
        command
    }

    /// Returns the folder for the temporary files of [`Course::book`].
    pub(crate) fn temporary(&self) -> &Path {
        self.temporary.path()
    }

    pub(crate) fn write(&self, file: &str, text: &str) {
        let path = self.path().join(file);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }

    /// Builds the book. Returns its folder, or all mistakes in it.
    pub(crate) fn build(&self) -> Result<PathBuf, String> {
        let build = Build {
            course: self.path(),
            into: None,
            reload: false,
            yours: false,
            engine: None,
        };
        build.run().map_err(|error| format!("{error:#}"))
    }

    /// Returns a page of the built book.
    pub(crate) fn page(&self, name: &str) -> String {
        let folder = self.build().unwrap();
        std::fs::read_to_string(folder.join(name)).unwrap()
    }
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            std::fs::copy(entry.path(), target).unwrap();
        }
    }
}
