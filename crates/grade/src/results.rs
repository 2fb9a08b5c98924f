//! What came of submissions, for programs and for people.
//!
//! `results.json` holds everything, and the other files are made from it: `results.csv`, a page for each submission, and a
//! page of the class ([`class`]).

mod class;
mod ended;
mod form;
mod html;
mod message;
mod page;
mod rows;
mod table;
mod work;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
pub(crate) use ended::Ended;
pub(crate) use form::{
    Counts, Exercise, FORM, Function, Graded, InCounts, Part, Results, Runs, Won,
};
pub(crate) use table::tell;

impl Results {
    /// Writes the files into a folder, which is made where there is none.
    pub(crate) fn write(&self, folder: &Path) -> Result<()> {
        let write = |name: &str, bytes: &[u8]| {
            let path = folder.join(name);
            fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))
        };
        fs::create_dir_all(folder.join("pages"))
            .with_context(|| format!("cannot make {}", folder.display()))?;
        write("results.json", &serde_json::to_vec_pretty(self)?)?;
        write("results.csv", &rows::csv(self)?)?;
        write("class.html", class::page(self).as_bytes())?;
        for graded in &self.submissions {
            let name = &graded.name;
            let page = page::page(self, graded);
            write(&format!("pages/{name}.html"), page.as_bytes())?;
        }
        Ok(())
    }
}
