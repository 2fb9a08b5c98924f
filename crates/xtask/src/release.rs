//! Makes a release: sets the version everywhere, dates the changelog's section, builds the book, and writes archives with
//! checksums.
//!
//! The result depends only on the commit and on the compiler, which builds the program that runs code in the book's pages: the
//! date is the commit's, and the archives contain no clock time and no user. Two runs therefore write the same bytes.

mod archives;
mod version;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail, ensure};

use archives::{Archived, Day};

use crate::wasm::TARGET;

/// The files that contain the version or describe its changes.
const NAMED_IN: [&str; 5] = [
    "Cargo.toml",
    "Cargo.lock",
    "exercises/Cargo.toml",
    "exercises/Cargo.lock",
    "CHANGELOG.md",
];

/// The folder of the built book, in the course and in the archives.
const BOOK: &str = "target/book";

/// Sets the version, builds the book with `build_book`, and writes `target/release-VERSION`. Edits by an earlier run of this
/// command do not count as uncommitted changes.
pub(crate) fn make(
    root: &Path,
    version: &str,
    build_book: fn(&Path) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    ensure!(
        version::is_one(version),
        "\"{version}\" is not a version such as 1.0.0 or 1.1.0-rc.1"
    );
    let committed = Day::of_commit(&git(root, &["log", "-1", "--format=%ct"])?)?;
    let mut set = BTreeMap::new();
    for path in NAMED_IN {
        let text = git(root, &["show", &format!("HEAD:{path}")])?;
        let new = match path {
            "CHANGELOG.md" => version::date_section(&text, version, &committed.to_string())?,
            lock if lock.ends_with(".lock") => version::set_in_lock(&text, version)?,
            manifest => version::set_in_manifest(&text, version)
                .with_context(|| format!("in {manifest}"))?,
        };
        set.insert(PathBuf::from(path), new);
    }
    refuse_changes(root, &set)?;
    for (path, text) in &set {
        fs::write(root.join(path), text).with_context(|| format!("{}", path.display()))?;
    }
    build_book(root)?;
    let mut files = tracked(root)?;
    files.extend(book(root)?);
    files.sort_by(|a, b| a.path.cmp(&b.path));
    let (notes, day) = version::section(&set[Path::new("CHANGELOG.md")], version)?;
    let folder = root.join(format!("target/release-{version}"));
    archives::write(
        &folder,
        &format!("look-ahead-{version}"),
        &files,
        Day::read(&day)?,
    )?;
    fs::write(folder.join("notes.md"), notes)?;
    println!(
        "{} contains the archives, their checksums and the notes.",
        folder.display()
    );
    if !git(root, &["status", "--porcelain"])?.is_empty() {
        println!("Then: git commit --all --message \"Release {version}\" && git tag v{version}");
    }
    Ok(())
}

/// Fails if a file differs from the commit, except for the edits of this command.
fn refuse_changes(root: &Path, set: &BTreeMap<PathBuf, String>) -> anyhow::Result<()> {
    let status = git(root, &["status", "--porcelain", "-z", "--no-renames"])?;
    let is_set = |path: &str| {
        let text = fs::read_to_string(root.join(path));
        set.get(Path::new(path))
            .is_some_and(|set| text.is_ok_and(|text| text == *set))
    };
    let paths = status.split('\0').filter_map(|line| line.get(3..));
    let changed: Vec<&str> = paths.filter(|path| !is_set(path)).collect();
    if !changed.is_empty() {
        bail!(
            "a release is made from committed files, but these are not committed:\n{}",
            changed.join("\n")
        );
    }
    Ok(())
}

/// Builds the book into [`BOOK`], with the program that runs code in its pages.
pub(crate) fn build_book(root: &Path) -> anyhow::Result<()> {
    ensure!(
        subprocess::installed::has_target(TARGET).context("cannot start rustc")?,
        "the pages of a release run code: install what compiles it with `rustup target add {TARGET}`"
    );
    let cargo = Command::new(env!("CARGO"))
        .args(["book", "build"])
        .current_dir(root)
        .status()
        .context("cannot start cargo")?;
    ensure!(cargo.success(), "the book cannot be built");
    Ok(())
}

/// Returns the files of the built book.
fn book(root: &Path) -> anyhow::Result<Vec<Archived>> {
    let mut files = Vec::new();
    let mut folders = vec![BOOK.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(root.join(&folder));
        for entry in entries.with_context(|| format!("cannot read {folder}"))? {
            let entry = entry?;
            let name = entry.file_name().into_string();
            let Ok(name) = name else {
                bail!("{} is not a name in UTF-8", entry.path().display());
            };
            let path = format!("{folder}/{name}");
            if entry.file_type()?.is_dir() {
                folders.push(path);
                continue;
            }
            files.push(Archived {
                bytes: fs::read(entry.path()).with_context(|| format!("cannot read {path}"))?,
                path,
                executable: false,
            });
        }
    }
    Ok(files)
}

/// Returns the files that git tracks.
fn tracked(root: &Path) -> anyhow::Result<Vec<Archived>> {
    let listed = git(root, &["ls-files", "--stage", "-z"])?;
    let mut files = Vec::new();
    for line in listed.split_terminator('\0') {
        let (about, path) = line.split_once('\t').context("git lists no path")?;
        let executable = match about.split(' ').next() {
            Some("100644") => false,
            Some("100755") => true,
            _ => {
                bail!(
                    "{path} is a link, or not a file: not every system can unpack it from an archive"
                )
            }
        };
        let bytes = fs::read(root.join(path)).with_context(|| format!("cannot read {path}"))?;
        files.push(Archived {
            path: path.to_owned(),
            executable,
            bytes,
        });
    }
    Ok(files)
}

fn git(root: &Path, words: &[&str]) -> anyhow::Result<String> {
    let done = Command::new("git")
        .args(words)
        .current_dir(root)
        .output()
        .context("cannot run git")?;
    ensure!(
        done.status.success(),
        "git {} failed: {}",
        words.join(" "),
        String::from_utf8_lossy(&done.stderr).trim()
    );
    Ok(String::from_utf8(done.stdout)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "[workspace.package]\nversion = \"0.1.0\"\n\n[workspace.dependencies]\nother = { version = \"0.1.0\" }\n";
    const LOCK: &str = "version = 4\n\n[[package]]\nname = \"ours\"\nversion = \"0.1.0\"\n\n[[package]]\nname = \"other\"\nversion = \"0.1.0\"\nsource = \"registry\"\n";

    /// Returns a committed course of seven files.
    fn course() -> tempfile::TempDir {
        let course = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = course.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        for folder in ["", "exercises/"] {
            write(&format!("{folder}Cargo.toml"), MANIFEST);
            write(&format!("{folder}Cargo.lock"), LOCK);
        }
        write(
            "CHANGELOG.md",
            "# Changelog\n\n## Unreleased\n\n- A page.\n\n## 0.1.0 (2020-01-01)\n\n- All.\n",
        );
        write("src/a page.md", "words\n");
        write(".gitignore", "target/\n");
        for words in [
            &["init", "--quiet"][..],
            &["config", "core.fileMode", "false"],
            &["add", "."],
            &["update-index", "--chmod=+x", "src/a page.md"],
        ] {
            git(course.path(), words).unwrap();
        }
        commit(course.path());
        course
    }

    /// Builds a book of two files.
    fn small_book(root: &Path) -> anyhow::Result<()> {
        fs::create_dir_all(root.join("target/book/ch1"))?;
        fs::write(root.join("target/book/index.html"), "pages of all chapters")?;
        fs::write(root.join("target/book/ch1/gcd.html"), "a page")?;
        Ok(())
    }

    fn commit(root: &Path) {
        let user = [
            "-c",
            "user.name=x",
            "-c",
            "user.email=x@example.org",
            "-c",
            "commit.gpgsign=false",
        ];
        let words = [
            "commit",
            "--quiet",
            "--all",
            "--message",
            "x",
            "--date=2021-02-03T04:05:06Z",
        ];
        let mut command = Command::new("git");
        command.args(user).args(words).current_dir(root);
        let done = command
            .env("GIT_COMMITTER_DATE", "2021-02-03T04:05:06Z")
            .output()
            .unwrap();
        assert!(done.status.success(), "{done:?}");
    }

    /// Returns the files in the folder of a release.
    fn made(root: &Path, version: &str) -> BTreeMap<String, Vec<u8>> {
        let folder = fs::read_dir(root.join(format!("target/release-{version}"))).unwrap();
        let files = folder.map(|entry| entry.unwrap());
        files
            .map(|it| {
                (
                    it.file_name().into_string().unwrap(),
                    fs::read(it.path()).unwrap(),
                )
            })
            .collect()
    }

    #[test]
    fn a_release_sets_the_version_of_ours_alone_and_dates_its_section_with_the_commit() {
        let course = course();
        make(course.path(), "1.0.0", small_book).unwrap();
        let read = |path: &str| fs::read_to_string(course.path().join(path)).unwrap();
        for folder in ["", "exercises/"] {
            let manifest = MANIFEST.replacen("0.1.0", "1.0.0", 1);
            assert_eq!(read(&format!("{folder}Cargo.toml")), manifest);
            assert_eq!(
                read(&format!("{folder}Cargo.lock")),
                LOCK.replacen("0.1.0", "1.0.0", 1)
            );
        }
        assert!(read("CHANGELOG.md").contains("## 1.0.0 (2021-02-03)\n\n- A page."));
        assert_eq!(made(course.path(), "1.0.0")["notes.md"], b"- A page.\n");
    }

    #[test]
    fn two_runs_give_the_same_bytes_also_from_a_clone_of_what_was_committed() {
        let course = course();
        make(course.path(), "1.0.0", small_book).unwrap();
        let first = made(course.path(), "1.0.0");
        assert_eq!(first.len(), 4, "{:?}", first.keys());
        make(course.path(), "1.0.0", small_book).unwrap();
        assert_eq!(made(course.path(), "1.0.0"), first);
        commit(course.path());
        let clone = tempfile::tempdir().unwrap();
        let from = course.path().to_str().unwrap();
        git(clone.path(), &["clone", "--quiet", from, "."]).unwrap();
        make(clone.path(), "1.0.0", small_book).unwrap();
        assert_eq!(made(clone.path(), "1.0.0"), first);
    }

    #[test]
    fn a_change_that_is_not_committed_is_named_and_nothing_is_made() {
        let course = course();
        fs::write(course.path().join("src/a page.md"), "other words\n").unwrap();
        fs::write(course.path().join("new.md"), "").unwrap();
        let said = make(course.path(), "1.0.0", small_book)
            .unwrap_err()
            .to_string();
        assert!(
            said.ends_with("new.md") && said.contains("\nsrc/a page.md"),
            "{said}"
        );
        assert!(!course.path().join("target").exists());
    }

    #[test]
    fn an_archive_holds_the_files_and_the_built_book_under_one_folder_with_their_modes() {
        let course = course();
        make(course.path(), "1.0.0", small_book).unwrap();
        let files = made(course.path(), "1.0.0");
        let mut tar = tar::Archive::new(flate2::read::GzDecoder::new(
            &files["look-ahead-1.0.0.tar.gz"][..],
        ));
        let packed: Vec<(String, u32)> = tar
            .entries()
            .unwrap()
            .map(|entry| {
                let entry = entry.unwrap();
                (
                    entry.path().unwrap().display().to_string(),
                    entry.header().mode().unwrap(),
                )
            })
            .collect();
        assert!(
            packed.contains(&("look-ahead-1.0.0/src/a page.md".to_owned(), 0o755)),
            "{packed:?}"
        );
        assert!(
            packed.contains(&("look-ahead-1.0.0/CHANGELOG.md".to_owned(), 0o644)),
            "{packed:?}"
        );
        let paths: Vec<&str> = packed.iter().map(|(path, _)| path.as_str()).collect();
        assert!(paths.is_sorted(), "{paths:?}");
        for page in ["index.html", "ch1/gcd.html"] {
            let page = format!("look-ahead-1.0.0/target/book/{page}");
            assert!(packed.contains(&(page, 0o644)), "{packed:?}");
        }
        let built = paths.iter().filter(|path| path.contains("/target/"));
        assert_eq!(built.count(), 2, "{paths:?}");
        let zip = std::io::Cursor::new(&files["look-ahead-1.0.0.zip"]);
        let mut zip = zip::ZipArchive::new(zip).unwrap();
        assert_eq!(zip.len(), packed.len());
        let mut first = String::new();
        std::io::Read::read_to_string(
            &mut zip
                .by_name("look-ahead-1.0.0/target/book/index.html")
                .unwrap(),
            &mut first,
        )
        .unwrap();
        assert_eq!(first, "pages of all chapters");
        let page = zip.by_name("look-ahead-1.0.0/src/a page.md").unwrap();
        assert_eq!(page.unix_mode().map(|mode| mode & 0o777), Some(0o755));
    }

    #[test]
    fn a_release_whose_book_cannot_be_built_writes_no_archive() {
        let course = course();
        let said = make(course.path(), "1.0.0", |_| bail!("a page is wrong")).unwrap_err();
        assert_eq!(said.to_string(), "a page is wrong");
        let said = make(course.path(), "1.0.0", |_| Ok(())).unwrap_err();
        assert_eq!(said.to_string(), "cannot read target/book");
        assert!(!course.path().join("target").exists());
    }

    #[test]
    fn a_release_without_news_and_a_version_that_is_none_are_refused() {
        let course = course();
        assert!(make(course.path(), "v1", small_book).is_err());
        fs::write(
            course.path().join("CHANGELOG.md"),
            "# Changelog\n\n## Unreleased\n\n## 0.1.0 (2020-01-01)\n",
        )
        .unwrap();
        commit(course.path());
        let said = make(course.path(), "1.0.0", small_book)
            .unwrap_err()
            .to_string();
        assert!(said.contains("nothing under"), "{said}");
    }
}
