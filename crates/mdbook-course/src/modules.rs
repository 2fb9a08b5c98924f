//! The modules of the scripts. In the sources each control of a page is a file. A reader would load thirty of them for a
//! page, and small files compress badly. So in the built book a script contains the modules of the folders that it
//! imports. Only the modules in `shared` remain files, because several scripts of a page import them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::scripts::FOLDER;

/// The folder of the modules that several scripts import.
const SHARED: &str = "shared";

/// Joins the scripts of the book built in `folder` with their modules, and removes the joined modules.
///
/// # Errors
/// If a script imports in another form than `import { a, b } from './file.js';`, if two modules of a script define the same
/// name, or if a file cannot be read or written.
pub(crate) fn join(folder: &Path) -> Result<()> {
    let scripts = folder.join(FOLDER);
    if !scripts.is_dir() {
        return Ok(());
    }
    let mut folders = Vec::new();
    for entry in std::fs::read_dir(&scripts)? {
        let path = entry?.path();
        if path.is_dir() {
            folders.push(path);
        } else if path.extension().is_some_and(|kind| kind == "js") {
            let name = path.file_name().context("a script has a name")?;
            let joined = joined(&scripts, Path::new(name))
                .with_context(|| format!("cannot join the modules of {}", path.display()))?;
            std::fs::write(&path, joined)
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
    }
    for folder in folders.iter().filter(|folder| !folder.ends_with(SHARED)) {
        std::fs::remove_dir_all(folder)
            .with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    Ok(())
}

/// Returns the script with its modules before it, in the order in which a browser would run them.
fn joined(scripts: &Path, entry: &Path) -> Result<String> {
    let mut script = Script {
        scripts,
        seen: BTreeSet::new(),
        names: BTreeMap::new(),
        imports: BTreeMap::new(),
        text: String::new(),
    };
    script.add(entry)?;
    let imports = script.imports.iter().map(|(file, names)| {
        let names: Vec<_> = names.iter().map(String::as_str).collect();
        format!("import {{ {} }} from './{file}';\n", names.join(", "))
    });
    Ok(imports.chain([script.text.clone()]).collect())
}

struct Script<'a> {
    scripts: &'a Path,
    /// The modules that are in it, or are being added.
    seen: BTreeSet<PathBuf>,
    /// The names that its modules define, with the module.
    names: BTreeMap<String, PathBuf>,
    /// What it still imports, by the path of the file below the folder of the scripts.
    imports: BTreeMap<String, BTreeSet<String>>,
    text: String,
}

impl Script<'_> {
    /// Adds a module after the modules that it imports.
    fn add(&mut self, module: &Path) -> Result<()> {
        if !self.seen.insert(module.to_owned()) {
            return Ok(());
        }
        let text = std::fs::read_to_string(self.scripts.join(module))
            .with_context(|| format!("cannot read {}", module.display()))?;
        let is_entry = module.parent() == Some(Path::new(""));
        let mut own = String::new();
        for line in text.split_inclusive('\n') {
            if line.starts_with("import ") {
                let (names, from) =
                    import(line).with_context(|| format!("not understood: {}", line.trim_end()))?;
                let from = resolved(module, from);
                match is_part(&from) {
                    true => self.add(&from)?,
                    false => {
                        let from = from.to_string_lossy().replace('\\', "/");
                        let names = names.into_iter().map(str::to_owned);
                        self.imports.entry(from).or_default().extend(names);
                    }
                }
                continue;
            }
            if let Some(name) = defined(line)
                && let Some(other) = self.names.insert(name.to_owned(), module.to_owned())
            {
                bail!(
                    "{} and {} both define {name}",
                    other.display(),
                    module.display()
                );
            }
            // What a module of a folder loads later, its script loads.
            own += &match is_entry {
                true => line.to_owned(),
                false => line
                    .strip_prefix("export ")
                    .unwrap_or(line)
                    .replace("import('../", "import('./"),
            };
        }
        self.text += &own;
        Ok(())
    }
}

/// Returns the names of an import and the file, as it is written.
fn import(line: &str) -> Option<(Vec<&str>, &str)> {
    let (names, from) = line.strip_prefix("import { ")?.split_once(" } from '")?;
    let from = from.trim_end().strip_suffix("';")?;
    (!names.contains(" as ")).then(|| (names.split(", ").collect(), from))
}

/// Returns the path below the folder of the scripts of what a module imports.
fn resolved(module: &Path, from: &str) -> PathBuf {
    let mut path = module.parent().unwrap_or(Path::new("")).to_owned();
    for part in from.split('/') {
        match part {
            "." => {}
            ".." => {
                path.pop();
            }
            part => path.push(part),
        }
    }
    path
}

/// Returns whether a file becomes a part of the script that imports it.
fn is_part(file: &Path) -> bool {
    let folder = file.parent().unwrap_or(Path::new(""));
    folder != Path::new("") && folder != Path::new(SHARED)
}

/// Returns the name that a line defines for its module.
fn defined(line: &str) -> Option<&str> {
    let line = line.strip_prefix("export ").unwrap_or(line);
    let line = line.strip_prefix("async ").unwrap_or(line);
    let kinds = ["function ", "const ", "let ", "class "];
    let rest = kinds.iter().find_map(|kind| line.strip_prefix(kind))?;
    let ends = rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '$');
    Some(&rest[..ends?]).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book(files: &[(&str, &str)]) -> tempfile::TempDir {
        let book = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let path = book.path().join(FOLDER).join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        book
    }

    #[test]
    fn a_script_has_the_modules_of_its_folders_in_their_order_and_imports_the_shared_ones() {
        let play = "import { start } from './play/start.js';\nimport { make } from './shared/make.js';\nstart(make);\n";
        let start = "import { make } from '../shared/make.js';\nimport { squares } from '../squares.js';\n\
                     import { SIDES } from './sides.js';\n\
                     export function start() {\n  import('../later.js');\n  return make(squares, SIDES);\n}\n";
        let sides = "import { start } from './start.js';\nexport const SIDES = [2];\n";
        let make = "export const make = 1;\n";
        let book = book(&[
            ("play.js", play),
            ("play/start.js", start),
            ("play/sides.js", sides),
            ("shared/make.js", make),
            ("squares.js", "export const squares = 64;\n"),
        ]);
        join(book.path()).unwrap();
        let scripts = book.path().join(FOLDER);
        let read = |name| std::fs::read_to_string(scripts.join(name)).unwrap();
        assert_eq!(
            read("play.js"),
            "import { make } from './shared/make.js';\nimport { squares } from './squares.js';\n\
             const SIDES = [2];\n\
             function start() {\n  import('./later.js');\n  return make(squares, SIDES);\n}\n\
             start(make);\n"
        );
        assert_eq!(read("shared/make.js"), make);
        assert_eq!(read("squares.js"), "export const squares = 64;\n");
        assert!(!scripts.join("play").exists());
    }

    #[test]
    fn what_cannot_be_joined_is_named() {
        let one = "export function go() {}\n";
        for (entry, says) in [
            (
                "import { go } from './a/one.js';\nconst go = 1;\n",
                "a/one.js and play.js both define go",
            ),
            (
                "import { go as went } from './a/one.js';\n",
                "not understood: import { go as went }",
            ),
            ("import './a/one.js';\n", "not understood: import './a"),
            ("import { go } from './a/two.js';\n", "cannot read a/two.js"),
        ] {
            let book = book(&[("play.js", entry), ("a/one.js", one)]);
            let error = format!("{:#}", join(book.path()).unwrap_err());
            assert!(error.replace('\\', "/").contains(says), "{error}");
        }
    }
}
