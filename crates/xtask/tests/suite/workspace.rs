//! The packages of this repository according to their manifests, and the files in their folders.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use catalogue::Exercise;
use stubs::NamedAnswer;

/// Returns the root folder of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns the manifest in a folder. The path is relative to the root.
pub(crate) fn manifest(folder: &Path) -> toml::Table {
    let path = root().join(folder).join("Cargo.toml");
    text(&path)
        .parse()
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the manifests of all packages and of both workspaces, including the students', each with its folder.
pub(crate) fn manifests() -> Vec<(PathBuf, toml::Table)> {
    let crates = folders("crates");
    // The build output of students contains no package.
    let exercises = folders("exercises").into_iter();
    let exercises = exercises.filter(|folder| root().join(folder).join("Cargo.toml").is_file());
    let others = ["benches", "exercises", "."].map(PathBuf::from);
    let all = crates.into_iter().chain(exercises).chain(others);
    all.map(|folder| (folder.clone(), manifest(&folder)))
        .collect()
}

/// Returns the packages of the root workspace by name.
pub(crate) fn packages() -> BTreeMap<String, toml::Table> {
    let named = |(folder, package): (PathBuf, toml::Table)| {
        let is_room = folder.starts_with("crates") || folder.starts_with("benches");
        let name = is_room.then(|| package["package"]["name"].as_str())?;
        Some((name?.to_owned(), package))
    };
    manifests().into_iter().filter_map(named).collect()
}

/// Returns the number of a chapter's package.
pub(crate) fn chapter(name: &str) -> Option<u32> {
    name.trim_start_matches("my-")
        .strip_prefix("ch")?
        .split('-')
        .next()?
        .parse()
        .ok()
}

/// Returns the dependencies of a package on every system, without those of tests and benches.
pub(crate) fn uses(package: &toml::Table) -> Vec<String> {
    dependencies(package, &["dependencies", "build-dependencies"])
}

/// Returns the dependencies of its tests and benches.
pub(crate) fn tests_use(package: &toml::Table) -> Vec<String> {
    dependencies(package, &["dev-dependencies"])
}

fn dependencies(package: &toml::Table, kinds: &[&str]) -> Vec<String> {
    let systems = package.get("target").and_then(toml::Value::as_table);
    let systems = systems.into_iter().flat_map(toml::Table::values);
    let tables = std::iter::once(package).chain(systems.filter_map(toml::Value::as_table));
    let kinds = tables.flat_map(|table| kinds.iter().map(|kind| table.get(*kind)));
    let kinds = kinds.flatten().filter_map(toml::Value::as_table);
    kinds.flat_map(|kind| kind.keys().cloned()).collect()
}

/// Returns the known answers to an exercise, wrong and right, each with its file, its line and its name.
pub(crate) fn answers(exercise: &Exercise) -> Vec<(String, NamedAnswer)> {
    let file = exercise.mistakes();
    let answers = stubs::answers(&text(&root().join(&file)));
    let answers = answers.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let placed = |answer: NamedAnswer| {
        let NamedAnswer { name, line, .. } = &answer;
        (format!("{}:{line} ({name})", file.display()), answer)
    };
    answers.into_iter().map(placed).collect()
}

/// Returns the files below a folder whose names have one of these endings, in order.
pub(crate) fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in entries(folder) {
        let ending = path.extension().unwrap_or_default();
        if path.is_dir() {
            files.extend(self::files(&path, endings));
        } else if endings.iter().any(|it| ending == *it) {
            files.push(path);
        }
    }
    files
}

/// Returns the entries of a folder, in order.
pub(crate) fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries =
        std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

pub(crate) fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the folders in one of the root's folders, each by its path from the root.
pub(crate) fn folders(of: &str) -> Vec<PathBuf> {
    let all = entries(&root().join(of)).into_iter();
    let folders = all.filter(|path| path.is_dir());
    let names = folders.filter_map(|path| Some(Path::new(of).join(path.file_name()?)));
    names.collect()
}
