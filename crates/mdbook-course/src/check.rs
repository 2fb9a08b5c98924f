//! Checks the built book. Every internal link and fragment must have a target, each id must be unique on its page, and
//! no directive may remain.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::path::{Component, Path, PathBuf};

use percent_encoding::percent_decode_str;

use crate::markup::Markup;

/// A mistake on a built page.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Broken {
    /// The page, below the book's folder.
    pub page: PathBuf,
    /// The mistake, in words.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.page.display(), self.what)
    }
}

/// The result of a check.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of pages read.
    pub pages: usize,
    /// The number of internal links followed.
    pub links: usize,
    /// The mistakes, page by page.
    pub broken: Vec<Broken>,
}

/// A built book: its folder, and its pages, by their paths in it.
pub struct Built<'f> {
    folder: &'f Path,
    pages: BTreeMap<PathBuf, Markup>,
}

impl<'f> Built<'f> {
    /// Reads every page below `folder`.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn read(folder: &'f Path) -> io::Result<Self> {
        let mut pages = BTreeMap::new();
        for file in html_files(folder)? {
            let text = std::fs::read_to_string(folder.join(&file))?;
            pages.insert(file, Markup::read(&text));
        }
        Ok(Built { folder, pages })
    }

    /// Follows every link inside the book and returns a report.
    pub fn check(&self) -> Report {
        let mut report = Report {
            pages: self.pages.len(),
            ..Report::default()
        };
        for (page, markup) in &self.pages {
            let mut broken = |what: String| {
                report.broken.push(Broken {
                    page: page.clone(),
                    what,
                });
            };
            for line in &markup.left_over {
                broken(format!(
                    "`{line}` is still on the page: nothing has replaced it"
                ));
            }
            for (id, times) in &markup.ids {
                if *times > 1 {
                    broken(format!("the id {id} is given {times} times"));
                }
            }
            for id in markup
                .refers
                .iter()
                .filter(|id| !markup.ids.contains_key(*id))
            {
                broken(format!(
                    "the page refers to the id {id}, but no element has it"
                ));
            }
            for link in &markup.links {
                if let Some(target) = internal(link) {
                    report.links += 1;
                    if let Err(what) = self.follow(target, page) {
                        broken(format!("the link {link} is broken: {what}"));
                    }
                }
            }
        }
        report
    }

    /// Follows a link on a page. The error says why the link has no target.
    fn follow(&self, link: &str, page: &Path) -> Result<(), String> {
        let (path, fragment) = link.split_once('#').unwrap_or((link, ""));
        let path = decode(path.split('?').next().unwrap_or(""));
        // A page may have its links begin at the root of the site, as the page for error 404 does.
        let has_base = self.pages.get(page).is_some_and(|it| it.base.is_some());
        let from = match page.parent() {
            Some(folder) if !has_base && !path.starts_with('/') => folder,
            _ => Path::new(""),
        };
        let mut target = if path.is_empty() {
            page.to_owned()
        } else {
            normal(&from.join(path.trim_start_matches('/')))?
        };
        if self.folder.join(&target).is_dir() {
            target.push("index.html");
        }
        match self.pages.get(&target) {
            None if self.folder.join(&target).is_file() => Ok(()),
            None => Err(format!("there is no {}", target.display())),
            Some(_) if fragment.is_empty() => Ok(()),
            Some(there) if there.ids.contains_key(decode(fragment).as_ref()) => Ok(()),
            Some(_) => Err(format!(
                "{} has no element with the id {fragment}",
                target.display()
            )),
        }
    }
}

/// Returns the link if its target is inside the book.
fn internal(link: &str) -> Option<&str> {
    let scheme = link
        .split(['/', '?', '#'])
        .next()
        .is_some_and(|start| start.contains(':'));
    (!scheme && !link.starts_with("//")).then_some(link)
}

/// Returns the path without `.` and `..`, or an error if it leaves the book.
fn normal(path: &Path) -> Result<PathBuf, String> {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::Normal(name) => out.push(name),
            Component::ParentDir if !out.pop() => return Err("it leaves the book".into()),
            _ => {}
        }
    }
    Ok(out)
}

/// Decodes `%20` as a space, and so on.
fn decode(text: &str) -> Cow<'_, str> {
    percent_decode_str(text).decode_utf8_lossy()
}

/// Returns the HTML files below `folder`, relative to it.
pub(crate) fn html_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let (mut files, mut open) = (Vec::new(), vec![PathBuf::new()]);
    while let Some(below) = open.pop() {
        for entry in std::fs::read_dir(folder.join(&below))? {
            let entry = entry?;
            let path = below.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ext| ext == "html") {
                files.push(path);
            }
        }
    }
    Ok(files)
}
