//! What a test says to a student who passes: it leaves lines in the file that `COURSE_REMARKS`
//! names, `{"remark": "…"}` or `{"worth": "…"}`.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use serde::Deserialize;

/// The variable that names the file; only tests have it.
pub(crate) const VARIABLE: &str = "COURSE_REMARKS";

/// How many lines of a file are read,
const LINES: usize = 20;
/// how many characters of each text are kept,
const CHARACTERS: usize = 400;
/// and how many bytes of a file.
const MOST_READ: u64 = 64 << 10;

/// Something that is said of a program that passes.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Remark {
    /// Kind words about a right program that goes round the point.
    Remark(String),
    /// What it was worth, in counts.
    Worth(String),
}

/// Reads what a test left. Lines that are damaged are skipped, and no file is no remark.
pub(crate) fn read(path: &Path) -> Vec<Remark> {
    // What is no file, a pipe perhaps, could keep us waiting for ever.
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

/// The texts that `which` takes out of the remarks, each once, in their order.
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
