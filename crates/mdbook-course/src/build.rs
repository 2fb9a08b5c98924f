//! Builds the book without an installed mdBook. The preprocessor runs in the same process.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use mdbook_driver::MDBook;
use mdbook_driver::config::Config;

use crate::aside::Aside;
use crate::breaks::set_breaks;
use crate::contents;
use crate::describe::Descriptions;
use crate::destination::{check_destination, mark};
use crate::minutes::Words;
use crate::modules;
use crate::scripts::leave_whole;
use crate::student::put_aside;
use crate::theme::omit_comments;
use crate::warnings::Warnings;
use crate::{Course, Engine};

/// The address at which pages ask for a newer book. mdBook writes the script that asks.
pub(crate) const RELOAD: &str = "__reload";

/// The setting in which the preprocessor finds the folder of the engine.
pub(crate) const ENGINE: &str = "preprocessor.course.engine";

/// The files that show a student's own code in the pages. Only a book beside an editor has them.
const YOURS: [(&str, &str); 2] = [
    ("output.html.additional-css", "theme/yours.css"),
    ("output.html.additional-js", "theme/yours.js"),
];

/// The script that the second of these files loads. mdBook copies it into every book.
const YOUR_SCRIPT: &str = "scripts/yours.js";

fn add_yours(course: &Path, config: &mut Config) -> Result<()> {
    for (key, file) in YOURS {
        let mut files: Vec<String> = config.get(key)?.unwrap_or_default();
        if course.join("book").join(file).is_file() {
            files.push(file.to_owned());
            config.set(key, files)?;
        }
    }
    Ok(())
}

/// A build of the book, with its options.
#[derive(Debug, Clone, Copy)]
pub struct Build<'a> {
    /// The folder of the course.
    pub course: &'a Path,
    /// The folder to build into. The default is the folder in `book.toml`.
    pub into: Option<&'a Path>,
    /// Whether open pages reload themselves when they change.
    pub reload: bool,
    /// Whether the pages show a student's own code, beside an editor.
    pub yours: bool,
    /// The engine that runs code in the pages. Without it the book only shows recorded runs.
    pub engine: Option<&'a Engine>,
}

impl Build<'_> {
    /// Builds the book and returns its folder.
    ///
    /// # Errors
    /// If a page is wrong, with a list of all mistakes; if mdBook gives a warning; or if the folder to build into
    /// contains anything but an older book.
    pub fn run(self) -> Result<PathBuf> {
        let mut book = MDBook::load(self.course.join("book")).context("cannot load the book")?;
        if let Some(into) = self.into {
            check_destination(into)?;
            book.config.build.build_dir = into.to_owned();
        }
        if self.reload {
            book.config
                .set("output.html.live-reload-endpoint", RELOAD)?;
        }
        if self.yours {
            add_yours(self.course, &mut book.config)?;
        }
        if let Some(engine) = self.engine {
            book.config.set(ENGINE, engine.folder())?;
        }
        let aside = Aside::default();
        book.with_preprocessor(Course)
            .with_preprocessor(aside.clone());
        let (result, warnings) = Warnings::collect(|| book.build());
        result?;
        if !warnings.is_empty() {
            bail!("mdBook warns:\n{}", warnings.join("\n"));
        }
        let folder = book.build_dir_for("html");
        if let Some(engine) = self.engine {
            engine.install(&folder)?;
        }
        mark(&folder)?;
        leave_whole(&folder)?;
        modules::join(&folder)?;
        let script = folder.join(YOUR_SCRIPT);
        if !self.yours && script.is_file() {
            std::fs::remove_file(&script)
                .with_context(|| format!("cannot remove {}", script.display()))?;
        }
        omit_comments(&folder)?;
        set_breaks(&folder)?;
        let whole = aside.put_back(&folder);
        whole.context("cannot put the figures into the pages")?;
        let words = Words::of(&book.book);
        contents::mark(&folder, self.course, &words).context("cannot mark the contents")?;
        put_aside(&folder).context("cannot write the file with the students of the pages")?;
        let written = Descriptions::of(&book.book).write(&folder, &book.config);
        written.context("cannot write the pages' descriptions")?;
        Ok(folder)
    }
}
