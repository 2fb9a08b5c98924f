//! `cargo course reset`: back to the stub. What the student wrote is kept beside it and is never
//! written over.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use catalogue::Exercise;

use crate::course::Course;

/// Puts the stub back. Returns what was done, in words.
pub(crate) fn reset(course: &Course, exercise: &Exercise) -> Result<String> {
    let stub = stub(course, exercise)?;
    let path = course.path(exercise.stub());
    let shown = course.shown(exercise.stub());
    let kept = match fs::read(&path) {
        Ok(yours) if is_same(&String::from_utf8_lossy(&yours), &stub) => None,
        Ok(yours) => Some(keep(&path, &yours).with_context(|| format!("cannot keep {shown}"))?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error).with_context(|| format!("cannot read {shown}")),
    };
    replace(&path, stub.as_bytes()).with_context(|| format!("cannot write {shown}"))?;
    let unkept = course.progress.change_or_say(|progress| {
        progress.set_solved(&exercise.id, false);
        progress.set_hints(&exercise.id, 0);
    });
    let mut done = match kept {
        Some(kept) => {
            let kept = kept.strip_prefix(&course.root).unwrap_or(&kept);
            format!(
                "{shown} is the stub again.\nYours is kept as {}.",
                course.shown(kept)
            )
        }
        None => format!("{shown} is the stub."),
    };
    if let Some(why) = unkept {
        done += &format!("\n{why}");
    }
    Ok(done)
}

/// Whether the student's file is still as it was given.
pub(crate) fn is_untouched(course: &Course, exercise: &Exercise) -> bool {
    let yours = fs::read_to_string(course.path(exercise.stub()));
    matches!((yours, stub(course, exercise)), (Ok(yours), Ok(stub)) if is_same(&yours, &stub))
}

/// Whether two texts are the same but for the ends of their lines, which git may change.
fn is_same(one: &str, other: &str) -> bool {
    one.lines().eq(other.lines())
}

/// The stub, cut from the reference.
fn stub(course: &Course, exercise: &Exercise) -> Result<String> {
    let path = course.path(exercise.reference());
    let text =
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    stubs::cut(&text).with_context(|| path.display().to_string())
}

/// Writes a copy beside the file, under the first name that is free. It has no `mod` line
/// anywhere, so the compiler does not see it, and git ignores it.
fn keep(path: &Path, yours: &[u8]) -> io::Result<PathBuf> {
    let mut number = 1;
    loop {
        let kept = path.with_extension(format!("mine-{number}.rs"));
        match File::create_new(&kept) {
            Ok(mut file) => {
                file.write_all(yours)?;
                file.sync_all()?;
                return Ok(kept);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}

/// Replaces the file whole: a crash leaves the old one or the new one.
fn replace(path: &Path, text: &[u8]) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut file = tempfile::Builder::new()
        .prefix(".stub-")
        .tempfile_in(folder)?;
    file.write_all(text)?;
    if let Ok(before) = fs::metadata(path) {
        file.as_file().set_permissions(before.permissions())?;
    } else {
        readable(file.as_file())?;
    }
    file.persist(path)?;
    Ok(())
}

/// A temporary file is readable by its owner alone; a source file should be by all.
fn readable(file: &File) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        file.set_permissions(fs::Permissions::from_mode(0o644))?;
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_is_never_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("gcd.rs");
        let names: Vec<PathBuf> = (0..3u8).map(|text| keep(&path, &[text]).unwrap()).collect();
        for (text, name) in names.iter().enumerate() {
            assert_eq!(fs::read(name).unwrap(), [text as u8]);
            assert!(name.ends_with(format!("gcd.mine-{}.rs", text + 1)));
        }
    }
}
