//! The folder in which a chapter is graded. Two runs never share one, nor does a run share it with what is left of one that
//! was killed.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, bail};

/// So many runs can grade the same chapter side by side.
const MOST: usize = 16;

/// A folder that is this run's alone.
pub(crate) struct Work {
    /// Empty, but for what cargo has built there before.
    pub(crate) folder: PathBuf,
    lock: File,
}

impl Work {
    /// The first folder of a chapter that nobody works in.
    pub(crate) fn find(course: &Path, chapter: &str) -> Result<Self> {
        let all = course.join("target").join("grade");
        fs::create_dir_all(&all).with_context(|| format!("cannot make {}", all.display()))?;
        for number in 1..=MOST {
            let folder = match number {
                1 => all.join(chapter),
                number => all.join(format!("{chapter}-{number}")),
            };
            let of = || format!("cannot clear {}", folder.display());
            if let Some(lock) = lock(&folder.with_extension("lock")).with_context(of)? {
                clear(&folder).with_context(of)?;
                return Ok(Self { folder, lock });
            }
        }
        bail!("{MOST} other runs grade {chapter} now")
    }

    /// The standard input of programs that work in the folder: nothing. It is the lock, so that the folder stays taken while
    /// a program works there whose grader was killed.
    pub(crate) fn stdin(&self) -> io::Result<Stdio> {
        // Elsewhere nobody can read a file that is locked.
        match cfg!(unix) {
            true => self.lock.try_clone().map(Stdio::from),
            false => Ok(Stdio::null()),
        }
    }
}

/// The lock of that name, if nobody has it.
fn lock(path: &Path) -> io::Result<Option<File>> {
    let file = File::options()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

fn clear(folder: &Path) -> io::Result<()> {
    let built = folder.join("exercises/target");
    let aside = folder.with_extension("built");
    if built.exists() {
        fs::rename(&built, &aside)?;
    }
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder.join("exercises"))?;
    if aside.exists() {
        fs::rename(&aside, &built)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_run_works_elsewhere_and_the_next_one_finds_what_was_built() {
        let course = tempfile::tempdir().unwrap();
        let find = || Work::find(course.path(), "ch1").unwrap();
        let first = find();
        fs::create_dir(first.folder.join("exercises/target")).unwrap();
        fs::write(first.folder.join("Cargo.toml"), "").unwrap();
        let second = find();
        assert_ne!(first.folder, second.folder);
        assert!(first.folder.join("Cargo.toml").exists());
        let folder = first.folder.clone();
        drop(first);
        let third = find();
        assert_eq!(third.folder, folder);
        assert!(!folder.join("Cargo.toml").exists());
        assert!(folder.join("exercises/target").exists());
    }

    #[cfg(unix)]
    #[test]
    fn while_a_program_of_a_killed_run_works_the_folder_is_taken() {
        let course = tempfile::tempdir().unwrap();
        let first = Work::find(course.path(), "ch1").unwrap();
        let folder = first.folder.clone();
        let mut left = std::process::Command::new("sleep")
            .arg("60")
            .stdin(first.stdin().unwrap())
            .spawn()
            .unwrap();
        drop(first);
        assert_ne!(Work::find(course.path(), "ch1").unwrap().folder, folder);
        left.kill().unwrap();
        left.wait().unwrap();
        assert_eq!(Work::find(course.path(), "ch1").unwrap().folder, folder);
    }
}
