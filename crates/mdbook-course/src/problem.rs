//! Mistakes in the pages: their place, their nature, and the remedy.

use std::fmt;
use std::path::{Path, PathBuf};

/// A mistake on one line of one page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The page, below the book's `src` folder.
    pub page: PathBuf,
    /// The number of the line, from 1.
    pub line: usize,
    /// The directive as written on the page.
    pub text: String,
    /// The mistake, and the remedy.
    pub what: String,
}

impl Problem {
    pub(crate) fn new(page: &Path, line: usize, text: &str, what: impl Into<String>) -> Self {
        Problem {
            page: page.to_owned(),
            line,
            text: text.to_owned(),
            what: what.into(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let page = self.page.display();
        writeln!(f, "book/src/{page}:{}: {}", self.line, self.text)?;
        write!(f, "    {}", self.what.replace('\n', "\n    "))
    }
}

/// All mistakes in the pages of the book.
#[derive(Debug)]
pub struct Problems(pub Vec<Problem>);

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for problem in &self.0 {
            writeln!(f, "{problem}")?;
        }
        let many = textfmt::plural(self.0.len(), "line", "lines");
        write!(
            f,
            "{} {many} of the book cannot be made into a page.",
            self.0.len()
        )
    }
}

impl std::error::Error for Problems {}
