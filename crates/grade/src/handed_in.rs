//! Finds the submissions that the command line names: archives, folders, and folders of these.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use catalogue::Exercise;
use student_copy::LARGEST;

use crate::archive;
use crate::submission::{Submission, is_left_out, too_large};

/// The maximum depth of the folders to search in a submission. In a clone, an exercise is four folders deep.
const DEEPEST: usize = 6;

/// The endings of archives. One that is not a .zip has a result, too, and its remark is to unpack it.
const ARCHIVES: [&str; 7] = ["zip", "tar", "gz", "tgz", "xz", "7z", "rar"];

/// The maximum number of files to examine in a folder.
const MOST: usize = 20_000;

/// Returns all submissions, sorted by name.
///
/// A folder is one submission if it contains a file of an exercise, or a folder of the course. In any other folder each
/// folder and each archive is a submission, and has its own name.
pub(crate) fn all(paths: &[PathBuf], exercises: &[&Exercise]) -> Result<Vec<Submission>> {
    let mut all = Vec::new();
    for path in paths {
        let what = fs::metadata(path).with_context(|| format!("cannot read {}", path.display()))?;
        if !what.is_dir() {
            all.push(archive(path, exercises)?);
            continue;
        }
        let below = entries(path)?;
        let is_one = below.iter().any(|it| is_of_one_submission(it, exercises));
        if is_one && !below.iter().any(|it| is_archive(it)) {
            all.push(folder(path, exercises)?);
            continue;
        }
        for path in below {
            if path.is_dir() {
                all.push(folder(&path, exercises)?);
            } else if is_archive(&path) {
                all.push(archive(&path, exercises)?);
            }
        }
    }
    all.sort_by(|a, b| a.name.cmp(&b.name));
    if let Some(pair) = all.windows(2).find(|pair| pair[0].name == pair[1].name) {
        bail!(
            "two submissions have the name {}, so their results could not be told apart. Rename one.",
            pair[0].name
        );
    }
    if all.is_empty() {
        bail!("no submission was found: neither an archive nor a folder");
    }
    Ok(all)
}

/// Returns whether the folder around this path is one submission: the path is the file of an exercise, or the folder
/// `src`, `exercises` or `chN-…`.
fn is_of_one_submission(path: &Path, exercises: &[&Exercise]) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let chapter = name.strip_prefix("ch").and_then(|it| it.split_once('-'));
    let is_chapter = chapter.is_some_and(|(number, _)| number.parse::<usize>().is_ok());
    match path.is_dir() {
        true => is_chapter || ["src", "exercises"].contains(&&*name),
        false => { exercises.iter() }.any(|it| name.strip_suffix(".rs") == Some(it.stem.as_str())),
    }
}

fn is_archive(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default();
    ARCHIVES.iter().any(|it| ending.eq_ignore_ascii_case(it))
}

/// Returns the name of a submission, derived from its file or folder.
pub(crate) fn name_of(path: &Path) -> String {
    let name = match is_archive(path) {
        true => path.file_stem(),
        false => path.file_name(),
    };
    name.unwrap_or_default().to_string_lossy().into_owned()
}

fn archive(path: &Path, exercises: &[&Exercise]) -> Result<Submission> {
    if !fs::metadata(path)?.is_file() {
        bail!("{} is neither a file nor a folder", path.display());
    }
    archive::read(&name_of(path), path, exercises)
}

/// Reads the submission in a folder.
fn folder(path: &Path, exercises: &[&Exercise]) -> Result<Submission> {
    let mut paths = Vec::new();
    collect(path, "", 0, &mut paths).with_context(|| format!("cannot read {}", path.display()))?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    Ok(Submission::of(&name, exercises, &paths, |at| {
        read(&path.join(&paths[at]))
    }))
}

/// Collects the paths of the files below a folder, except build products.
fn collect(
    folder: &Path,
    inside: &str,
    depth: usize,
    found: &mut Vec<String>,
) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let path = format!("{inside}{name}");
        if entry.file_type()?.is_dir() {
            // Neither what cargo builds, nor our own parts of a clone, is handed in.
            if depth < DEEPEST && !is_left_out(&name) {
                collect(&entry.path(), &format!("{path}/"), depth + 1, found)?;
            }
        } else if found.len() < MOST {
            found.push(path);
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    let said = |error: std::io::Error| error.to_string();
    let what = fs::symlink_metadata(path).map_err(said)?;
    if what.is_symlink() {
        return Err("it is a link".to_owned());
    }
    if !what.is_file() {
        return Err("it is not a plain file".to_owned());
    }
    if what.len() > LARGEST {
        return Err(too_large());
    }
    fs::read(path).map_err(said)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for entry in
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?
    {
        let entry = entry?;
        if !is_left_out(&entry.file_name().to_string_lossy()) {
            all.push(entry.path());
        }
    }
    all.sort();
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::Catalogue;

    /// Returns the submissions in a folder with these files, each with the stems of its files and its remarks.
    fn found(files: &[(&str, &str)], link: Option<&str>) -> Vec<(String, String, Vec<String>)> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let catalogue = Catalogue::load(&root).unwrap();
        let exercises = ["gcd", "hanoi"].map(|stem| catalogue.find(stem).unwrap());
        let folder = tempfile::tempdir().unwrap();
        let class = folder.path().join("class");
        for (path, text) in files {
            student_copy::files::write(&class.join(path), text).unwrap();
        }
        #[cfg(unix)]
        if let Some(link) = link {
            std::os::unix::fs::symlink(root.join("Cargo.toml"), class.join(link)).unwrap();
        }
        let _ = link; // on Windows
        let all = all(&[class], &exercises).unwrap().into_iter();
        all.map(|it| {
            let stems: Vec<&str> = it.files.keys().map(String::as_str).collect();
            (it.name, stems.join(" "), it.remarks)
        })
        .collect()
    }

    #[test]
    fn a_folder_without_exercises_of_its_own_contains_submissions() {
        let one = |name: &str, stems: &str| (name.to_owned(), stems.to_owned(), Vec::new());
        let two = [one("anna", "gcd"), one("ben", "hanoi")];
        let apart = [("anna/gcd.rs", ""), ("ben/hanoi.rs", "")];
        assert_eq!(found(&apart, None), two);
        let deep = [("anna/la/src/gcd.rs", ""), ("ben/hanoi.rs", "")];
        assert_eq!(found(&deep, None), two);
        assert_eq!(found(&apart[..1], None), two[..1]);
        for files in [
            ["gcd.rs", "more/hanoi.rs"],
            ["src/gcd.rs", "src/hanoi.rs"],
            ["exercises/ch1-recursion/src/gcd.rs", "more/hanoi.rs"],
            ["ch1-recursion/src/gcd.rs", "ch2-eight-queens/hanoi.rs"],
        ] {
            let files = files.map(|path| (path, ""));
            assert_eq!(found(&files, None), [one("class", "gcd hanoi")]);
        }
        let packed = [("anna/gcd.rs", ""), ("__MACOSX/._anna", "")];
        assert_eq!(found(&packed, None), two[..1]);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_and_a_large_file_in_a_folder_are_not_accepted() {
        let large = " ".repeat(LARGEST as usize + 1);
        let files = [("anna/hanoi.rs", &*large)];
        let remarks = [
            "gcd.rs was not accepted: it is a link".to_owned(),
            "hanoi.rs was not accepted: it has more than 256 KiB".to_owned(),
        ];
        let anna = ("anna".to_owned(), String::new(), remarks.to_vec());
        assert_eq!(found(&files, Some("anna/gcd.rs")), [anna]);
    }
}
