//! Tests the built book in a browser: players, requests, accessibility, narrow screens and page weight. The tests are in the
//! folder `browser`. Node's test runner runs them, and they drive the system's Chromium. Before them, TypeScript checks the
//! types of the pages' scripts.

mod needs;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, ensure};

use crate::programs::Programs;

/// Builds the book and runs the tests whose file or name contains `filter`, or all tests if there is no filter. The book is printed
/// only if there is a filter, or the variable `PRINTED` is set, as on the servers: that takes as long as many other tests.
///
/// # Errors
/// [`subprocess::installed::Missing`] if this machine lacks something that the tests need; any other error if the book cannot be built, if no
/// test matches the filter, or if a test fails.
pub(crate) fn run(root: &Path, filter: Option<&str>) -> anyhow::Result<()> {
    let tools = needs::tools(root)?;
    let tests = Tests::chosen(root, filter)?;
    types(root, &tools)?;
    println!("── the book");
    let mut book = Programs::build(root)?.command("make-book")?;
    let built = book.arg("build").current_dir(root).status()?;
    ensure!(built.success(), "the book cannot be built");

    let pictures = root.join("target").join("browser");
    empty(&pictures)?;
    println!("── its tests; all of them take a few minutes");
    let started = Instant::now();
    let mut node = Command::new(&tools.node);
    node.arg("run.mjs")
        .arg(at_once().to_string())
        .arg(tests.named.unwrap_or_default())
        .args(&tests.files)
        .current_dir(root.join("browser"))
        .env("CHROME", &tools.chromium);
    if filter.is_some() {
        node.env("PRINTED", "1");
    }
    let passed = node.status().context("cannot start node")?.success();
    let seconds = started.elapsed().as_secs_f64();
    ensure!(
        passed,
        "a test in the browser failed, after {seconds:.0} s; {}",
        told(&pictures)
    );
    println!("   tests in the browser: {seconds:.1} s");
    Ok(())
}

/// What is checked together, by files in `browser/types`: the modules, the scripts that share their names, and the worker.
const TYPES: [&str; 3] = ["pages.json", "shared.json", "worker.json"];

/// Checks the types in the scripts of the pages, which their comments give.
fn types(root: &Path, tools: &needs::Tools) -> anyhow::Result<()> {
    println!("── the types of the scripts");
    for project in TYPES {
        let mut check = Command::new(&tools.node);
        check.args(["node_modules/typescript/bin/tsc", "--project"]);
        check.arg(Path::new("types").join(project));
        let checked = check.current_dir(root.join("browser")).status();
        ensure!(
            checked.context("cannot start node")?.success(),
            "a script has wrong types; browser/types/{project} names the scripts"
        );
    }
    Ok(())
}

/// Returns how many test files run at once. Each has its own Chromium, which now and then keeps more than one core busy.
fn at_once() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    cores.clamp(1, 4)
}

/// The selected tests.
struct Tests {
    files: Vec<PathBuf>,
    /// A pattern for Node: in these files, run only the tests whose names contain these words.
    named: Option<String>,
}

impl Tests {
    /// Selects test files whose names contain the filter. If there are none, selects tests by their own names.
    fn chosen(root: &Path, filter: Option<&str>) -> anyhow::Result<Self> {
        let folder = root.join("browser").join("tests");
        let all = files(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
        let Some(filter) = filter else {
            return Ok(Tests {
                files: all,
                named: None,
            });
        };
        let in_name = |file: &&PathBuf| {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            name.contains(&filter.replace(' ', "-"))
        };
        let files: Vec<PathBuf> = all.iter().filter(in_name).cloned().collect();
        if !files.is_empty() {
            return Ok(Tests { files, named: None });
        }
        let says = |file: &PathBuf| {
            let text = std::fs::read_to_string(file).unwrap_or_default();
            text.contains(filter)
        };
        let files: Vec<PathBuf> = all.into_iter().filter(says).collect();
        ensure!(
            !files.is_empty(),
            "no test in browser/tests has {filter:?} in its file's name or in its own"
        );
        Ok(Tests {
            files,
            named: Some(escaped(filter)),
        })
    }
}

/// Returns the test files in a folder, sorted by name.
fn files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(".test.mjs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Returns a regular expression that matches exactly these words.
fn escaped(words: &str) -> String {
    let mut out = String::new();
    for c in words.chars() {
        if !c.is_alphanumeric() && c != ' ' {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// Deletes the screenshots of the previous run.
fn empty(folder: &Path) -> anyhow::Result<()> {
    if folder.exists() {
        std::fs::remove_dir_all(folder)
            .with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))
}

/// Returns a sentence that lists the screenshots of failed tests.
fn told(pictures: &Path) -> String {
    let mut names: Vec<OsString> = std::fs::read_dir(pictures)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.file_name()))
        .collect();
    names.sort();
    match &names[..] {
        [] => "no picture was saved".into(),
        [one] => format!("a picture of the page: {}", pictures.join(one).display()),
        many => format!(
            "{} pictures of the pages are in {}",
            many.len(),
            pictures.display()
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::{Tests, escaped};

    fn root() -> std::path::PathBuf {
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    #[test]
    fn a_filter_chooses_files_by_name_and_else_tests_by_theirs() {
        let root = root();
        let all = Tests::chosen(&root, None).unwrap();
        assert!(all.files.len() > 1 && all.named.is_none());
        let one = Tests::chosen(&root, Some("each page says")).unwrap();
        assert_eq!((one.files.len(), one.named), (1, None));
        let named = Tests::chosen(&root, Some("turns the page")).unwrap();
        assert_eq!(named.named.as_deref(), Some("turns the page"));
        assert!(!named.files.is_empty() && named.files.len() < all.files.len());
        let error = Tests::chosen(&root, Some("no such words")).err().unwrap();
        assert!(
            error.to_string().contains("no test in browser/tests"),
            "{error}"
        );
    }

    #[test]
    fn a_filter_is_taken_by_its_letters() {
        assert_eq!(escaped("a (b) c."), "a \\(b\\) c\\.");
    }
}
