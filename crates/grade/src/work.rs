//! The folder in which a chapter is graded. Two runs never share one, nor does a run share it with what is left of one that
//! was killed.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, bail};

use crate::laid;

/// Where the packages of the course are, in the folder.
const PACKAGES: &str = "crates";

/// So many runs can grade the same chapter side by side.
const MOST: usize = 16;

/// A folder that is this run's alone.
pub(crate) struct Work {
    /// Empty, but for what cargo has built there before.
    pub(crate) folder: PathBuf,
    /// The packages that it was built from.
    before: PathBuf,
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
                let before = folder.with_extension("before");
                clear(&folder, &before).with_context(of)?;
                return Ok(Self {
                    folder,
                    before,
                    lock,
                });
            }
        }
        bail!("{MOST} other runs grade {chapter} now")
    }

    /// Gives each file of the packages that are laid now the date that it had before, if it is the same: cargo builds again what is newer
    /// than what came of it.
    pub(crate) fn keep_dates(&self) -> Result<()> {
        if !self.before.exists() {
            return Ok(());
        }
        let now = self.folder.join(PACKAGES);
        for file in laid::files(&self.before)? {
            let (before, now) = (self.before.join(&file), now.join(&file));
            let of = || format!("cannot date {}", now.display());
            if now.is_file() && fs::read(&before)? == fs::read(&now)? {
                let date = before.metadata()?.modified()?;
                let file = File::options().append(true).open(&now).with_context(of)?;
                file.set_modified(date).with_context(of)?;
            }
        }
        remove(&self.before).with_context(|| format!("cannot remove {}", self.before.display()))
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

/// Clears the folder but for what is built there, and sets the packages aside that it was built from.
fn clear(folder: &Path, before: &Path) -> io::Result<()> {
    remove(before)?;
    let packages = folder.join(PACKAGES);
    if packages.exists() {
        fs::rename(packages, before)?;
    }
    let built = folder.join("exercises/target");
    let aside = folder.with_extension("built");
    if built.exists() {
        fs::rename(&built, &aside)?;
    }
    remove(folder)?;
    fs::create_dir_all(folder.join("exercises"))?;
    if aside.exists() {
        fs::rename(&aside, &built)?;
    }
    Ok(())
}

/// Removes what was built in a folder, by a command, but for what the compiler keeps of its work: that is half of the next build's.
/// It lies in folders with names of chance, which no program can list while it is compiled, and the next build replaces it.
pub(crate) fn keeping_work<T>(built: &Path, clean: impl FnOnce() -> Result<T>) -> Result<T> {
    let (kept, aside) = (built.join("incremental"), built.join("aside"));
    let of = || format!("cannot keep {}", kept.display());
    // A run that was killed here has left one.
    remove(&aside).with_context(of)?;
    if !kept.exists() {
        return clean();
    }
    fs::rename(&kept, &aside).with_context(of)?;
    let cleaned = clean()?;
    fs::rename(&aside, &kept).with_context(of)?;
    Ok(cleaned)
}

fn remove(folder: &Path) -> io::Result<()> {
    match folder.exists() {
        true => fs::remove_dir_all(folder),
        false => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::write;

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

    #[test]
    fn a_file_that_is_laid_again_as_it_was_keeps_its_date() {
        let course = tempfile::tempdir().unwrap();
        // The dates of these files, one after the other, when they are laid with such texts.
        let lay = |texts: [&str; 2]| {
            let work = Work::find(course.path(), "ch1").unwrap();
            let file = |number: usize| work.folder.join(format!("crates/game/src/{number}.rs"));
            for (number, text) in texts.iter().enumerate() {
                write(&file(number), text.as_bytes()).unwrap();
            }
            work.keep_dates().unwrap();
            [0, 1].map(|number| file(number).metadata().unwrap().modified().unwrap())
        };
        let first = lay(["a", "b"]);
        let second = lay(["a", "c"]);
        assert_eq!(second[0], first[0]);
        assert!(second[1] > first[1]);
        // What is as it was twice before, was built anew in between.
        let third = lay(["a", "b"]);
        assert_eq!(third[0], first[0]);
        assert!(third[1] > second[1]);
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
