//! The tables of exact counts that the book shows.

use std::path::{Path, PathBuf};

use anyhow::bail;

use crate::kept::{self, Files};
use crate::{ablation, worth};

/// Runs every count, and writes or compares the tables in `book/src/effort/`.
pub(crate) fn keep(root: &Path, check: bool) -> anyhow::Result<()> {
    let folder = PathBuf::from("book/src/effort");
    let mut files = Files::new();
    for (name, table) in tables() {
        let table = table.trim_end().to_owned() + "\n";
        if files
            .insert(folder.join(name).with_extension("md"), table)
            .is_some()
        {
            bail!("two tables are called {name}");
        }
    }
    let strays = kept::strays(root, &folder, "md", &files)?;
    if !strays.is_empty() {
        bail!("no function counts these any more: {strays:?}");
    }
    kept::keep(root, &files, check, "cargo xtask effort")
}

/// Tables, each with its name.
type Tables = Vec<(&'static str, String)>;

/// The tables of all chapters, which are counted side by side.
fn tables() -> Tables {
    let chapters: [fn() -> Tables; 7] = [
        recursion::effort::tables,
        eight_queens::effort::tables,
        tic_tac_toe::effort::tables,
        alpha_beta::effort::tables,
        dots_and_boxes::effort::tables,
        ablation::tables,
        worth::tables,
    ];
    std::thread::scope(|threads| {
        let counting = chapters.map(|count| threads.spawn(count));
        let all = counting.map(|thread| thread.join().expect("a count panicked"));
        all.concat()
    })
}
