//! Makes the course's commands work in every folder of a checkout. A cargo alias cannot give the path of its own file,
//! so an alias with a relative path works in one folder only. The aliases written here contain the absolute path.
//!
//! `exercises/.cargo/config.toml` and the configurations of the chapters include these two files if they exist.

use std::io;
use std::path::Path;

use crate::plain_file;

/// The file with the alias that contains the path. The alias is an array, since a path may contain spaces. Cargo
/// concatenates arrays of the same name, so a file included only once must define it.
const HERE: &str = ".course/here.toml";
/// The file with the commands, for folders below one that includes the path.
const NAMES: &str = ".course/names.toml";

/// Writes both files. Writes them again in a copy of the course, and skips files that are up to date.
pub(crate) fn note(root: &Path) -> io::Result<()> {
    let aliases = plain_file::read_text(&root.join(".cargo/config.toml"))?;
    let names = format!("[alias]\n{}", commands(&aliases));
    let manifest = serde_json::to_string(&root.join("Cargo.toml"))?;
    let here = format!("{names}here = [\"with-bar\", \"--manifest-path\", {manifest}]\n");
    for (file, text) in [(NAMES, names), (HERE, here)] {
        let path = root.join(file);
        if plain_file::read_text(&path).is_ok_and(|there| there == text) {
            continue;
        }
        plain_file::replace(&path, text.as_bytes())?;
    }
    Ok(())
}

/// Returns the aliases that run a program of the course, each with the path.
fn commands(aliases: &str) -> String {
    let with_path = aliases.lines().filter_map(|line| {
        let (name, rest) = line.split_once(" = \"with-bar ")?;
        Some(format!("{name} = \"here {rest}\n"))
    });
    with_path.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_of_a_course_is_noted_and_updated_in_a_copy() {
        let folder = tempfile::tempdir().unwrap();
        let read = |root: &Path, file: &str| std::fs::read_to_string(root.join(file)).unwrap();
        for name in ["a course", "copied"] {
            let root = folder.path().join(name);
            std::fs::create_dir_all(root.join(".cargo")).unwrap();
            std::fs::create_dir_all(root.join(".course")).unwrap();
            std::fs::write(root.join(HERE), "[alias]\nhere = [\"elsewhere\"]\n").unwrap();
            let aliases = "[alias]\ncourse = \"with-bar --package course --\"\n# more\nwith-bar = [\"run\"]\n";
            std::fs::write(root.join(".cargo/config.toml"), aliases).unwrap();
            note(&root).unwrap();
            let names = "[alias]\ncourse = \"here --package course --\"\n";
            assert_eq!(read(&root, NAMES), names);
            let manifest = root.join("Cargo.toml");
            let here = format!("here = [\"with-bar\", \"--manifest-path\", {manifest:?}]\n");
            assert_eq!(read(&root, HERE), format!("{names}{here}"));
        }
    }
}
