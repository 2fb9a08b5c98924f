//! The results of submissions, for programs and for people.
//!
//! `results.json` contains everything, and the other files are made from it: `results.csv`, a page for each
//! submission, and a page of the class ([`class`]).

mod class;
mod ended;
mod form;
mod html;
mod page;
mod rows;
mod table;
mod work;

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
pub(crate) use ended::Ended;
pub(crate) use form::{
    Counts, Exercise, FORM, Function, Graded, InCounts, Part, Results, Runs, Won,
};
use student_copy::files;
pub(crate) use table::tell;
use terminal::{clean, complain};

impl Results {
    /// Writes the files into a folder, and creates the folder if needed. If one page cannot be written, the other
    /// files still are.
    pub(crate) fn write(&self, folder: &Path) -> Result<()> {
        let write = |name: &str, bytes: &[u8]| files::write(&folder.join(name), bytes);
        self.write_json(folder)?;
        write("results.csv", &rows::csv(self)?)?;
        write("class.html", class::page(self).as_bytes())?;
        for graded in &self.submissions {
            let page = page::page(self, graded);
            if let Err(error) = write(&graded.page(), page.as_bytes()) {
                complain(&format!("{}: {error:#}", clean(&graded.name)));
            }
        }
        Ok(())
    }

    /// Writes only `results.json`. A reader finds either the complete old file or the complete new one, even
    /// after a power cut.
    pub(crate) fn write_json(&self, folder: &Path) -> Result<()> {
        let of = || format!("cannot write into {}", folder.display());
        fs::create_dir_all(folder).with_context(of)?;
        let mut file = tempfile::NamedTempFile::new_in(folder).with_context(of)?;
        file.write_all(&serde_json::to_vec_pretty(self)?)
            .with_context(of)?;
        file.as_file().sync_all().with_context(of)?;
        file.persist(folder.join("results.json")).with_context(of)?;
        Ok(())
    }
}
