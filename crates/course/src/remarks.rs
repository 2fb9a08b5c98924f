//! Reads a test's remarks for a student who passes. The test appends lines to the file that `COURSE_REMARKS` names:
//! `{"remark": "…"}` or `{"worth": "…"}`.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use serde::Deserialize;

/// The variable with the path of the file. Only tests receive it.
pub(crate) const VARIABLE: &str = "COURSE_REMARKS";

/// The number of lines read of a file.
const LINES: usize = 20;
/// The number of characters kept of each text.
const CHARACTERS: usize = 400;
/// The number of bytes read of a file.
const MOST_READ: u64 = 64 << 10;

/// A remark on a program that passes.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Remark {
    /// Kind words about a correct program that misses the point of the exercise.
    Remark(String),
    /// The gain in counts.
    Worth(String),
}

/// Reads the remarks of a test. Skips damaged lines, and returns no remarks if the file is missing.
pub(crate) fn read(path: &Path) -> Vec<Remark> {
    // Reading anything but a regular file, perhaps a pipe, could block for ever.
    if !fs::symlink_metadata(path).is_ok_and(|what| what.is_file()) {
        return Vec::new();
    }
    let Ok(file) = File::open(path) else {
        return Vec::new();
    };
    let lines = BufReader::new(file.take(MOST_READ)).split(b'\n');
    lines
        .take(LINES)
        .map_while(Result::ok)
        .filter_map(|line| serde_json::from_slice(&line).ok())
        .map(Remark::cut)
        .collect()
}

impl Remark {
    fn cut(self) -> Self {
        let cut = |text: String| match text.char_indices().nth(CHARACTERS) {
            Some((end, _)) => format!("{}…", &text[..end]),
            None => text,
        };
        match self {
            Self::Remark(text) => Self::Remark(cut(text)),
            Self::Worth(text) => Self::Worth(cut(text)),
        }
    }
}

/// Returns the distinct texts that `which` selects from the remarks, in order.
pub(crate) fn distinct<'r>(
    remarks: impl Iterator<Item = &'r Remark>,
    which: impl Fn(&'r Remark) -> Option<&'r str>,
) -> Vec<&'r str> {
    let mut texts = Vec::new();
    for text in remarks.filter_map(which) {
        if !texts.contains(&text) {
            texts.push(text);
        }
    }
    texts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_text(text: &str) -> Vec<Remark> {
        let file = tempfile::NamedTempFile::new().unwrap();
        fs::write(&file, text).unwrap();
        read(file.path())
    }

    #[test]
    fn damaged_lines_are_skipped_and_the_others_read() {
        let text = "{\"remark\":\"A loop.\"}\nno json\n{\"other\":\"x\"}\n{\"remark\":3}\n\n\
                    {\"worth\":\"113 instead of 16 777 216\"}\n{\"remark\":\"cut o";
        let want = [
            Remark::Remark("A loop.".into()),
            Remark::Worth("113 instead of 16 777 216".into()),
        ];
        assert_eq!(read_text(text), want);
        assert_eq!(read(Path::new("/no/such/file")), []);
    }

    #[test]
    fn what_several_tests_say_is_kept_once() {
        let said = ["b", "a", "b"].map(|text| Remark::Worth(text.into()));
        fn worth(remark: &Remark) -> Option<&str> {
            match remark {
                Remark::Worth(text) => Some(text),
                Remark::Remark(_) => None,
            }
        }
        assert_eq!(distinct(said.iter(), worth), ["b", "a"]);
    }

    #[test]
    fn lines_and_their_lengths_are_limited() {
        assert_eq!(read_text(&"{\"worth\":\"x\"}\n".repeat(1000)).len(), LINES);
        let long = format!("{{\"remark\":\"{}\"}}\n", "ä".repeat(1000));
        let read = read_text(&long);
        let [Remark::Remark(text)] = read.as_slice() else {
            panic!("a remark became something else: {read:?}");
        };
        assert_eq!(text.chars().count(), CHARACTERS + 1);
        assert!(text.ends_with("ä…"));
        assert_eq!(read_text(&"x".repeat(1 << 20)), []);
    }
}
