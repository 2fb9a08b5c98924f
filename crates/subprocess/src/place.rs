//! A place in a source file, as a panic names it.

use std::path::Path;

/// A place such as `ch1-recursion/src/factorial.rs`, line 12, column 5.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The file. For the student's own files, the path is relative to `exercises/`.
    pub file: String,
    /// The line number, from 1.
    pub line: usize,
    /// The position in the line, in characters from 1.
    pub column: usize,
}

impl Place {
    /// Reads `file:line:column`.
    pub fn parse(text: &str) -> Option<Self> {
        let (file_and_line, column) = text.rsplit_once(':')?;
        let (file, line) = file_and_line.rsplit_once(':')?;
        Some(Self {
            file: file.replace('\\', "/"),
            line: line.parse().ok()?,
            column: column.parse().ok()?,
        })
    }

    /// Returns whether the place is in the student's own code rather than in a test or a library.
    pub fn is_students(&self) -> bool {
        let mut parts = Path::new(&self.file).iter();
        Path::new(&self.file).is_relative()
            && parts.next().is_some_and(|chapter| chapter != "src")
            && parts.next().is_some_and(|part| part == "src")
    }

    /// Returns the place's line in the text of the file, without its indentation.
    pub fn line_of(&self, text: &str) -> Option<String> {
        let line = text.lines().nth(self.line.checked_sub(1)?)?.trim();
        (!line.is_empty()).then(|| line.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_students_files_are_told_from_tests_and_libraries() {
        let place = |text| Place::parse(text).unwrap();
        let stub = place("ch1-recursion/src/factorial.rs:12:5");
        assert_eq!(
            (stub.file.as_str(), stub.line, stub.column),
            ("ch1-recursion/src/factorial.rs", 12, 5)
        );
        assert!(stub.is_students());
        assert!(place(r"ch1-recursion\src\factorial.rs:1:1").is_students());
        assert!(!place("ch1-recursion/tests/factorial.rs:1:1").is_students());
        assert!(!place("/rustc/59807/library/core/src/option.rs:1:1").is_students());
        assert!(!place("/home/me/course/crates/call-trace/src/record.rs:1:1").is_students());
        assert_eq!(Place::parse("no place"), None);
    }
}
