//! Replaces a file by a new one and keeps the old file beside it, whatever happens meanwhile.

use std::fmt::Display;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The prefix of a new stub until it is complete. Git ignores it.
const TEMPORARY: &str = ".stub-";

/// Replaces a file by a new one, and keeps the old file beside it. Returns the kept files: the old file, and any
/// version that an editor saved at this very moment.
///
/// The old file is moved and not copied: anything written to it during the replacement remains in it.
pub(super) fn replace(path: &Path, text: &[u8]) -> io::Result<Vec<PathBuf>> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    subprocess::installed::remove_leftovers(folder, TEMPORARY);
    let mut file = tempfile::Builder::new()
        .prefix(TEMPORARY)
        .tempfile_in(folder)?;
    file.write_all(text)?;
    match fs::metadata(path) {
        Ok(before) => file.as_file().set_permissions(before.permissions())?,
        Err(_) => readable(file.as_file())?,
    }
    file.as_file().sync_all()?;
    let mut kept = Vec::new();
    loop {
        match keep(path) {
            Ok(aside) => kept.push(aside),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
        match file.persist_noclobber(path) {
            Ok(_) => return Ok(kept),
            // An editor saved a file meanwhile. The next round keeps it too.
            Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => file = error.file,
            Err(error) => return Err(error.error),
        }
    }
}

/// Moves the file to the first free name beside it. No `mod` line mentions that name, so the compiler does not see it,
/// and git ignores it.
fn keep(path: &Path) -> io::Result<PathBuf> {
    fs::symlink_metadata(path)?;
    for number in 1.. {
        let aside = of_number(path, number);
        match File::create_new(&aside) {
            Ok(_) => {
                // The name is reserved now, and the file itself replaces the empty one.
                return match fs::rename(path, &aside) {
                    Ok(()) => Ok(aside),
                    Err(error) => {
                        let _ = fs::remove_file(&aside);
                        Err(error)
                    }
                };
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Returns the last copy that is not empty. An empty one is a name that was reserved and not used.
pub(super) fn newest(path: &Path) -> Option<PathBuf> {
    let stem = path.file_stem()?.to_string_lossy();
    let beside = fs::read_dir(path.parent()?).ok()?.flatten();
    let numbers = beside.filter_map(|entry| {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let number = name.strip_prefix(&*stem)?.strip_prefix(".mine-")?;
        number.strip_suffix(".rs")?.parse::<usize>().ok()
    });
    let has_text =
        |path: &PathBuf| fs::metadata(path).is_ok_and(|what| what.is_file() && what.len() > 0);
    let mut numbers: Vec<usize> = numbers.collect();
    numbers.sort_unstable();
    let copies = numbers.iter().rev().map(|number| of_number(path, number));
    copies.into_iter().find(has_text)
}

/// Returns the name of a copy: `gcd.mine-1.rs` for `gcd.rs`.
pub(super) fn of_number(path: &Path, number: impl Display) -> PathBuf {
    path.with_extension(format!("mine-{number}.rs"))
}

/// Makes a file readable by everyone. A temporary file is readable only by its owner, but a source file should be
/// readable by all.
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

    fn folder() -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("gcd.rs");
        (folder, path)
    }

    #[test]
    fn what_was_kept_is_never_written_over() {
        let (_folder, path) = folder();
        let kept = |text: u8| {
            fs::write(&path, [text]).unwrap();
            keep(&path).unwrap()
        };
        let names: Vec<PathBuf> = (0..3).map(kept).collect();
        for (text, name) in names.iter().enumerate() {
            assert_eq!(fs::read(name).unwrap(), [text as u8]);
            assert!(name.ends_with(format!("gcd.mine-{}.rs", text + 1)));
        }
    }

    #[test]
    fn a_stub_that_a_killed_reset_left_goes() {
        let (folder, path) = folder();
        let left = folder.path().join(".stub-left");
        let long_ago = std::time::SystemTime::UNIX_EPOCH;
        File::create(&left).unwrap().set_modified(long_ago).unwrap();
        replace(&path, b"stub").unwrap();
        assert!(path.exists() && !left.exists());
    }

    #[test]
    fn the_newest_copy_with_code_in_it_is_the_way_back() {
        let (_folder, path) = folder();
        assert_eq!(newest(&path), None);
        for number in [2, 10, 9] {
            fs::write(of_number(&path, number), "code").unwrap();
        }
        fs::write(of_number(&path, 11), "").unwrap();
        fs::write(of_number(&path, "x"), "code").unwrap();
        assert_eq!(newest(&path), Some(of_number(&path, 10)));
    }

    #[test]
    fn what_an_editor_saves_during_a_reset_is_kept() {
        let (_folder, path) = folder();
        let saves = 200;
        let editor = std::thread::spawn({
            let path = path.clone();
            move || {
                for number in 0..saves {
                    let new = path.with_extension("new");
                    fs::write(&new, number.to_string()).unwrap();
                    fs::rename(new, &path).unwrap();
                }
            }
        });
        let mut kept = Vec::new();
        while !editor.is_finished() {
            kept.extend(replace(&path, b"stub").unwrap());
        }
        editor.join().unwrap();
        kept.extend(replace(&path, b"stub").unwrap());
        let last = (saves - 1).to_string();
        let is_there = |copy: &PathBuf| fs::read_to_string(copy).unwrap() == last;
        assert!(kept.iter().any(is_there), "the last save is lost");
    }
}
