//! The course's commands in each folder of a checkout. An alias of cargo cannot say where its own file is, so a relative path
//! leads to the course from one folder alone; here the path is absolute.
//!
//! `exercises/.cargo/config.toml` and those of the chapters include these two files, if they are there.

use std::io;
use std::path::Path;

use crate::plain_file;

/// The alias with the path, which is an array, since a path may have spaces. Cargo joins arrays of one name, so it stands in a
/// file that is included once.
const HERE: &str = ".course/here.toml";
/// The commands, for folders below one that includes the path.
const NAMES: &str = ".course/names.toml";

/// Notes where the course is: again in a copy of it, and not if that is noted already.
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

/// The aliases that run a program of the course, each with the path.
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
    fn it_is_noted_with_the_path_and_again_in_a_copy() {
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
